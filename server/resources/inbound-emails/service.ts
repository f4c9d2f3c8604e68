import { LIMITS } from "#domain/limits.ts";
import { type AccountId, ownAccount } from "#server/core/access.ts";
import { notFound, OperationError } from "#server/core/errors.ts";
import type { Handler, Preparation } from "#server/core/execute.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import type { inboundEmails } from "./contract.ts";
import type { InboundEmail } from "./entities.ts";
import { readRawMail } from "./isolated-reader.ts";
import { type EmailRow, presentEmail } from "./present.ts";
import { ownAddresses, storeMail } from "./receive.ts";
import * as addresses from "./store/addresses.ts";
import * as store from "./store/emails.ts";

export { receiveMailOf } from "./receive-raw.ts";
export { countOpenEmails } from "./store/emails.ts";

/** Returns a page of the account's emails, latest first. */
export const listEmails: Handler<typeof inboundEmails.list> = ({ ctx, input }) => {
  const { state, kind, applicationId } = input;
  return store.listEmails(ctx.sql, ctx.list, { accountId: ctx.accountId, state, kind, applicationId });
};

/** Returns an email with its text. */
export const getEmail: Handler<typeof inboundEmails.get> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const row = await requireRow(sql, accountId, input.inboundEmailId);
  const text = await store.readBody(sql, { accountId, id: row.id, now });
  return { ...presentEmail(row), body: text?.body ?? null };
};

/** Reads a submitted email before the transaction, then stores it with its suggestion. @throws email_unreadable, quota_exceeded */
export const prepareEmail: Preparation<typeof inboundEmails.create> = async ({ actor, input, signal }) => {
  const own = await ownAddresses(sqlOn(pool), ownAccount(actor));
  const mail = await readRawMail({ actor, signal }, Buffer.from(input.raw), own);
  return async ({ ctx: { sql, accountId, now } }) => {
    const id = await storeMail(sql, accountId, mail, now);
    if (id === null)
      throw new OperationError(
        "email_unreadable",
        "The sender of this email is ignored, or it only confirms forwarding.",
      );
    return presentEmail(await requireRow(sql, accountId, id));
  };
};

/**
 * Dismisses an email, without changing a card. Depending on the reason, also removes its card from it, or ignores its sender. An accepted
 * email stays accepted, so that it can be undone.
 * @throws not_found; quota_exceeded for too many ignored senders
 */
export const dismissEmail: Handler<typeof inboundEmails.dismiss> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { inboundEmailId: id, reason } = input;
  const row = await requireRow(sql, accountId, id);
  // Without an address, the sender could be anyone.
  if (reason === "ignore_sender" && row.fromAddress !== "")
    await ignoreSender(sql, accountId, row.fromAddress, now);
  if ((await store.lockEmail(sql, { accountId, id }))?.state !== "accepted") {
    const fields = reason === "not_this_card" ? { applicationId: null } : {};
    await store.writeEmail(sql, { accountId, id }, { ...fields, state: "dismissed", updatedAt: now });
  }
  return presentEmail(await requireRow(sql, accountId, id));
};

async function ignoreSender(sql: Sql, accountId: AccountId, address: string, at: Date): Promise<void> {
  const blockedSenders = (await addresses.lockAddress(sql, { accountId }))?.blockedSenders ?? [];
  if (blockedSenders.length >= LIMITS.requests.blockedSenders && !blockedSenders.includes(address)) {
    throw new OperationError(
      "quota_exceeded",
      `You can ignore ${LIMITS.requests.blockedSenders} senders. Remove some in the settings.`,
    );
  }
  await addresses.blockSender(sql, { accountId, address });
  await store.dismissSender(sql, { accountId, address, at });
}

/** Deletes an email with its text. */
export const deleteEmail: Handler<typeof inboundEmails.delete> = async ({ ctx, input }) => {
  const own = { accountId: ctx.accountId, id: input.inboundEmailId };
  if (!(await store.deleteEmail(ctx.sql, own))) throw notFound("inbound email");
  return { id: own.id, deleted: true };
};

/** Deletes the text of an email; the rest stays. */
export const deleteBody: Handler<typeof inboundEmails.deleteBody> = async ({ ctx, input }) => {
  await store.deleteBody(ctx.sql, { accountId: ctx.accountId, id: input.inboundEmailId });
};

/** Returns the account's emails with these ids. */
export async function readInboundEmails(
  sql: Sql,
  { accountId, ids }: { accountId: AccountId; ids: readonly string[] },
): Promise<InboundEmail[]> {
  return (await store.readEmails(sql, { accountId, ids })).map(presentEmail);
}

/** Returns an email's row. @throws not_found */
export async function requireRow(sql: Sql, accountId: AccountId, id: string): Promise<EmailRow> {
  const [row] = await store.readEmails(sql, { accountId, ids: [id] });
  if (!row) throw notFound("inbound email");
  return row;
}
