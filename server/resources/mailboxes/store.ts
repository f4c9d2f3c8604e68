import { sql as raw } from "kysely";
import type { AccountId, OfAccount } from "#server/core/access.ts";
import { columnsOf, equal, fieldsOf } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import { deleteFrom, insertInto, selectFrom, updateTable } from "#server/core/statements.ts";
import type { MailboxFailure } from "./contract.ts";

type OfRun = OfAccount & { lease: string };

/** Returns the account's mailbox without its password, or null. */
export const readMailbox = query.maybeOne("mailboxes_get", ({ accountId }: Params<OfAccount>) =>
  selectFrom("inbound_mailboxes as m")
    .select(
      fieldsOf(
        "m",
        "host port user_name folder folders status failure next_run_at leased_until connected_at last_run_at received skipped",
      ),
    )
    .where("m.account_id", "=", accountId),
);

type Connected = OfAccount & {
  host: string;
  port: number;
  userName: string;
  sealedPassword: string;
  folder: string;
  folders: readonly string[];
  readSince: Date;
  makerId: string | null;
  at: Date;
};

const UNLEASED = { lease: null, leased_until: null };
const UNREAD = { uid_validity: null, last_uid: 0, ...UNLEASED };

/** Sets the account's mailbox, with nothing read yet. */
export const writeMailbox = query.execute(
  "mailboxes_write",
  ({ accountId, folders, at, ...params }: Params<Connected>) => {
    const fields = {
      ...columnsOf(params),
      ...UNREAD,
      folders: raw<string[]>`${folders}::text[]`,
      next_run_at: at,
      connected_at: at,
      status: "active",
      failure: null,
      failures: 0,
      last_run_at: null,
      received: 0,
      skipped: 0,
    } as const;
    return insertInto("inbound_mailboxes")
      .values({ account_id: accountId, ...fields })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet(fields));
  },
);

/** Sets the folder, with nothing read yet; a run on the former folder stores nothing more. */
export const writeFolder = query.execute(
  "mailboxes_folder",
  ({ accountId, folder, readSince }: Params<OfAccount & { folder: string; readSince: Date }>) =>
    updateTable("inbound_mailboxes")
      .set({ folder, read_since: readSince, ...UNREAD })
      .where("account_id", "=", accountId),
);

/** Makes the account's mailbox due, and active if it was paused. */
export const makeDue = query.matches("mailboxes_due", ({ accountId, at }: Params<OfAccount & { at: Date }>) =>
  updateTable("inbound_mailboxes")
    .set({ status: "active", failures: 0, next_run_at: at })
    .where("account_id", "=", accountId),
);

/** Deletes the account's mailbox with its password. */
export const deleteMailbox = query.maybeOne("mailboxes_delete", ({ accountId }: Params<OfAccount>) =>
  deleteFrom("inbound_mailboxes").where("account_id", "=", accountId).returning("host"),
);

/** Returns mailboxes that are due and moves their next run, so that no other process plans the same one. */
export const takeDue = query.many(
  "mailboxes_plan",
  ({ at, nextAt, limit }: Params<{ at: Date; nextAt: Date; limit: number }>) =>
    updateTable("inbound_mailboxes")
      .set({ next_run_at: nextAt })
      .where("account_id", "in", (due) =>
        due
          .selectFrom("inbound_mailboxes")
          .select("account_id")
          .where("next_run_at", "<=", at)
          .where("status", "=", "active")
          .orderBy("next_run_at")
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning((eb) => eb.ref("account_id").$castTo<AccountId>().as("accountId")),
);

type Claim = OfRun & { at: Date; until: Date };

/** Takes the account's mailbox for a run; null if another one has it, or it is paused or gone. */
export const claimMailbox = query.maybeOne(
  "mailboxes_claim",
  ({ accountId, lease, at, until }: Params<Claim>) =>
    updateTable("inbound_mailboxes as m")
      .set({ lease, leased_until: until })
      .from("accounts as a")
      .where(equal({ "a.id": "m.account_id", "m.account_id": accountId }))
      .where("m.status", "=", "active")
      .where(({ or, eb }) => or([eb("m.leased_until", "is", null), eb("m.leased_until", "<", at)]))
      .returning([
        ...fieldsOf(
          "m",
          "host port user_name sealed_password folder uid_validity last_uid read_since failure failures",
        ),
        "a.user_id as userId",
      ]),
);
export type ClaimedMailbox = NonNullable<RowOf<typeof claimMailbox>>;

type Position = OfRun & { uidValidity: number; lastUid: number; until: Date };

/** Moves a run's position; matches nothing if the mailbox isn't the run's anymore. */
export const writePosition = query.matches(
  "mailboxes_position",
  ({ accountId, lease, uidValidity, lastUid, until }: Params<Position>) =>
    updateTable("inbound_mailboxes")
      .set({ uid_validity: uidValidity, last_uid: lastUid, leased_until: until })
      .where(equal({ account_id: accountId, lease })),
);

type Ended = OfRun & { at: Date; nextAt: Date; readSince: Date; received: number; skipped: number };

/** Ends a successful run. */
export const writeRun = query.execute("mailboxes_run", (params: Params<Ended>) =>
  updateTable("inbound_mailboxes")
    .set({
      failure: null,
      failures: 0,
      last_run_at: params.at,
      next_run_at: params.nextAt,
      read_since: params.readSince,
      received: raw<number>`CASE WHEN ${params.received}::integer > 0 THEN ${params.received}::integer ELSE received END`,
      skipped: raw<number>`skipped + ${params.skipped}::integer`,
      ...UNLEASED,
    })
    .where(equal({ account_id: params.accountId, lease: params.lease })),
);

type Failed = OfRun & {
  failure: MailboxFailure | null;
  failures: number;
  at: Date;
  nextAt: Date;
  isPaused: boolean;
};

/** Ends a failed run; the failure is null if a message couldn't be stored. */
export const writeFailure = query.execute("mailboxes_failed", (params: Params<Failed>) =>
  updateTable("inbound_mailboxes")
    .set({
      failure: params.failure,
      failures: params.failures,
      last_run_at: params.at,
      next_run_at: params.nextAt,
      status: raw<"active" | "paused">`CASE WHEN ${params.isPaused}::boolean THEN 'paused' ELSE status END`,
      ...UNLEASED,
    })
    .where(equal({ account_id: params.accountId, lease: params.lease })),
);
