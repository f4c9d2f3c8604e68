import type { AccountId } from "#server/core/access.ts";
import { countRequest } from "#server/core/rate-limit.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { acceptReply, type Replier, replierAt } from "#server/resources/messages/service.ts";
import { accountOfRecipients } from "./address.ts";
import { readRawMail, readRawReply } from "./isolated-reader.ts";
import { recipientsIn } from "./reader/addresses.ts";
import { ownAddresses, storeMail } from "./receive.ts";

/** The outcome of receiving an email. */
export type Reception = "stored" | "dropped" | "unknown_recipient";

/**
 * Receives a raw email: stores it for the account with the forwarding address that it was sent to, or sends it as a message if it replies
 * to a notice about messages.
 * @param recipients the addresses of its envelope; if there are none, those in its headers are used
 * @throws email_unreadable, quota_exceeded, rate_limited, unavailable
 */
export async function receiveRawMail(raw: Uint8Array, recipients: readonly string[]): Promise<Reception> {
  const addresses = recipients.filter((address) => address !== "");
  const receiver = await receiverAt(addresses.length > 0 ? addresses : recipientsIn(raw));
  if (receiver === null) return "unknown_recipient";
  return "threadId" in receiver ? receiveReply(receiver, raw) : receiveMailOf(receiver, raw);
}

/** Checks whether email to an address is received. */
export async function isReceived(address: string): Promise<boolean> {
  return (await receiverAt([address])) !== null;
}

async function receiverAt(addresses: readonly string[]): Promise<Receiver | Replier | null> {
  const sql = sqlOn(pool);
  return (await accountOfRecipients(sql, addresses)) ?? (await replierAt(sql, addresses));
}

/** Sends a raw email as a message. Holds no database connection while reading it. @throws email_unreadable, rate_limited, unavailable */
async function receiveReply(replier: Replier, raw: Uint8Array): Promise<"stored" | "dropped"> {
  const { readerId, userId } = replier;
  await countRequest(`inbound:${readerId}`, "inboundEmails", new Map());
  return acceptReply(replier, await readRawReply({ actor: { userId }, signal: undefined }, raw));
}

type Receiver = { readonly accountId: AccountId; readonly userId: string | null };

/**
 * Stores a raw email for the account that it was sent to. Holds no database connection while reading it.
 * @param alongside a change in the same transaction
 * @throws email_unreadable, quota_exceeded, rate_limited, unavailable
 */
export async function receiveMailOf(
  { accountId, userId }: Receiver,
  raw: Uint8Array,
  alongside: (sql: Sql) => Promise<void> = async () => undefined,
): Promise<"stored" | "dropped"> {
  await countRequest(`inbound:${accountId}`, "inboundEmails", new Map());
  const requester = { actor: { userId: userId ?? accountId }, signal: undefined };
  const mail = await readRawMail(requester, raw, await ownAddresses(sqlOn(pool), accountId));
  const id = await inSqlTransaction(async (sql) => {
    await alongside(sql);
    return storeMail(sql, accountId, mail, now());
  });
  return id === null ? "dropped" : "stored";
}
