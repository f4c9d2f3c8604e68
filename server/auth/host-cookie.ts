import { env } from "#server/lib/env.ts";

/** A cookie as Next and next-auth set it. */
export type Cookie = {
  readonly name: string;
  readonly value: string;
  readonly httpOnly: true;
  readonly sameSite: "lax";
  readonly path: "/";
  readonly secure: boolean;
  readonly maxAge: number;
};

/** Checks whether cookies are for https only, and named accordingly. */
export function usesSecureCookies(): boolean {
  return env().PUBLIC_URL.startsWith("https:");
}

/**
 * Returns the full name of one of our cookies. Over https it begins with `__Host-`, so that no other host of the domain can set it
 * (RFC 6265bis, 4.1.3.2). Over plain http, on a local machine, browsers reject such a name.
 */
export function hostCookieName(name: string): string {
  return `${usesSecureCookies() ? "__Host-" : ""}${name}`;
}

/** Returns a cookie for our server only: scripts can't read it, and other sites' forms don't send it. */
export function hostCookie(name: string, value: string, maxAge: number): Cookie {
  return { name: hostCookieName(name), value, ...cookieOptions(), maxAge };
}

/** Returns the attributes of all our cookies. */
export function cookieOptions() {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: usesSecureCookies() } as const;
}

/** Returns the value of one of our cookies in a `Cookie` header, or null if it is absent or empty. */
export function readCookie(header: string | null, name: string): string | null {
  const prefix = `${hostCookieName(name)}=`;
  const pair = header?.split(";").find((part) => part.trimStart().startsWith(prefix));
  return pair?.trim().slice(prefix.length) || null;
}

/** Returns the cookie as a `Set-Cookie` header. */
export function setCookieHeader({ name, value, maxAge, secure }: Cookie): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
