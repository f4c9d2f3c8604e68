import type { AuthOptions } from "next-auth";
import { encode } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import EmailProvider from "next-auth/providers/email";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { signingSecret } from "#server/lib/signing-secrets.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { countAttempt } from "./attempts.ts";
import { signBrowserIn } from "./browser-session.ts";
import { EmailAddress } from "./email-address.ts";
import { SIGN_IN_LINK_SECONDS } from "./mailed-sign-in.ts";
import { authAdapter } from "./next-auth-adapter.ts";
import { nextAuthSecret } from "./next-auth-secret.ts";
import { oauthProviders } from "./providers.ts";
import { safePath } from "./safe-path.ts";
import { readSessionCookie } from "./session.ts";
import { SESSION_SECONDS, usesSecureCookies } from "./session-cookie.ts";
import { endSession } from "./session-store.ts";
import { checkPassword } from "./sign-in.ts";
import type { Visitor } from "./visitor.ts";

/**
 * next-auth as this product uses it: mailed links and providers come back to it, and it signs out. A session is a token
 * with a row behind it; the row decides.
 */
export function authOptions(visitor: Visitor): AuthOptions {
  // next-auth takes the site's address from nowhere else.
  process.env.NEXTAUTH_URL = env().PUBLIC_URL;
  return {
    secret: nextAuthSecret(visitor.cookies),
    useSecureCookies: usesSecureCookies(),
    adapter: authAdapter(),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    providers: [password(visitor), mailedLink(visitor), ...oauthProviders()],
    pages: { signIn: "/sign-in", error: "/sign-in", signOut: "/", verifyRequest: "/sign-in/check-mail" },
    jwt: {
      encode: (token) => encode({ ...token, secret: signingSecret() }),
      decode: async ({ token }) => {
        const session = token ? await readSessionCookie(token) : null;
        return session === null ? null : { sub: session.userId, sid: session.sessionId };
      },
    },
    callbacks: {
      signIn: ({ user, account }) =>
        account?.type !== "oauth" || Boolean(user.email) || "/sign-in?error=NoEmail",
      redirect: ({ url }) => safePath(url),
      jwt: async ({ token, user }) =>
        user ? { sub: user.id, sid: await signBrowserIn(user.id, visitor) } : token,
    },
    events: {
      signOut: async ({ token }) => {
        if (token?.sub && token.sid) await endSession(token.sub, token.sid);
      },
    },
    logger: {
      // A session that was ended elsewhere is no failure.
      error: (code, detail) => {
        if (code === "JWT_SESSION_ERROR") return;
        logger.warn({ code, detail: causeOf(detail) }, "a sign-in failed");
      },
      warn: (code) => logger.debug({ code }, "next-auth"),
      debug: () => undefined,
    },
  };
}

/** For programs: people's forms go the same way through `checkPassword`. */
function password(visitor: Visitor) {
  return CredentialsProvider({
    credentials: { email: { type: "email" }, password: { type: "password" } },
    authorize: async (given) => {
      const email = EmailAddress.safeParse(given?.email ?? "");
      return email.success ? checkPassword(email.data, given?.password ?? "", visitor) : null;
    },
  });
}

function mailedLink(visitor: Visitor) {
  return EmailProvider({
    maxAge: SIGN_IN_LINK_SECONDS,
    normalizeIdentifier: (address) => EmailAddress.parse(address),
    sendVerificationRequest: async ({ identifier, url }) => {
      await countAttempt("mail", identifier, visitor);
      await inSqlTransaction((sql) => sendMail(sql, composeMail("signInLink", identifier, url)));
    },
  });
}

/** next-auth hands errors over bare or wrapped; an address or token in them has no business in the log. */
function causeOf(detail: unknown): string {
  const inner = typeof detail === "object" && detail !== null && "error" in detail ? detail.error : detail;
  return inner instanceof Error ? inner.name : "unknown";
}
