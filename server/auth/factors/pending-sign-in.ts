import { LIMITS } from "#domain/limits.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { prisma } from "#server/lib/database.ts";
import type { SignInMethod } from "../browser-session.ts";
import { type Cookie, cookieOptions, hostCookieName } from "../host-cookie.ts";
import { digestOf, newSecret } from "../secrets.ts";
import { assertStillValid, type SignInProof } from "../sign-in-proof.ts";

export const VERIFY_PATH = "/sign-in/verify";
const { pendingSignIn: PENDING_SECONDS } = LIMITS.lifetimes;
/** After this many attempts, the first factor is required again. */
const MOST_ATTEMPTS = 5;

/** A user who passed a first factor and still needs the second. */
export type PendingSignIn = {
  readonly userId: string;
  /** The page to open after the sign-in. */
  readonly path: string;
  /** The method of the first factor. */
  readonly method: SignInMethod;
};

/** Returns the name of the cookie that is the browser's only proof of the first factor. */
export function pendingCookieName(): string {
  return hostCookieName("offerlane.pending-sign-in");
}

/**
 * Stores that a user passed a first factor, and returns the cookie that ties it to their browser.
 * @param proof the first factor; if it has since ended, nothing is stored
 * @throws unauthenticated
 */
export async function beginPendingSignIn(pending: PendingSignIn, proof?: SignInProof): Promise<Cookie> {
  const token = newSecret();
  const expiresAt = new Date(now().getTime() + PENDING_SECONDS * 1_000);
  await inPrismaTransaction(async (transaction) => {
    await transaction.pendingSignIn.create({ data: { digest: digestOf(token), expiresAt, ...pending } });
    if (proof) await assertStillValid(transaction, pending.userId, proof);
  });
  return pendingCookie(token, PENDING_SECONDS);
}

/** Returns the cookie that makes the browser forget its pending sign-in. */
export function expiredPendingCookie(): Cookie {
  return pendingCookie("", 0);
}

function pendingCookie(token: string, maxAge: number): Cookie {
  return { name: pendingCookieName(), value: token, ...cookieOptions(), maxAge };
}

/** Returns the pending sign-in of the cookie, or null if it no longer exists. */
export async function readPendingSignIn(token: string | undefined): Promise<PendingSignIn | null> {
  if (!token) return null;
  return presentPending(await prisma.pendingSignIn.findFirst({ where: open(token) }));
}

/** Counts an attempt at the second factor before it is checked. Returns null after too many attempts or too much time. */
export async function attemptPendingSignIn(token: string | undefined): Promise<PendingSignIn | null> {
  if (!token) return null;
  const { count } = await prisma.pendingSignIn.updateMany({
    where: open(token),
    data: { attempts: { increment: 1 } },
  });
  return count === 0
    ? null
    : presentPending(await prisma.pendingSignIn.findUnique({ where: { digest: digestOf(token) } }));
}

/** Returns the proof for a sign-in after the second factor. Of concurrent uses one succeeds, and none after the pending sign-in ends. */
export function proofOfPending(token: string): SignInProof {
  return { pendingDigest: digestOf(token) };
}

function presentPending(row: { userId: string; path: string; method: string } | null): PendingSignIn | null {
  return row && { userId: row.userId, path: row.path, method: row.method as SignInMethod };
}

function open(token: string) {
  return { digest: digestOf(token), attempts: { lt: MOST_ATTEMPTS }, expiresAt: { gt: now() } };
}
