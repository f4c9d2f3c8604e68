import { env } from "#server/lib/env.ts";

/**
 * Where to lead somebody after they signed in: a path of this site, taken from what a link or form said.
 * An address of another site, however it is written, gives "/".
 */
export function safePath(given: string | null | undefined): string {
  const home = env().PUBLIC_URL;
  if (!given || !URL.canParse(given, home)) return "/";
  const url = new URL(given, home);
  if (url.origin !== new URL(home).origin || url.pathname.startsWith("//")) return "/";
  return `${url.pathname}${url.search}${url.hash}`;
}

/** A page's address with where to go on to afterwards. */
export function withCallback(path: string, callbackPath: string): string {
  return callbackPath === "/" ? path : `${path}?${new URLSearchParams({ callbackUrl: callbackPath })}`;
}
