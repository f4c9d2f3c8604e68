/**
 * Registers an app that comes back over anything but https as a native one (RFC 8252): over http then to loopback only,
 * where the port may vary. Whatever the app says of itself, no code goes over plain http through a network.
 */
export function applicationTypeOf(redirectUris: unknown): "native" | "web" {
  if (!Array.isArray(redirectUris)) return "web";
  return redirectUris.every((uri) => /^https:/i.test(String(uri))) ? "web" : "native";
}

/** Where an address leads, as a person reads it: the host, or of an app's own scheme the scheme. */
export function redirectHostOf(uri: string): string {
  if (!URL.canParse(uri)) return "";
  const { protocol, host } = new URL(uri);
  return /^https?:$/.test(protocol) ? host : protocol;
}
