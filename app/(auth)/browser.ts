import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { type SignInMethod, signBrowserIn } from "#server/auth/browser-session.ts";
import { beginPendingSignIn, VERIFY_PATH } from "#server/auth/factors/pending-sign-in.ts";
import { hasSecondFactor } from "#server/auth/factors/second-factor.ts";
import { type Asker, browserDigestIn, markBrowser } from "#server/auth/mailed-link/asking-browser.ts";
import { digestOf } from "#server/auth/mailed-link/secret.ts";
import { readSession } from "#server/auth/session.ts";
import type { ShownProof } from "#server/auth/shown-proof.ts";
import { type Visitor, visitorOf } from "#server/auth/visitor.ts";
import { toOperationError } from "#server/core/errors.ts";

/** Where somebody begins anew whose way in is over, and learns why. */
export const OVER_PATH = "/sign-in?error=VerificationOver";

/** Who sends the form that is being carried out. */
export async function visitor(): Promise<Visitor> {
  return visitorOf(await headers());
}

/** Who asks for a mailed link, whose browser is marked so that the link knows it again. */
export async function asker(): Promise<Asker> {
  const { ip, cookies: header } = await visitor();
  const { cookie, browserDigest } = markBrowser(header);
  const { name, value, ...options } = cookie;
  (await cookies()).set(name, value, options);
  return { ip, cookies: header, browserDigest };
}

/** The digest of the mark that this browser carries since it asked for a link; null where it carries none. */
export async function ownDigest(): Promise<string | null> {
  return browserDigestIn((await headers()).get("cookie"));
}

/** Whether this is the browser that asked for a link: by its mark, or by the session in which it did. */
export async function hasAsked({ browserDigest }: { browserDigest: string | null }): Promise<boolean> {
  if (browserDigest === null) return false;
  const cookieHeader = (await headers()).get("cookie");
  if (browserDigest === browserDigestIn(cookieHeader)) return true;
  const session = await readSession(cookieHeader);
  return session !== null && browserDigest === digestOf(session.sessionId);
}

/**
 * Lets somebody in who showed a first factor, whichever, and leads them on: whoever has a second factor is asked for it first.
 * A guest goes into their sandbox, and has nothing else.
 */
export async function enter(
  userId: string,
  path: string,
  method: SignInMethod,
  proof?: ShownProof,
): Promise<never> {
  if (method !== "sandbox" && (await hasSecondFactor(userId))) {
    redirect(await askForSecondFactor(userId, path, method, proof));
  }
  return enterProven(userId, path, method, proof);
}

/** Signs the browser in for somebody who has shown all that they have to, and leads it on. */
export async function enterProven(
  userId: string,
  path: string,
  method: SignInMethod,
  proof?: ShownProof,
): Promise<never> {
  const session = await orBeginAnew(signBrowserIn(userId, await visitor(), method, proof));
  const jar = await cookies();
  for (const { name, value, ...options } of session.cookies) jar.set(name, value, options);
  redirect(path);
}

/** Has the browser remembered as one that showed a first factor, and gives the page that asks for the second. */
async function askForSecondFactor(
  userId: string,
  path: string,
  method: SignInMethod,
  proof?: ShownProof,
): Promise<string> {
  const pending = beginPendingSignIn({ userId, path, method }, proof);
  const { name, value, ...options } = await orBeginAnew(pending);
  (await cookies()).set(name, value, options);
  return VERIFY_PATH;
}

/** Leads back to the start whose way in has ended while it let them in. */
async function orBeginAnew<Result>(way: Promise<Result>): Promise<Result> {
  return way.catch((error: unknown) => {
    if (toOperationError(error).code === "unauthenticated") redirect(OVER_PATH);
    throw error;
  });
}

/** Leads whoever is signed in already past the page; a guest may still make an account, or have one. */
export async function passIfSignedIn(path: string): Promise<void> {
  const session = await readSession((await headers()).get("cookie"));
  if (session !== null && !session.isGuest) redirect(path);
}
