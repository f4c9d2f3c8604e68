import { env } from "#server/lib/env.ts";

/**
 * Returns the path to open after a sign-in, as a link or form gave it, or "/" if it leads to
 * another site, however it is written.
 */
export function safePath(candidate: string | null | undefined): string {
  const home = env().PUBLIC_URL;
  if (!candidate || !URL.canParse(candidate, home)) return "/";
  const url = new URL(candidate, home);
  if (url.origin !== new URL(home).origin || url.pathname.startsWith("//")) return "/";
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Returns a page's address with the page to open afterward. */
export function withCallback(path: string, callbackPath: string): string {
  return callbackPath === "/" ? path : `${path}?${new URLSearchParams({ callbackUrl: callbackPath })}`;
}
