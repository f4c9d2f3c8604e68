import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { type SignInMethod, signBrowserIn } from "#server/auth/browser-session.ts";
import { beginPendingSignIn, VERIFY_PATH } from "#server/auth/factors/pending-sign-in.ts";
import { hasSecondFactor } from "#server/auth/factors/second-factor.ts";
import { digestOf } from "#server/auth/secrets.ts";
import { readSession } from "#server/auth/session.ts";
import type { SignInProof } from "#server/auth/sign-in-proof.ts";
import {
  browserDigestIn,
  type LinkRequester,
  markBrowser,
  type Visitor,
  visitorOf,
} from "#server/auth/visitor.ts";
import { toOperationError } from "#server/core/errors.ts";

/** The page that says that a sign-in has expired, and where to start over. */
export const OVER_PATH = "/sign-in?error=VerificationOver";

/** Returns the session of this browser, or null if no one is signed in. */
export async function currentSession() {
  return readSession((await headers()).get("cookie"));
}

/** Returns the visitor who sends the current form. */
export async function visitor(): Promise<Visitor> {
  return visitorOf(await headers());
}

/** Returns the visitor who asks for an emailed link, and marks the browser so that the link recognizes it. */
export async function asker(): Promise<LinkRequester> {
  const { ip, cookies: header } = await visitor();
  const { cookie, browserDigest } = markBrowser(header);
  const { name, value, ...options } = cookie;
  (await cookies()).set(name, value, options);
  return { ip, cookies: header, browserDigest };
}

/** Returns the digest of the mark that this browser got when it asked for a link, or null if it has none. */
export async function ownDigest(): Promise<string | null> {
  return browserDigestIn((await headers()).get("cookie"));
}

/** Checks whether this browser asked for a link: it has the mark of the link, or is still in the session that asked. */
export async function hasAsked({ browserDigest }: { browserDigest: string | null }): Promise<boolean> {
  if (browserDigest === null) return false;
  const cookieHeader = (await headers()).get("cookie");
  if (browserDigest === browserDigestIn(cookieHeader)) return true;
  const session = await readSession(cookieHeader);
  return session !== null && browserDigest === digestOf(session.sessionId);
}

/**
 * Signs in a user who passed a first factor, or asks for the second factor if they have one, and redirects.
 * Guests get only their sandbox.
 */
export async function enter(
  userId: string,
  path: string,
  method: SignInMethod,
  proof?: SignInProof,
): Promise<never> {
  if (method !== "sandbox" && (await hasSecondFactor(userId))) {
    redirect(await askForSecondFactor(userId, path, method, proof));
  }
  return enterProven(userId, path, method, proof);
}

/** Signs in a user who has passed every required factor, and redirects. */
export async function enterProven(
  userId: string,
  path: string,
  method: SignInMethod,
  proof?: SignInProof,
): Promise<never> {
  const session = await orStartOver(signBrowserIn(userId, await visitor(), method, proof));
  const jar = await cookies();
  for (const { name, value, ...options } of session.cookies) jar.set(name, value, options);
  redirect(path);
}

/** Stores that the browser passed a first factor, and returns the page that asks for the second. */
async function askForSecondFactor(
  userId: string,
  path: string,
  method: SignInMethod,
  proof?: SignInProof,
): Promise<string> {
  const pending = beginPendingSignIn({ userId, path, method }, proof);
  const { name, value, ...options } = await orStartOver(pending);
  (await cookies()).set(name, value, options);
  return VERIFY_PATH;
}

/** Redirects to the start if the sign-in method ended during the sign-in. */
async function orStartOver<Result>(signIn: Promise<Result>): Promise<Result> {
  return signIn.catch((error: unknown) => {
    if (toOperationError(error).code === "unauthenticated") redirect(OVER_PATH);
    throw error;
  });
}

/** Redirects signed-in users past the page. A guest may stay, to create an account or sign in to one. */
export async function passIfSignedIn(path: string): Promise<void> {
  const session = await currentSession();
  if (session !== null && !session.isGuest) redirect(path);
}
