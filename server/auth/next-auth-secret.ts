import { createHash } from "node:crypto";
import { acceptedSecrets, signingSecret } from "#server/lib/signing-secrets.ts";
import { readCookie } from "./host-cookie.ts";

/**
 * The one secret that next-auth is to work with for a browser: the accepted one that its CSRF cookie was made under, so that
 * a sign-in begun before a rotation ends well after it; the signing one for every other browser.
 * @param cookieHeader the request's `Cookie` header
 */
export function nextAuthSecret(cookieHeader: string | null): string {
  const [token, digest] = readCookie(cookieHeader, "next-auth.csrf-token")?.split(/\||%7C/i) ?? [];
  // As next-auth makes it: https://github.com/nextauthjs/next-auth/blob/v4/packages/next-auth/src/core/lib/csrf-token.ts
  const madeUnder = (secret: string) =>
    createHash("sha256").update(`${token}${secret}`).digest("hex") === digest;
  return acceptedSecrets().find(madeUnder) ?? signingSecret();
}
