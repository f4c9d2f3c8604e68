import { withoutEnd } from "./edges.ts";

/** Parameters that say where a reader came from, not what the link leads to. */
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
 * What makes two links the same: host, path, and the parameters that tell pages apart, in the order of their names. The
 * scheme, `www.`, tracking parameters, the fragment, and slashes at the end of the path don't count. Cases do, except
 * in the host, as the URL standard has it. The cost grows in step with the link's length.
 * @returns null for a text that is not a web link
 */
export function linkIdentity(link: string): string | null {
  const trimmed = link.trim();
  if (!URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => !isTracking(name)));
  kept.sort();
  const query = kept.toString();
  return `${withoutWww(url.host)}${withoutEnd(url.pathname, "/")}${query === "" ? "" : `?${query}`}`;
}

/** The host and path of an identity: what links that differ only in their parameters have in common. */
export function placeOfIdentity(identity: string): string {
  const end = identity.indexOf("?");
  return end === -1 ? identity : identity.slice(0, end);
}

function isTracking(name: string): boolean {
  const lower = name.toLowerCase();
  return TRACKING_NAMES.has(lower) || TRACKING_PREFIXES.some((prefix) => lower.startsWith(prefix));
}

/** Not where the rest is no host, or could be cut again: an identity is its own identity. */
function withoutWww(host: string): string {
  if (!host.startsWith("www.")) return host;
  const rest = host.slice("www.".length);
  const isHost = URL.canParse(`https://${rest}`) && new URL(`https://${rest}`).host === rest;
  return isHost && !rest.startsWith("www.") ? rest : host;
}
