import { randomBytes } from "node:crypto";
import { LIMITS } from "#domain/limits.ts";
import { now } from "#server/lib/clock.ts";
import { prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { digestOf } from "../secrets.ts";

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

/** Uses up a challenge, even if the response is invalid. Returns false if it was used, has expired, or was made for another use. */
export async function consumeChallenge(
  challenge: string,
  { purpose, userId }: ChallengeUse,
): Promise<boolean> {
  const { count } = await prisma.passkeyChallenge.deleteMany({
    where: { digest: digestOf(challenge), purpose, userId, expiresAt: { gt: now() } },
  });
  return count === 1;
}

/** EdDSA, ES256, and RS256 (COSE algorithms). Every authenticator supports one of them. */
export const ALGORITHMS = [-8, -7, -257];

/** Returns our identity for authenticators: the host of `PUBLIC_URL`, valid only at that origin. */
export function relyingParty() {
  const { hostname, origin } = new URL(env().PUBLIC_URL);
  return { id: hostname, name: "Offerlane", origin };
}

/** Loads the WebAuthn library at the first passkey: its certificate parsers would slow down every start. */
export const webAuthn = () => import("@simplewebauthn/server");
