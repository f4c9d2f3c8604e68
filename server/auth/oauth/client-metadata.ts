import { KIB } from "#domain/units.ts";
import { guardedFetch } from "#server/lib/guarded-fetch/guarded-fetch.ts";
import type { Permit } from "#server/lib/guarded-fetch/permit.ts";

export const DEVICE_GRANT = "urn:ietf:params:oauth:grant-type:device_code";

/**
 * Completes an app's metadata with its application type, from its redirects. An app that connects only by the device flow and
 * names no response types gets none (RFC 7591, 2 would default to a code).
 */
export function completedMetadata(metadata: object): object {
  const declared: Readonly<Record<string, unknown>> = { ...metadata };
  const { grant_types: grants, redirect_uris: redirectUris, response_types: responses } = declared;
  const onDevices = Array.isArray(grants) && grants.includes(DEVICE_GRANT);
  const alone = onDevices && !grants.includes("authorization_code");
  return {
    application_type: applicationTypeOf(redirectUris),
    ...(alone && responses === undefined ? { response_types: [] } : {}),
  };
}

/** The most bytes of an app's metadata, and of its requests that wait for a person. All of them are stored, and need no account. */
export const APP_BYTES_MAX = 5 * KIB;
const TIMEOUT_MS = 2_500;

/**
 * Fetches a client ID metadata document (draft-ietf-oauth-client-id-metadata-document): from the public web only, without
 * a redirect, at most 5 kB. If it names no authentication method, it has none, because such an app can't keep our secrets.
 * @throws FetchError
 */
export async function fetchClientDocument(address: string | URL, permit?: Permit): Promise<Response> {
  const { body } = await guardedFetch(String(address), {
    types: ["application/json"],
    maxRedirects: 0,
    maxBytes: APP_BYTES_MAX,
    timeoutMs: TIMEOUT_MS,
    ...(permit ? { permit } : {}),
  });
  const document: unknown = JSON.parse(body.toString());
  if (typeof document !== "object" || document === null || Array.isArray(document)) {
    return Response.json(document);
  }
  return Response.json({ token_endpoint_auth_method: "none", ...document, ...completedMetadata(document) });
}

/**
 * Returns "native" if any redirect isn't https (RFC 8252): http is then allowed only for loopback, where the port may vary. Regardless of
 * the app's claims, no code crosses a network over plain http.
 */
function applicationTypeOf(redirectUris: unknown): "native" | "web" {
  if (!Array.isArray(redirectUris)) return "web";
  return redirectUris.every((uri) => /^https:/i.test(String(uri))) ? "web" : "native";
}

/** Returns an address's destination as a person reads it: the host, or the scheme if it is an app's own. */
export function redirectHostOf(uri: string): string {
  if (!URL.canParse(uri)) return "";
  const { protocol, host } = new URL(uri);
  return /^https?:$/.test(protocol) ? host : protocol;
}

const FIREFOX_REDIRECT = /^[\da-f]{40}\.extensions\.allizom\.org$/;

/**
 * Checks whether an app's scripts have this origin: a redirect's own origin, or the browser extension to which a browser passes the
 * redirect on.
 */
export function callsFrom(origin: string, redirectUris: readonly string[]): boolean {
  // The origin of sandboxed pages, and of redirects with an app's own scheme.
  if (origin === "null") return false;
  return redirectUris.some((uri) => {
    if (!URL.canParse(uri)) return false;
    const redirect = new URL(uri);
    return (
      redirect.origin === origin || (redirect.protocol === "https:" && isOfExtension(origin, redirect.host))
    );
  });
}

/** Checks whether a browser gives a redirect's host to the extension with this origin: it has the id, or a hash that hides the origin. */
function isOfExtension(origin: string, host: string): boolean {
  const [scheme, id] = origin.split("://", 2);
  if (scheme === "chrome-extension") return host === `${id}.chromiumapp.org`;
  return scheme === "moz-extension" && FIREFOX_REDIRECT.test(host);
}
