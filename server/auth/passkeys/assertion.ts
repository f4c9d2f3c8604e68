import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { now } from "#server/lib/clock.ts";
import { prisma } from "#server/lib/database.ts";
import { type ChallengeUse, consumeChallenge, makeChallenge, relyingParty, webAuthn } from "./challenge.ts";

/**
 * Returns the options with which the browser asks for a passkey. For a sign-in, they name no passkeys, so that no one learns which
 * ones exist. For a known user, they name the user's.
 */
export async function assertionOptions(use: ChallengeUse): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { userId } = use;
  const allowedPasskeys =
    userId === null
      ? []
      : await prisma.passkey.findMany({
          where: { userId },
          select: { credentialId: true, transports: true },
        });
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: await makeChallenge(use),
    userVerification: "required",
    allowCredentials: allowedPasskeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
  });
}

/**
 * Returns the owner of the passkey that signed the challenge. The authenticator must have verified the
 * person. Returns null if anything is wrong: the challenge, the origin, the relying party, the owner, the
 * signature, or a counter that didn't increase.
 */
export async function verifyAssertion(
  use: ChallengeUse,
  response: AuthenticationResponseJSON,
): Promise<{ userId: string; passkeyId: string } | null> {
  const passkey = await prisma.passkey.findUnique({ where: { credentialId: response.id } });
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
  if (passkey === null || (use.userId !== null && use.userId !== passkey.userId)) return null;
  // The owner according to the authenticator (WebAuthn, 7.2, step 6), required if no account was named.
  const handle = response.response.userHandle;
  if (handle === undefined ? use.userId === null : textOf(handle) !== passkey.userId) return null;
  const { credentialId: id, counter, transports } = passkey;
  const publicKey = new Uint8Array(passkey.publicKey);
  const { verifyAuthenticationResponse } = await webAuthn();
  const outcome = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(challenge, use),
    expectedOrigin,
    expectedRPID,
    credential: { id, publicKey, counter: Number(counter), transports },
    requireUserVerification: true,
  }).catch(() => null);
  if (!outcome?.verified) return null;
  const { newCounter, credentialBackedUp } = outcome.authenticationInfo;
  const isUsed = await noteUse(passkey.id, BigInt(newCounter), credentialBackedUp);
  return isUsed ? { userId: passkey.userId, passkeyId: passkey.id } : null;
}

/**
 * Stores a passkey's use. Returns false if its counter didn't increase, which suggests a copied passkey.
 * Passkeys that never count are accepted.
 */
async function noteUse(id: string, counter: bigint, isBackedUp: boolean): Promise<boolean> {
  const higher = counter === 0n ? { counter } : { counter: { lt: counter } };
  const { count } = await prisma.passkey.updateMany({
    where: { id, ...higher },
    data: { counter, isBackedUp, lastUsedAt: now() },
  });
  return count === 1;
}

function textOf(handle: string): string {
  return Buffer.from(handle, "base64url").toString("utf8");
}
