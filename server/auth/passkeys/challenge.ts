import { createHash, randomBytes } from "node:crypto";
import { LIMITS } from "#domain/limits.ts";
import { now } from "#server/lib/clock.ts";
import { prisma } from "#server/lib/database.ts";

/** The purpose of a challenge. A challenge works only for its purpose. */
export type ChallengePurpose = "registration" | "sign_in" | "second_factor" | "reauthentication";

/** A challenge's purpose and user. The user is null for a sign-in, where any user's passkey may sign. */
export type ChallengeUse = { readonly purpose: ChallengePurpose; readonly userId: string | null };

const { passkeyRequest: CHALLENGE_SECONDS } = LIMITS.lifetimes;

/** Creates a challenge. Only its digest is stored. */
export async function makeChallenge({ purpose, userId }: ChallengeUse): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  const expiresAt = new Date(now().getTime() + CHALLENGE_SECONDS * 1_000);
  const digest = digestOf(Buffer.from(challenge).toString("base64url"));
  await prisma.passkeyChallenge.create({ data: { digest, purpose, userId, expiresAt } });
  return challenge;
}

/** Uses up a challenge, whatever the response. Returns false if it was used, has expired, or was made for another use. */
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
