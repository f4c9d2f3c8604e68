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
export type ShownFactor =
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
  shown: ShownFactor,
  from: Pick<Visitor, "ip">,
  purpose: ChallengePurpose = "second_factor",
): Promise<boolean> {
  const attempted = { userId, method: shown.method, isSignedIn: purpose === "reauthentication" };
  const found = await withFailureLogged(attempted, async () =>
    (await withinFactorAttempts(userId, from, () => isProofValid(userId, shown, purpose))) ? userId : null,
  );
  return found !== null;
}

async function isProofValid(userId: string, shown: ShownFactor, purpose: ChallengePurpose): Promise<boolean> {
  if (shown.method === "app") return consumeAuthenticatorCode(userId, shown.code);
  if (shown.method === "passkey")
    return (await verifyAssertion({ purpose, userId }, shown.response)) !== null;
  return inPrismaTransaction(async (transaction, sql) => {
    if (!(await consumeRecoveryCode(transaction, userId, shown.code))) return false;
    await notifyRecoveryCodeUsed(transaction, sql, userId);
    return true;
  });
}
