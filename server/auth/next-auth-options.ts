import { createHash } from "node:crypto";
import type { AuthOptions } from "next-auth";
import { encode } from "next-auth/jwt";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { acceptedSecrets, signingSecret } from "#server/lib/signing-secrets.ts";
import { signBrowserIn } from "./browser-session.ts";
import { beginPendingSignIn, VERIFY_PATH } from "./factors/pending-sign-in.ts";
import { hasSecondFactor } from "./factors/second-factor.ts";
import { type Cookie, cookieOptions, hostCookieName, readCookie, usesSecureCookies } from "./host-cookie.ts";
import { authAdapter } from "./next-auth-adapter.ts";
import { confirmByProvider } from "./provider-confirmation.ts";
import { oauthProviders } from "./providers.ts";
import { safePath } from "./safe-path.ts";
import { noteSecurityEvent } from "./security-log/note.ts";
import { readSession, readSessionCookie } from "./session.ts";
import { SESSION_SECONDS, sessionCookieName } from "./session-cookie.ts";
import { endSession } from "./session-store.ts";
import type { Visitor } from "./visitor.ts";

const ROUND_TRIP_SECONDS = 15 * 60;

/**
 * Returns the options for next-auth, which handles the return from providers and signing out. Passwords and emailed links never reach
 * it: it would use up a link that a mail scanner opens. A session is a token with a database row; the row decides.
 * @param setCookie receives the cookies that the response has to set besides next-auth's own
 */
export function authOptions(
  visitor: Visitor,
  setCookie: (cookie: Cookie) => void,
  providers: AuthOptions["providers"] = oauthProviders(),
): AuthOptions {
  // next-auth takes the site's address only from here.
  process.env.NEXTAUTH_URL = env().PUBLIC_URL;
  return {
    secret: nextAuthSecret(visitor.cookies),
    useSecureCookies: usesSecureCookies(),
    adapter: authAdapter(visitor.cookies),
    cookies: cookiesOfNextAuth(),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    providers,
    pages: { signIn: "/sign-in", error: "/sign-in", signOut: "/" },
    jwt: {
      encode: (token) => encode({ ...token, secret: signingSecret() }),
      decode: async ({ token }) => {
        const session = token ? await readSessionCookie(token) : null;
        return session === null ? null : { sub: session.userId, sid: session.sessionId };
      },
    },
    callbacks: {
      signIn: async ({ user, account, profile }) => {
        if (!user.email) return "/sign-in?error=NoEmail";
        try {
          if (account !== null && profile !== undefined) await confirmByProvider(account, profile);
          if (!(await hasSecondFactor(user.id))) return true;
          const pending = {
            userId: user.id,
            path: callbackPathIn(visitor.cookies),
            method: "provider",
          } as const;
          setCookie(await beginPendingSignIn(pending, account ?? undefined));
          return VERIFY_PATH;
        } catch (error) {
          // next-auth would put its message, such as the database's address, into the page's address.
          logger.error({ err: error }, "a sign-in with a provider failed");
          return "/sign-in?error=Callback";
        }
      },
      redirect: ({ url }) => safePath(url),
      jwt: async ({ token, user, account }) => {
        if (!user) return token;
        // Users who still need a second factor were redirected above. A user with a second factor gets here only in a browser where they
        // are already signed in.
        const former = await readSession(visitor.cookies);
        if (former?.userId !== user.id && (await hasSecondFactor(user.id))) {
          throw new Error("This sign-in still needs its second factor.");
        }
        const { sessionId, cookies } = await signBrowserIn(
          user.id,
          visitor,
          "provider",
          account ?? undefined,
        );
        // next-auth sets the session's cookie itself.
        for (const cookie of cookies) if (cookie.name !== sessionCookieName()) setCookie(cookie);
        return { sub: user.id, sid: sessionId };
      },
    },
    events: {
      signOut: async ({ token }) => {
        if (!token?.sub || !token.sid) return;
        await endSession(token.sub, token.sid);
        await noteSecurityEvent(null, { kind: "signed_out", userId: token.sub, credentialId: token.sid });
      },
    },
    logger: {
      // A session that was ended elsewhere isn't a failure.
      error: (code, detail) => {
        if (code === "JWT_SESSION_ERROR") return;
        logger.warn({ code, detail: causeOf(detail) }, "a sign-in failed");
      },
      warn: (code) => logger.debug({ code }, "next-auth"),
      debug: () => undefined,
    },
  };
}

/**
 * Returns next-auth's cookies with our attributes. next-auth sets their lifetimes, except during a sign-in
 * with a provider.
 */
function cookiesOfNextAuth(): AuthOptions["cookies"] {
  const cookie = (name: string, maxAge?: number) => ({
    name: hostCookieName(`next-auth.${name}`),
    options: { ...cookieOptions(), ...(maxAge === undefined ? {} : { maxAge }) },
  });
  return {
    sessionToken: { name: sessionCookieName(), options: cookieOptions() },
    callbackUrl: cookie("callback-url"),
    csrfToken: cookie("csrf-token"),
    pkceCodeVerifier: cookie("pkce.code_verifier", ROUND_TRIP_SECONDS),
    state: cookie("state", ROUND_TRIP_SECONDS),
    nonce: cookie("nonce", ROUND_TRIP_SECONDS),
  };
}

/** Returns the page to continue on, from next-auth's own cookie. */
function callbackPathIn(cookies: string | null): string {
  try {
    return safePath(decodeURIComponent(readCookie(cookies, "next-auth.callback-url") ?? ""));
  } catch {
    return "/";
  }
}

/** Returns the error's name. next-auth passes errors bare or wrapped, and an address or token in them doesn't belong in the log. */
function causeOf(detail: unknown): string {
  const inner = typeof detail === "object" && detail !== null && "error" in detail ? detail.error : detail;
  return inner instanceof Error ? inner.name : "unknown";
}

/**
 * Returns the one secret that next-auth uses for a browser: the accepted one under which its CSRF cookie was created, so that
 * a sign-in that began before a rotation can end after it. For other browsers, returns the signing secret.
 * @param cookieHeader the request's `Cookie` header
 */
function nextAuthSecret(cookieHeader: string | null): string {
  const [token, digest] = readCookie(cookieHeader, "next-auth.csrf-token")?.split(/\||%7C/i) ?? [];
  // As next-auth does it: https://github.com/nextauthjs/next-auth/blob/v4/packages/next-auth/src/core/lib/csrf-token.ts
  const madeUnder = (secret: string) =>
    createHash("sha256").update(`${token}${secret}`).digest("hex") === digest;
  return acceptedSecrets().find(madeUnder) ?? signingSecret();
}

declare module "next-auth/jwt" {
  interface JWT {
    /** The id of the sign-in session's row. A token without it doesn't sign anyone in. */
    sid?: string;
  }
}
