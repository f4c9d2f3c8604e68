import { sql as raw } from "kysely";
import { type AccountId, accountOfJob } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Slots, statement } from "#server/core/statements.ts";
import type { Webhook } from "../contract.ts";
import "./endpoints.ts";

/** A webhook that a process sends for until its lease ends. */
export type Claimed = {
  readonly accountId: AccountId;
  readonly id: string;
  readonly lease: string;
  readonly url: string;
  readonly eventTypes: Webhook["eventTypes"];
  readonly position: number;
  readonly attempts: number;
  readonly tryingSince: string | null;
  readonly failingSince: string | null;
};
type OfLease = { accountId: AccountId; id: string; lease: string };
type Leasing = { lease: string; limit: number; seconds: number };

/** From now on by the database's clock, which the trigger that wakes a webhook goes by too. */
const inSeconds = (seconds: unknown) => raw<string>`now() + make_interval(secs => ${seconds}::float8)`;

// A row that another process is taking is passed over, and one that was taken is left alone until its lease ends.
const CLAIM = statement("webhooks_claim", ({ lease, limit, seconds }: Slots<Leasing>) =>
  db
    .with("due", (query) =>
      query
        .selectFrom("webhook_endpoints")
        .select(["account_id", "id"])
        .where("due_at", "<=", raw<string>`now()`)
        .where("status", "=", "active")
        .where(({ or, eb }) =>
          or([eb("leased_until", "is", null), eb("leased_until", "<", raw<string>`now()`)]),
        )
        .orderBy("due_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable("webhook_endpoints as w")
    .from("due")
    .set({ lease, leased_until: inSeconds(seconds) })
    .whereRef("w.account_id", "=", "due.account_id")
    .whereRef("w.id", "=", "due.id")
    .returning([
      "w.account_id as accountId",
      "w.id",
      "w.url",
      "w.event_types as eventTypes",
      "w.position",
      "w.attempts",
      "w.trying_since as tryingSince",
      "w.failing_since as failingSince",
    ]),
);
const HOLD_EVENTS = statement("webhooks_hold_events", ({ accountId }: Slots<{ accountId: AccountId }>) =>
  db.selectNoFrom(
    raw<string>`pg_advisory_xact_lock(hashtextextended('events of ' || ${accountId}, 0))::text`.as("held"),
  ),
);
const ACCEPTED = statement(
  "webhooks_accepted",
  (given: Slots<OfLease & { position: number; seconds: number }>) =>
    db
      .updateTable("webhook_endpoints")
      .set({
        position: given.position,
        attempts: 0,
        trying_since: null,
        failing_since: null,
        leased_until: inSeconds(given.seconds),
      })
      .where("account_id", "=", given.accountId)
      .where("id", "=", given.id)
      .where("lease", "=", given.lease)
      .returning("status"),
);
export type Failed = {
  readonly position: number;
  readonly attempts: number;
  readonly tryingSince: string | null;
  readonly failingSince: string;
  readonly status: "active" | "failed";
  /** Seconds to the next try. */
  readonly delay: number;
};
const FAILED = statement("webhooks_failed", (given: Slots<OfLease & Failed>) =>
  db
    .updateTable("webhook_endpoints")
    .set({
      position: given.position,
      attempts: given.attempts,
      trying_since: given.tryingSince,
      failing_since: given.failingSince,
      status: given.status,
      due_at: raw<string | null>`CASE WHEN ${given.status} = 'active' THEN ${inSeconds(given.delay)} END`,
      lease: null,
      leased_until: null,
    })
    .where("account_id", "=", given.accountId)
    .where("id", "=", given.id)
    .where("lease", "=", given.lease),
);
const RELEASE = statement(
  "webhooks_release",
  (given: Slots<OfLease & { position: number; isIdle: boolean }>) =>
    db
      .updateTable("webhook_endpoints")
      .set({
        position: given.position,
        due_at: raw<string | null>`CASE WHEN ${given.isIdle}::bool THEN NULL ELSE now() END`,
        lease: null,
        leased_until: null,
      })
      .where("account_id", "=", given.accountId)
      .where("id", "=", given.id)
      .where("lease", "=", given.lease),
);
const OWNER = statement("webhooks_owner", ({ accountId }: Slots<{ accountId: AccountId }>) =>
  db
    .selectFrom("accounts as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select(["u.email", "a.sandbox_id as sandboxId"])
    .where("a.id", "=", accountId),
);
const BACKLOG = statement("webhooks_backlog", () =>
  db
    .selectFrom("webhook_endpoints")
    .select([
      raw<number>`count(*)::int`.as("waiting"),
      raw<number>`coalesce(extract(epoch FROM now() - min(due_at)), 0)::float8`.as("age"),
    ])
    .where("due_at", "<=", raw<string>`now()`)
    .where("status", "=", "active"),
);

/** Takes webhooks that have something to send, those first that waited longest. */
export async function claimDue(sql: Sql, leasing: Leasing): Promise<Claimed[]> {
  const rows = await sql.all(CLAIM, leasing);
  return rows.map((row) => ({ ...row, accountId: accountOfJob(row.accountId), lease: leasing.lease }));
}

/** Waits for the account's changes that are being committed, and keeps others back until the transaction ends. */
export async function holdEvents(sql: Sql, accountId: AccountId): Promise<void> {
  await sql.run(HOLD_EVENTS, { accountId });
}

/** Moves a webhook past an event that was accepted, and renews the lease; gives its status, undefined where the lease is lost. */
export async function noteAccepted(
  sql: Sql,
  accountId: AccountId,
  held: { id: string; lease: string; position: number; seconds: number },
): Promise<Webhook["status"] | undefined> {
  return (await sql.first(ACCEPTED, { ...held, accountId }))?.status;
}

/** Notes a try that failed, and ends the lease; false where it was lost. */
export async function noteFailed(
  sql: Sql,
  accountId: AccountId,
  held: { id: string; lease: string } & Failed,
): Promise<boolean> {
  return (await sql.run(FAILED, { ...held, accountId })) > 0;
}

/** Ends the lease: the webhook sleeps until the next change where it is idle, else it is due again. */
export async function release(
  sql: Sql,
  accountId: AccountId,
  held: { id: string; lease: string; position: number; isIdle: boolean },
): Promise<void> {
  await sql.run(RELEASE, { ...held, accountId });
}

/** Who is told that a webhook of the account was switched off; undefined where nobody is. */
export function readOwner(sql: Sql, accountId: AccountId) {
  return sql.first(OWNER, { accountId });
}

/** How many webhooks of all accounts could send now, and for how many seconds the first could. */
export async function readBacklog(sql: Sql): Promise<{ waiting: number; age: number }> {
  return (await sql.first(BACKLOG, {})) ?? { waiting: 0, age: 0 };
}
