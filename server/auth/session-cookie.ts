import { decode, encode } from "next-auth/jwt";
import { LIMITS } from "#domain/limits.ts";
import { acceptedSecrets, signingSecret } from "#server/lib/signing-secrets.ts";
import { type Cookie, hostCookie, hostCookieName, readCookie, setCookieHeader } from "./host-cookie.ts";

/** The longest time that a sign-in and its cookie last. */
export const SESSION_SECONDS = LIMITS.lifetimes.session;
/** The longest time that it lasts unused. */
export const SESSION_IDLE_SECONDS = LIMITS.lifetimes.sessionUnused;

/** The claims of a session cookie: a user, and the session's row, which must exist. */
export type SessionClaims = { readonly userId: string; readonly sessionId: string };

const NAME = "next-auth.session-token";

/**
 * The only header of our cookies (RFC 7516, 4). next-auth's `decode` accepts every algorithm that fits the
 * key.
 */
const HEADER = Buffer.from(JSON.stringify({ alg: "dir", enc: "A256GCM" })).toString("base64url");

/** Returns the session cookie's name, which next-auth also uses. */
export function sessionCookieName(): string {
  return hostCookieName(NAME);
}

/** Returns the cookie that signs a browser in, in the form that next-auth itself sets. */
export async function sessionCookie({ userId, sessionId }: SessionClaims): Promise<Cookie> {
  const value = await encode({
    token: { sub: userId, sid: sessionId },
    secret: signingSecret(),
    maxAge: SESSION_SECONDS,
  });
  return hostCookie(NAME, value, SESSION_SECONDS);
}

/** Returns a `Set-Cookie` header that makes a browser forget the cookie. */
export function expiredSessionCookie(): string {
  return setCookieHeader(hostCookie(NAME, "", 0));
}

/** Returns the session cookie's value in a `Cookie` header, or null. */
export function sessionCookieIn(header: string): string | null {
  return readCookie(header, NAME);
}

/**
 * Returns the claims of the cookie's value, or null if no accepted secret decrypts it, or if it is damaged or
 * expired.
 */
export async function readClaims(value: string): Promise<SessionClaims | null> {
  if (!value.startsWith(`${HEADER}.`)) return null;
  for (const secret of acceptedSecrets()) {
    const claims = await decode({ token: value, secret }).catch(() => null);
    if (typeof claims?.sub === "string" && typeof claims.sid === "string") {
      return { userId: claims.sub, sessionId: claims.sid };
    }
  }
  return null;
}

/**
 * The data that a browser drops on sign-out (https://www.w3.org/TR/clear-site-data/). Not "cookies": that would also drop those
 * of every other host of the domain, and the mark of a known device. The product's own cookies are expired one by one.
 */
export const CLEAR_SITE_DATA = '"cache", "storage"';
