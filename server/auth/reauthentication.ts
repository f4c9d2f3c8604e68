import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { isReading, type Scope } from "#domain/scopes.ts";
import type { Actor } from "#server/core/actor.ts";
import { isRecentlyAuthenticated } from "#server/core/recent-authentication.ts";
import { now } from "#server/lib/clock.ts";
import { prisma } from "#server/lib/database.ts";
import { factorsOf } from "./factors/second-factor.ts";
import { verifySecondFactor } from "./factors/verification.ts";
import { mailSignInLink } from "./mailed-sign-in.ts";
import { verifyPassword } from "./password.ts";
import { isOwnPassword } from "./password-attempts.ts";
import { digestOf } from "./secrets.ts";
import { actorOfSession, type Session } from "./session.ts";

/** The proof with which a user confirms their identity again. */
export type IdentityProof =
  | { readonly method: "password"; readonly password: string }
  | { readonly method: "app"; readonly code: string }
  | { readonly method: "passkey"; readonly response: AuthenticationResponseJSON };

/** Returns the ways in which a user can confirm their identity. The emailed link is for users without a password or a passkey. */
export async function confirmationMethods(userId: string) {
  const { email, passwordHash } = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
  const { passkeys, app } = await factorsOf(userId);
  const [password, passkey] = [passwordHash !== null, passkeys > 0];
  return { email, password, passkey, app, link: !password && !passkey };
}

/** Records that this session's user confirmed their identity. Returns false if the proof is wrong. @throws rate_limited */
export async function confirmIdentity(actor: Actor, proof: IdentityProof): Promise<boolean> {
  const { userId, sessionId } = actor;
  if (sessionId === undefined || !(await isProofOfUser(userId, proof))) return false;
  const { count } = await prisma.signInSession.updateMany({
    where: { id: sessionId, userId },
    data: { authenticatedAt: now() },
  });
  return count === 1;
}

/** Checks whether a user may grant an app these scopes without confirming their identity again. */
export async function mayGrant(session: Session, scopes: readonly Scope[]): Promise<boolean> {
  if (session.sandboxId !== null || scopes.every(isReading)) return true;
  return isRecentlyAuthenticated(await actorOfSession(session));
}

/** Emails a link that signs this browser in again, which confirms the user's identity. @throws rate_limited */
export async function mailConfirmationLink({ userId, sessionId }: Actor): Promise<void> {
  const { email, link } = await confirmationMethods(userId);
  if (!link || sessionId === undefined) return;
  await mailSignInLink(email, "/settings/sign-in", { ip: userId, browserDigest: digestOf(sessionId) });
}

async function isProofOfUser(userId: string, proof: IdentityProof): Promise<boolean> {
  if (proof.method !== "password") {
    return verifySecondFactor(userId, proof, { ip: userId }, "reauthentication");
  }
  const { passwordHash } = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
  return isOwnPassword(userId, () => verifyPassword(passwordHash, proof.password));
}
