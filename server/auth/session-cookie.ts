import { decode, encode } from "next-auth/jwt";
import { LIMITS } from "#domain/limits.ts";
import { acceptedSecrets, signingSecret } from "#server/lib/signing-secrets.ts";
import { type Cookie, hostCookie, hostCookieName, readCookie, setCookieHeader } from "./host-cookie.ts";

/** How long a sign-in lasts at most, and so its cookie. */
export const SESSION_SECONDS = LIMITS.lifetimes.session;
/** How long it lasts while nobody uses it. */
export const SESSION_IDLE_SECONDS = LIMITS.lifetimes.sessionUnused;

/** Who a session cookie names: a user, and the row that has to stand behind it. */
export type SessionClaims = { readonly userId: string; readonly sessionId: string };

const NAME = "next-auth.session-token";

/** The session cookie's name; next-auth is told it. */
export function sessionCookieName(): string {
  return hostCookieName(NAME);
}

/** The cookie that signs a browser in; the same as next-auth makes after a mailed link or a provider. */
export async function sessionCookie({ userId, sessionId }: SessionClaims): Promise<Cookie> {
  const value = await encode({
    token: { sub: userId, sid: sessionId },
    secret: signingSecret(),
    maxAge: SESSION_SECONDS,
  });
  return hostCookie(NAME, value, SESSION_SECONDS);
}

/** What makes a browser forget the cookie, as a `Set-Cookie` header says it. */
export function expiredSessionCookie(): string {
  return setCookieHeader(hostCookie(NAME, "", 0));
}

/** The session cookie's value in a `Cookie` header. */
export function sessionCookieIn(header: string): string | null {
  return readCookie(header, NAME);
}

/** What the cookie's value names; null where no accepted secret made it, or it is torn or past its time. */
export async function readClaims(value: string): Promise<SessionClaims | null> {
  for (const secret of acceptedSecrets()) {
    const claims = await decode({ token: value, secret }).catch(() => null);
    if (typeof claims?.sub === "string" && typeof claims.sid === "string") {
      return { userId: claims.sub, sessionId: claims.sid };
    }
  }
  return null;
}
