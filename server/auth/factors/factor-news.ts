import type { Sql } from "#server/core/sql.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { composeMail, type MailKind } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { noteSecurityEvent } from "../security-log/note.ts";

/** What can happen to somebody's second factors; each is told by mail. */
export type FactorChange = Extract<
  MailKind,
  | "passkeyAdded"
  | "passkeyRemoved"
  | "authenticatorAdded"
  | "authenticatorRemoved"
  | "recoveryCodesMade"
  | "factorsReset"
>;

const EVENTS = {
  passkeyAdded: "passkey_added",
  passkeyRemoved: "passkey_removed",
  authenticatorAdded: "authenticator_added",
  authenticatorRemoved: "authenticator_removed",
  recoveryCodesMade: "recovery_codes_made",
  factorsReset: "second_factors_reset",
} as const;

/** Tells a user, in the transaction of the change, what happened to their second factors: by mail, and in their security log. */
export async function tellFactorChange(
  client: PrismaTransaction,
  sql: Sql,
  userId: string,
  change: FactorChange,
): Promise<void> {
  const { email } = await client.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await sendMail(sql, composeMail(change, email, `${env().PUBLIC_URL}/settings/sign-in`));
  await noteSecurityEvent(sql, { kind: EVENTS[change], userId, isByAnother: change === "factorsReset" });
}

/** Tells that a recovery code was used, and how many are left. */
export async function tellRecoveryCodeUsed(
  client: PrismaTransaction,
  sql: Sql,
  userId: string,
): Promise<void> {
  const { email } = await client.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  const left = await client.recoveryCode.count({ where: { userId, usedAt: null } });
  const link = `${env().PUBLIC_URL}/settings/sign-in`;
  await sendMail(sql, composeMail("recoveryCodeUsed", email, link, { left: String(left) }));
  await noteSecurityEvent(sql, { kind: "recovery_code_used", userId, details: { left } });
}
