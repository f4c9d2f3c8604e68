import { countRequest } from "#server/core/rate-limit.ts";
import { sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { accountOfRecipients } from "./address.ts";
import { readRawMail } from "./isolated-reader.ts";
import { ownAddresses, storeMail } from "./receive.ts";
import { recipientsIn } from "./recipients.ts";

/** The outcome of receiving an email; its address may be unknown. */
export type Received = "stored" | "dropped" | "unknown_recipient";

/**
 * Stores a raw email for the account whose forwarding address it was delivered to. Holds no database connection while it is read.
 * @param recipients the addresses of its envelope, if the provider knows them; else those in its headers count
 * @throws email_unreadable, quota_exceeded, rate_limited, unavailable
 */
export async function receiveRawMail(raw: Uint8Array, recipients: readonly string[]): Promise<Received> {
  const sql = sqlOn(pool);
  const given = recipients.filter((address) => address !== "");
  const found = await accountOfRecipients(sql, given.length > 0 ? given : recipientsIn(raw));
  if (found === null) return "unknown_recipient";
  const { accountId, userId } = found;
  await countRequest(`inbound:${accountId}`, "inboundEmails", new Map());
  const asker = { actor: { userId: userId ?? accountId }, signal: undefined };
  const mail = await readRawMail(asker, raw, await ownAddresses(sql, accountId));
  const id = await inSqlTransaction((transaction) => storeMail(transaction, accountId, mail, now()));
  return id === null ? "dropped" : "stored";
}
