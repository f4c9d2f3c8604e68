import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { LIMITS } from "#domain/limits.ts";
import { invalidField, OperationError } from "#server/core/errors.ts";
import { newId } from "#server/core/ids.ts";
import { isUniqueViolation } from "#server/core/sql.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { ALGORITHMS, consumeChallenge, makeChallenge, relyingParty, webAuthn } from "./challenge.ts";

const { passkeys: MOST_PASSKEYS } = LIMITS.quotas;

/** Returns the options with which the browser creates a passkey that is discoverable and verifies the person. */
export async function registrationOptions(userId: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { email, name, passkeys } = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, name: true, passkeys: { select: { credentialId: true, transports: true } } },
  });
  assertMayAdd(passkeys.length);
  const { id, name: rpName } = relyingParty();
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpID: id,
    rpName,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: email,
    userDisplayName: name ?? email,
    challenge: await makeChallenge({ purpose: "registration", userId }),
    supportedAlgorithmIDs: ALGORITHMS,
    attestationType: "none",
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** Throws if a user with this many passkeys can't add one. @throws validation_failed */
function assertMayAdd(passkeys: number): void {
  if (passkeys < MOST_PASSKEYS) return;
  throw new OperationError("validation_failed", `You have ${MOST_PASSKEYS} passkeys. Remove one first.`);
}

/** A passkey that a browser created, verified as new and ours. */
export type VerifiedRegistration = Awaited<ReturnType<typeof verifyRegistration>>;

/** Verifies the passkey that the browser created. @throws validation_failed */
export async function verifyRegistration(userId: string, response: RegistrationResponseJSON) {
  const { id, origin } = relyingParty();
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(challenge, { purpose: "registration", userId }),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) {
    throw new OperationError("validation_failed", "Couldn't add this passkey. Try again.");
  }
  return registrationInfo;
}

/**
 * Stores a passkey under a name. Counts the user's passkeys again, because a browser can request many options first; the caller has locked
 * the user.
 * @throws validation_failed if it is already known, or one too many
 */
export async function storePasskey(
  client: PrismaTransaction,
  userId: string,
  name: string,
  { credential, credentialBackedUp }: VerifiedRegistration,
): Promise<void> {
  assertMayAdd(await client.passkey.count({ where: { userId } }));
  try {
    await client.passkey.create({
      data: {
        id: newId("passkey"),
        userId,
        name,
        credentialId: credential.id,
        publicKey: credential.publicKey,
        counter: BigInt(credential.counter),
        transports: credential.transports ?? [],
        isBackedUp: credentialBackedUp,
      },
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw invalidField(["response"], "This passkey is already registered.");
  }
}
