import { decode, encode } from "next-auth/jwt";
import { env } from "#server/lib/env.ts";
import { acceptedSecrets, signingSecret } from "#server/lib/signing-secrets.ts";

/** How long a sign-in lasts. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** Who a session cookie names: a user, and the row that has to stand behind it. */
export type SessionClaims = { readonly userId: string; readonly sessionId: string };

/** Whether cookies are for https only, and named so. */
export function usesSecureCookies(): boolean {
  return env().PUBLIC_URL.startsWith("https:");
}

/** The session cookie's name, as next-auth chooses it. */
export function sessionCookieName(): string {
  return `${usesSecureCookies() ? "__Secure-" : ""}next-auth.session-token`;
}

/** The cookie that signs a browser in; the same as next-auth makes after a mailed link or a provider. */
export async function sessionCookie({ userId, sessionId }: SessionClaims) {
  const value = await encode({
    token: { sub: userId, sid: sessionId },
    secret: signingSecret(),
    maxAge: SESSION_SECONDS,
  });
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure: usesSecureCookies() } as const;
  return { name: sessionCookieName(), value, ...options, maxAge: SESSION_SECONDS };
}

/** The session cookie's value in a `Cookie` header. */
export function sessionCookieIn(header: string): string | null {
  const prefix = `${sessionCookieName()}=`;
  const pair = header.split(";").find((part) => part.trimStart().startsWith(prefix));
  return pair === undefined ? null : pair.trim().slice(prefix.length) || null;
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
