import type { PublicOperation } from "#server/core/operation.ts";
import { env } from "#server/lib/env.ts";

const VERSIONING_PAGE = "/docs/guides/versioning";

/**
 * Returns the headers of a deprecated operation: `Deprecation` (RFC 9745), `Sunset` (RFC 8594), and `Link` to the policy and to its
 * replacement. Returns none for any other operation.
 */
export function deprecationHeaders({ deprecated }: PublicOperation): Record<string, string> {
  if (!deprecated) return {};
  const { since, sunset, instead } = deprecated;
  const page = `${env().PUBLIC_URL}/docs`;
  const successor = instead && `${page}/reference/${instead.replace(".", "/")}`;
  const links = [
    `<${env().PUBLIC_URL}${VERSIONING_PAGE}>; rel="deprecation"; type="text/html"`,
    ...(successor ? [`<${successor}>; rel="successor-version"; type="text/html"`] : []),
  ];
  return {
    Deprecation: `@${new Date(since).getTime() / 1_000}`,
    Sunset: new Date(sunset).toUTCString(),
    Link: links.join(", "),
  };
}
