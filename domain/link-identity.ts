import { postingOfLink } from "./posting-link.ts";
import { withoutEnd } from "./trim.ts";
import { webAddress } from "./web-address.ts";

/** Parameters that say where a reader came from, not where the link leads. */
const TRACKING_NAMES = new Set([
  "gh_src",
  "gclid",
  "fbclid",
  "msclkid",
  "igsh",
  "lipi",
  "originalsubdomain",
  "ref",
  "refid",
  "source",
  "src",
  "trackingid",
]);
const TRACKING_PREFIXES = ["utm_", "trk", "lever-source", "_hs", "mc_"];

/**
 * Returns a link's identity: host, path, and the parameters that distinguish pages, sorted by name. The
 * scheme, `www.`, tracking parameters, the fragment, and slashes at the end of the path don't count. Case does, except
 * in the host, as the URL standard says. All links to a posting of a known system have one identity, whichever list or
 * form they lead to. The cost grows linearly with the link's length.
 * @returns null for a text that isn't a web link
 */
export function linkIdentity(link: string): string | null {
  const address = webAddress(link);
  if (address === null) return null;
  const url = new URL(address);
  const posting = postingOfLink(url);
  if (posting) return posting.identity;
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => !isTracking(name)));
  kept.sort();
  const query = kept.toString();
  return `${withoutWww(url.host)}${withoutEnd(url.pathname, "/")}${query === "" ? "" : `?${query}`}`;
}

/** Returns the host and path of an identity, which links that differ only in their parameters share. */
export function placeOfIdentity(identity: string): string {
  const end = identity.indexOf("?");
  return end === -1 ? identity : identity.slice(0, end);
}

function isTracking(name: string): boolean {
  const lower = name.toLowerCase();
  return TRACKING_NAMES.has(lower) || TRACKING_PREFIXES.some((prefix) => lower.startsWith(prefix));
}

/** Keeps the `www.` if the rest isn't a host or starts with `www.` again, so that an identity's own identity is the same. */
function withoutWww(host: string): string {
  if (!host.startsWith("www.")) return host;
  const rest = host.slice("www.".length);
  const isHost = URL.canParse(`https://${rest}`) && new URL(`https://${rest}`).host === rest;
  return isHost && !rest.startsWith("www.") ? rest : host;
}
