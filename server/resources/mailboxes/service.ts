import { DAY } from "#domain/units.ts";
import { noteSecurityEvent } from "#server/auth/security-log/note.ts";
import { assertStillSignedIn } from "#server/auth/user-lock.ts";
import { type AccountId, ownAccount } from "#server/core/access.ts";
import type { Actor } from "#server/core/actor.ts";
import { assertAddressConfirmed } from "#server/core/confirmed-address.ts";
import { notFound } from "#server/core/errors.ts";
import type { Handler, Preparation } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { countRequest } from "#server/core/rate-limit.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { sealSecret } from "#server/lib/sealed-secret.ts";
import { type Mailbox, mailboxes } from "./contract.ts";
import { planFetch, sealOfPassword } from "./fetch.ts";
import { failureOf, withMailbox } from "./session.ts";
import * as store from "./store.ts";

/** The maximum time to test a mailbox. */
const TRY_MS = 20_000;
/** The age of the oldest mail that is read when a folder is chosen. */
const READ_BEFORE = 7 * DAY;

const readSinceOf = (at: Date) => new Date(at.getTime() - READ_BEFORE * 1_000);

/** Returns the account's mailbox as its person sees it, or null. */
async function stateOf(sql: Sql, accountId: AccountId): Promise<{ mailbox: Mailbox | null }> {
  const row = await store.readMailbox(sql, { accountId });
  if (!row) return { mailbox: null };
  const { nextRunAt, leasedUntil, ...shown } = row;
  const at = now().getTime();
  const isLeased = leasedUntil !== null && Date.parse(leasedUntil) > at;
  const isChecking = isLeased || (shown.status === "active" && Date.parse(nextRunAt) <= at);
  return { mailbox: { ...shown, isChecking } };
}

/** Returns the connected mailbox, and the result of its last run. */
const get: Handler<typeof mailboxes.get> = ({ ctx: { sql, accountId } }) => stateOf(sql, accountId);

/** Tests the mailbox outside a transaction, then stores it with its password sealed, and plans its first run. */
const connect: Preparation<typeof mailboxes.connect> = async ({ actor, input }) => {
  const { folder, password, ...server } = input;
  const accountId = ownAccount(actor);
  await assertAddressConfirmed(sqlOn(pool), accountId);
  await countTry(accountId);
  const tried = await withMailbox({ ...server, password }, TRY_MS, async (session) => {
    await session.open(folder);
    return { folders: await session.listFolders() };
  }).catch((error: unknown) => {
    const failure = failureOf(error);
    if (failure === null) throw error;
    return failure;
  });
  return ({ ctx: { now: at } }) =>
    inSqlTransaction(async (sql) => {
      if (typeof tried === "string") return { ...(await stateOf(sql, accountId)), failure: tried };
      const { userId, sessionId } = actor;
      await assertStillSignedIn(sql, userId, sessionId ?? "");
      await store.writeMailbox(sql, {
        accountId,
        ...server,
        folder,
        folders: tried.folders,
        sealedPassword: sealSecret(password, sealOfPassword(accountId)),
        readSince: readSinceOf(at),
        makerId: sessionId ?? null,
        at,
      });
      await planFetch(sql, accountId);
      await note(sql, "mailbox_connected", actor, server.host);
      return { ...(await stateOf(sql, accountId)), failure: null };
    });
};

/** Fetches emails now, even if fetching was paused after failures, from the given folder if any. @throws not_found */
const check: Handler<typeof mailboxes.check> = async ({ ctx, input: { folder } }) => {
  const { sql, accountId, now: at } = ctx;
  await countTry(accountId);
  if (folder !== undefined) await store.writeFolder(sql, { accountId, folder, readSince: readSinceOf(at) });
  if (!(await store.makeDue(sql, { accountId, at }))) throw notFound("mailbox");
  await planFetch(sql, accountId);
  return stateOf(sql, accountId);
};

/** Counts a sign-in to a mail server, so that no one can use us to guess passwords. @throws rate_limited */
const countTry = (accountId: AccountId) => countRequest(accountId, "mailboxes", new Map());

/** Deletes the mailbox's password, and fetches no more emails; received emails stay. */
const disconnect: Handler<typeof mailboxes.disconnect> = async ({ ctx: { sql, actor, accountId } }) => {
  const deleted = await store.deleteMailbox(sql, { accountId });
  if (deleted) await note(sql, "mailbox_disconnected", actor, deleted.host);
  return { mailbox: null };
};

async function note(
  sql: Sql,
  kind: "mailbox_connected" | "mailbox_disconnected",
  actor: Actor,
  host: string,
) {
  const { userId, sessionId = null } = actor;
  await noteSecurityEvent(sql, { kind, userId, credentialId: sessionId, details: { host } });
}

export const mailboxesGroup = defineGroup(mailboxes, {
  handlers: { get, connect: { prepare: connect }, check, disconnect },
});
