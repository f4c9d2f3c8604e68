import { useEffect } from "react";

/** Replaces the query of the address; Back doesn't return to the former one. */
export function replaceQuery(query: URLSearchParams): void {
  window.history.replaceState(null, "", query.size > 0 ? `?${query}` : window.location.pathname);
}

/** Removes a parameter from the address. */
export function removeParameter(name: string): void {
  const rest = new URLSearchParams(window.location.search);
  rest.delete(name);
  replaceQuery(rest);
}

/** Returns a page's query without a search for an email address: addresses of pages are shared, and stay in browsers' histories. */
export function shareableQuery(query: URLSearchParams): URLSearchParams {
  const isForEmail = query.get("search")?.includes("@");
  return new URLSearchParams([...query].filter(([name]) => !(isForEmail && name === "search")));
}

/** Keeps what a page shows in its address, so that a reload, a bookmark, and Back restore it. */
export function useQueryInAddress(query: URLSearchParams): void {
  const text = shareableQuery(query).toString();
  useEffect(() => {
    if (window.location.search !== (text && `?${text}`)) replaceQuery(new URLSearchParams(text));
  }, [text]);
}
