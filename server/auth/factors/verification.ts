import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { verifyAssertion } from "../passkeys/assertion.ts";
import type { ChallengePurpose } from "../passkeys/challenge.ts";
import { withFailureLogged } from "../security-log/failed-proof.ts";
import type { Visitor } from "../visitor.ts";
import { consumeAuthenticatorCode } from "./authenticator-app.ts";
import { withinFactorAttempts } from "./factor-attempts.ts";
import { notifyRecoveryCodeUsed } from "./factor-notices.ts";
import { consumeRecoveryCode } from "./recovery-codes.ts";

/** A second factor that the user presents. */
export type FactorProof =
  | { readonly method: "app"; readonly code: string }
  | { readonly method: "recovery"; readonly code: string }
  | { readonly method: "passkey"; readonly response: AuthenticationResponseJSON };

/**
 * Checks whether a proof is the user's. Each code and each challenge works once. Emails the user if a recovery code was used, and
 * records failures in the user's security log.
 * @throws rate_limited with Retry-After
 */
export async function verifySecondFactor(
  userId: string,
  proof: FactorProof,
  from: Pick<Visitor, "ip">,
  purpose: ChallengePurpose = "second_factor",
): Promise<boolean> {
  const attempted = { userId, method: proof.method, isSignedIn: purpose === "reauthentication" };
  const found = await withFailureLogged(attempted, async () =>
    (await withinFactorAttempts(userId, from, () => isProofValid(userId, proof, purpose))) ? userId : null,
  );
  return found !== null;
}

async function isProofValid(userId: string, proof: FactorProof, purpose: ChallengePurpose): Promise<boolean> {
  if (proof.method === "app") return consumeAuthenticatorCode(userId, proof.code);
  if (proof.method === "passkey")
    return (await verifyAssertion({ purpose, userId }, proof.response)) !== null;
  return inPrismaTransaction(async (transaction, sql) => {
    if (!(await consumeRecoveryCode(transaction, userId, proof.code))) return false;
    await notifyRecoveryCodeUsed(transaction, sql, userId);
    return true;
  });
}
