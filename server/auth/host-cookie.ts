import { env } from "#server/lib/env.ts";

/** A cookie as Next and next-auth set one. */
export type Cookie = {
  readonly name: string;
  readonly value: string;
  readonly httpOnly: true;
  readonly sameSite: "lax";
  readonly path: "/";
  readonly secure: boolean;
  readonly maxAge: number;
};

/** Whether cookies are for https only, and named so. */
export function usesSecureCookies(): boolean {
  return env().PUBLIC_URL.startsWith("https:");
}

/**
 * The full name of a cookie of ours. Over https it begins with `__Host-`, so that no other host of the domain can set it
 * (RFC 6265bis, 4.1.3.2); over plain http, on one's own machine, browsers take no such name.
 */
export function hostCookieName(name: string): string {
  return `${usesSecureCookies() ? "__Host-" : ""}${name}`;
}

/** A cookie for our server alone: no script reads it, no other site's form brings it along. */
export function hostCookie(name: string, value: string, maxAge: number): Cookie {
  return { name: hostCookieName(name), value, ...cookieOptions(), maxAge };
}

/** What every cookie of ours is set with. */
export function cookieOptions() {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: usesSecureCookies() } as const;
}

/** The value of a cookie of ours in a `Cookie` header; null where it is absent or empty. */
export function readCookie(header: string | null, name: string): string | null {
  const prefix = `${hostCookieName(name)}=`;
  const pair = header?.split(";").find((part) => part.trimStart().startsWith(prefix));
  return pair?.trim().slice(prefix.length) || null;
}

/** The cookie as a `Set-Cookie` header says it. */
export function setCookieHeader({ name, value, maxAge, secure }: Cookie): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
