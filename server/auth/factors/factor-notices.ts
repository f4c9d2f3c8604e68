import type { Sql } from "#server/core/sql.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { noteSecurityEvent } from "../security-log/note.ts";
import { type FactorChange, sendFactorNotice } from "../security-log/notices.ts";

const EVENTS = {
  passkeyAdded: "passkey_added",
  passkeyRemoved: "passkey_removed",
  authenticatorAdded: "authenticator_added",
  authenticatorRemoved: "authenticator_removed",
  recoveryCodesMade: "recovery_codes_made",
  factorsReset: "second_factors_reset",
} as const;

/** Emails a user about a change of their second factors, and records it in their security log, in the transaction of the change. */
export async function notifyFactorChange(
  client: PrismaTransaction,
  sql: Sql,
  userId: string,
  change: Exclude<FactorChange, "recoveryCodeUsed">,
): Promise<void> {
  await sendFactorNotice(sql, await recipient(client, userId), change);
  await noteSecurityEvent(sql, { kind: EVENTS[change], userId, isByAnother: change === "factorsReset" });
}

/** Notifies a user that a recovery code was used, and how many are left. */
export async function notifyRecoveryCodeUsed(
  client: PrismaTransaction,
  sql: Sql,
  userId: string,
): Promise<void> {
  const left = await client.recoveryCode.count({ where: { userId, usedAt: null } });
  await sendFactorNotice(sql, await recipient(client, userId), "recoveryCodeUsed", { left: String(left) });
  await noteSecurityEvent(sql, { kind: "recovery_code_used", userId, details: { left } });
}

function recipient(client: PrismaTransaction, id: string) {
  const select = { id: true, email: true, emailVerified: true };
  return client.user.findUniqueOrThrow({ where: { id }, select });
}
