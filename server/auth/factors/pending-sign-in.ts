import { createHash, randomBytes } from "node:crypto";
import { LIMITS } from "#domain/limits.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { prisma } from "#server/lib/database.ts";
import type { SignInMethod } from "../browser-session.ts";
import { type Cookie, cookieOptions, hostCookieName } from "../host-cookie.ts";
import { assertStillStands, type ShownProof } from "../shown-proof.ts";

export const VERIFY_PATH = "/sign-in/verify";
const { pendingSignIn: PENDING_SECONDS } = LIMITS.lifetimes;
/** Then the first factor has to be shown anew. */
const MOST_ATTEMPTS = 5;

/** Somebody who showed a first factor and owes the second. */
export type PendingSignIn = {
  readonly userId: string;
  /** Where the browser goes on to. */
  readonly path: string;
  /** How the first factor was shown. */
  readonly method: SignInMethod;
};

/** The cookie's name; it is the browser's only proof of the first factor. */
export function pendingCookieName(): string {
  return hostCookieName("offerlane.pending-sign-in");
}

/**
 * Keeps that somebody showed a first factor, and gives the cookie that binds it to their browser.
 * @param proof the first factor: where it ends at the same time nothing waits for the second
 * @throws unauthenticated
 */
export async function beginPendingSignIn(pending: PendingSignIn, proof?: ShownProof): Promise<Cookie> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now().getTime() + PENDING_SECONDS * 1_000);
  await inPrismaTransaction(async (transaction) => {
    await transaction.pendingSignIn.create({ data: { digest: digestOf(token), expiresAt, ...pending } });
    if (proof) await assertStillStands(transaction, pending.userId, proof);
  });
  return { name: pendingCookieName(), value: token, ...cookieOptions(), maxAge: PENDING_SECONDS };
}

/** Who waits behind the cookie; null where nobody does any more. */
export async function readPendingSignIn(token: string | undefined): Promise<PendingSignIn | null> {
  if (!token) return null;
  return known(await prisma.pendingSignIn.findFirst({ where: open(token) }));
}

/** Counts a try of the second factor before it is judged; null once there were too many, or the time is over. */
export async function attemptPendingSignIn(token: string | undefined): Promise<PendingSignIn | null> {
  if (!token) return null;
  const { count } = await prisma.pendingSignIn.updateMany({
    where: open(token),
    data: { attempts: { increment: 1 } },
  });
  return count === 0
    ? null
    : known(await prisma.pendingSignIn.findUnique({ where: { digest: digestOf(token) } }));
}

/** What lets somebody in once the second factor was shown: of several at once one goes in, and none whose waiting has ended. */
export function proofOfPending(token: string): ShownProof {
  return { pendingDigest: digestOf(token) };
}

function known(row: { userId: string; path: string; method: string } | null): PendingSignIn | null {
  return row && { userId: row.userId, path: row.path, method: row.method as SignInMethod };
}

function open(token: string) {
  return { digest: digestOf(token), attempts: { lt: MOST_ATTEMPTS }, expiresAt: { gt: now() } };
}

function digestOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
