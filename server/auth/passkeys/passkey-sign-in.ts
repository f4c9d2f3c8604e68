import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { prisma } from "#server/lib/database.ts";
import { countPasskeyRequest } from "../factors/factor-attempts.ts";
import { withFailureLogged } from "../security-log/failed-proof.ts";
import type { Visitor } from "../visitor.ts";
import { assertionOptions, verifyAssertion } from "./assertion.ts";

const SIGN_IN = { purpose: "sign_in", userId: null } as const;

/** Returns the options with which a browser asks for any passkey. @throws rate_limited with Retry-After */
export async function signInOptions(
  visitor: Pick<Visitor, "ip">,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  await countPasskeyRequest(visitor);
  return assertionOptions(SIGN_IN);
}

/**
 * Returns the owner of the passkey that signed, or null if it is unknown or the response is wrong.
 * @throws rate_limited with Retry-After
 */
export async function checkPasskey(
  response: AuthenticationResponseJSON,
  visitor: Pick<Visitor, "ip">,
): Promise<{ userId: string; passkeyId: string } | null> {
  const claimed = await prisma.passkey.findUnique({
    where: { credentialId: response.id },
    select: { userId: true },
  });
  return withFailureLogged({ userId: claimed?.userId ?? null, method: "passkey" }, async () => {
    await countPasskeyRequest(visitor);
    return verifyAssertion(SIGN_IN, response);
  });
}
