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

/** Keeps what a page shows in its address, so that a reload, a bookmark, and Back restore it. */
export function useQueryInAddress(query: URLSearchParams): void {
  const text = query.toString();
  useEffect(() => {
    if (window.location.search !== (text && `?${text}`)) replaceQuery(new URLSearchParams(text));
  }, [text]);
}
