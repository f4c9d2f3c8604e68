import { createHash, randomBytes } from "node:crypto";
import { LIMITS } from "#domain/limits.ts";
import { now } from "#server/lib/clock.ts";
import { prisma } from "#server/lib/database.ts";

/** What signing a challenge is good for; one made for one thing is good for nothing else. */
export type ChallengePurpose = "registration" | "sign_in" | "second_factor" | "reauthentication";

/** Whose passkey signs, and for what; null for a sign-in, where anybody's may. */
export type ChallengeUse = { readonly purpose: ChallengePurpose; readonly userId: string | null };

const { passkeyRequest: CHALLENGE_SECONDS } = LIMITS.lifetimes;

/** Makes a challenge; only its digest stays. */
export async function makeChallenge({ purpose, userId }: ChallengeUse): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  const expiresAt = new Date(now().getTime() + CHALLENGE_SECONDS * 1_000);
  const digest = digestOf(Buffer.from(challenge).toString("base64url"));
  await prisma.passkeyChallenge.create({ data: { digest, purpose, userId, expiresAt } });
  return challenge;
}

/** Uses a challenge up, whatever becomes of its answer; false where it was used, is too old, or was made for another use. */
export async function consumeChallenge(
  challenge: string,
  { purpose, userId }: ChallengeUse,
): Promise<boolean> {
  const { count } = await prisma.passkeyChallenge.deleteMany({
    where: { digest: digestOf(challenge), purpose, userId, expiresAt: { gt: now() } },
  });
  return count === 1;
}

function digestOf(challenge: string): string {
  return createHash("sha256").update(challenge).digest("hex");
}
