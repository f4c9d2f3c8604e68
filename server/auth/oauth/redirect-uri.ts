/**
 * Returns "native" if any redirect isn't https (RFC 8252): http is then allowed only for loopback,
 * where the port may vary. Whatever the app claims, no code crosses a network over plain http.
 */
export function applicationTypeOf(redirectUris: unknown): "native" | "web" {
  if (!Array.isArray(redirectUris)) return "web";
  return redirectUris.every((uri) => /^https:/i.test(String(uri))) ? "web" : "native";
}

/** Returns an address's destination as a person reads it: the host, or the scheme if it is an app's own. */
export function redirectHostOf(uri: string): string {
  if (!URL.canParse(uri)) return "";
  const { protocol, host } = new URL(uri);
  return /^https?:$/.test(protocol) ? host : protocol;
}
