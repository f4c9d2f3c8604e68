import type { AccountId } from "#server/core/access.ts";
import { countRequest } from "#server/core/rate-limit.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
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
 * Stores a raw email for the account whose forwarding address it was delivered to.
 * @param recipients the addresses of its envelope, if the provider knows them; else those in its headers count
 * @throws email_unreadable, quota_exceeded, rate_limited, unavailable
 */
export async function receiveRawMail(raw: Uint8Array, recipients: readonly string[]): Promise<Received> {
  const sql = sqlOn(pool);
  const given = recipients.filter((address) => address !== "");
  const found = await accountOfRecipients(sql, given.length > 0 ? given : recipientsIn(raw));
  if (found === null) return "unknown_recipient";
  return receiveMailOf(found, raw);
}

type Receiver = { readonly accountId: AccountId; readonly userId: string | null };

/**
 * Stores a raw email for an account, whose address or mailbox it came to. Holds no database connection while it is read.
 * @param alongside a change that is committed with the email, or not at all
 * @throws email_unreadable, quota_exceeded, rate_limited, unavailable
 */
export async function receiveMailOf(
  { accountId, userId }: Receiver,
  raw: Uint8Array,
  alongside: (sql: Sql) => Promise<void> = async () => undefined,
): Promise<"stored" | "dropped"> {
  await countRequest(`inbound:${accountId}`, "inboundEmails", new Map());
  const asker = { actor: { userId: userId ?? accountId }, signal: undefined };
  const mail = await readRawMail(asker, raw, await ownAddresses(sqlOn(pool), accountId));
  const id = await inSqlTransaction(async (sql) => {
    await alongside(sql);
    return storeMail(sql, accountId, mail, now());
  });
  return id === null ? "dropped" : "stored";
}
