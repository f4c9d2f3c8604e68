import { randomInt } from "node:crypto";
import { type Kysely, sql as raw } from "kysely";
import {
  databaseOf,
  type OfOwner,
  type Owner,
  type OwnerKind,
  ownedStatement,
  ownedStatementVariants,
  ownerOfJob,
} from "#server/core/owners.ts";
import type { Sql } from "#server/core/sql.ts";
import { type Params, statementVariants } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import type { Webhook } from "../contract.ts";
import "./endpoints.ts";

/** A webhook that a process sends for until its lease ends. */
export type Claimed = {
  readonly owner: Owner;
  readonly id: string;
  readonly lease: string;
  readonly url: string;
  readonly eventTypes: Webhook["eventTypes"];
  readonly position: number;
  readonly attempts: number;
  readonly tryingSince: string | null;
  readonly failingSince: string | null;
  /** The key, grant or session that it delivers for; null if it wasn't stored. */
  readonly makerId: string | null;
  readonly makerAccountId: string | null;
};
type OfLease = OfOwner & { id: string; lease: string };
type Leasing = { lease: string; limit: number; seconds: number };

/** Returns a time from now by the database's clock, which the trigger that wakes a webhook uses too. */
const inSeconds = (seconds: unknown) => raw<string>`now() + make_interval(secs => ${seconds}::float8)`;

/** The most webhooks of an owner that are sent for at once: even if they respond slowly, other owners get their turn. */
export const OF_AN_OWNER = 4;

/** Selects the webhooks that have something to send, and for which no process is sending. */
const dueOf = (from: Kysely<Tables>) =>
  from
    .selectFrom("webhook_endpoints as d")
    .where("d.due_at", "<=", raw<string>`now()`)
    .where("d.status", "=", "active")
    .where(({ or, eb }) =>
      or([eb("d.leased_until", "is", null), eb("d.leased_until", "<", raw<string>`now()`)]),
    );
/** Counts the same owner's webhooks that are being sent for, or were due before. An owner has few. */
const aheadOf = (from: Kysely<Tables>) =>
  from
    .selectFrom("webhook_endpoints as e")
    .select(({ fn }) => fn.countAll<number>().as("many"))
    .where(raw<boolean>`${raw.ref("e.account_id")} = ${raw.ref("d.account_id")}`)
    .where("e.status", "=", "active")
    .where(({ or, and, eb }) =>
      or([
        eb("e.leased_until", ">=", raw<string>`now()`),
        and([
          eb("e.due_at", "<=", raw<string>`now()`),
          raw<boolean>`(${raw.ref("e.due_at")}, ${raw.ref("e.id")}) < (${raw.ref("d.due_at")}, ${raw.ref("d.id")})`,
        ]),
      ]),
    );
const DUE = statementVariants(
  "webhooks_due",
  (of: OwnerKind, { limit, passed }: Params<{ limit: number; passed: readonly string[] }>) =>
    dueOf(databaseOf(of))
      .select(["d.account_id as ownerId", "d.id"])
      .where("d.id", "<>", ({ fn }) => fn<string>("all", [passed]))
      .where(aheadOf(databaseOf(of)), "<", OF_AN_OWNER)
      .orderBy("d.due_at")
      .limit(limit),
);
// Skips a row that another process is claiming; a claimed one is left alone until its lease ends. One at a time: for many accounts, a
// cluster
// skips none.
const CLAIM = ownedStatement("webhooks_claim", (db, given: Params<OfLease & { seconds: number }>) =>
  db
    .updateTable("webhook_endpoints as w")
    .set({ lease: given.lease, leased_until: inSeconds(given.seconds) })
    .where("w.account_id", "=", given.ownerId)
    .where("w.id", "in", () =>
      dueOf(db)
        .select("d.id")
        .where("d.account_id", "=", given.ownerId)
        .where("d.id", "=", given.id)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      "w.id",
      "w.url",
      "w.event_types as eventTypes",
      "w.position",
      "w.attempts",
      "w.trying_since as tryingSince",
      "w.failing_since as failingSince",
      "w.maker_id as makerId",
      "w.maker_account_id as makerAccountId",
    ]),
);
// Selected from rows, unlike other advisory locks: a cluster then takes it on the node with the account's rows, like the trigger that
// wakes.
const LOCK_EVENTS = ownedStatement(
  "webhooks_lock_events",
  (db, { ownerId, id }: Params<OfOwner & { id: string }>) =>
    db
      .selectFrom("webhook_endpoints as w")
      .select(
        raw<string>`pg_advisory_xact_lock(hashtextextended('events of ' || ${raw.ref("w.account_id")}, 0))::text`.as(
          "held",
        ),
      )
      .where("w.account_id", "=", ownerId)
      .where("w.id", "=", id),
);
const ACCEPTED = ownedStatement(
  "webhooks_accepted",
  (db, given: Params<OfLease & { position: number; seconds: number }>) =>
    db
      .updateTable("webhook_endpoints")
      .set({
        position: given.position,
        attempts: 0,
        trying_since: null,
        failing_since: null,
        leased_until: inSeconds(given.seconds),
      })
      .where("account_id", "=", given.ownerId)
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
  /** The seconds to the next try. */
  readonly delay: number;
};
// In two forms: a cluster doesn't allow the time of day in a CASE.
const FAILED = ownedStatementVariants(
  "webhooks_failed",
  (db, status: Failed["status"], given: Params<OfLease & Failed>) =>
    db
      .updateTable("webhook_endpoints")
      .set({
        position: given.position,
        attempts: given.attempts,
        trying_since: given.tryingSince,
        failing_since: given.failingSince,
        status,
        due_at: status === "active" ? inSeconds(given.delay) : null,
        lease: null,
        leased_until: null,
      })
      .where("account_id", "=", given.ownerId)
      .where("id", "=", given.id)
      .where("lease", "=", given.lease),
);
const RELEASE = ownedStatementVariants(
  "webhooks_release",
  (db, isIdle: boolean, given: Params<OfLease & { position: number }>) =>
    db
      .updateTable("webhook_endpoints")
      .set({
        position: given.position,
        due_at: isIdle ? null : raw<string>`now()`,
        lease: null,
        leased_until: null,
      })
      .where("account_id", "=", given.ownerId)
      .where("id", "=", given.id)
      .where("lease", "=", given.lease),
);
const PAUSE = ownedStatement("webhooks_pause", (db, { ownerId, id, lease }: Params<OfLease>) =>
  db
    .updateTable("webhook_endpoints")
    .set({ status: "paused", due_at: null, lease: null, leased_until: null })
    .where("account_id", "=", ownerId)
    .where("id", "=", id)
    .where("lease", "=", lease),
);
const BACKLOG = statementVariants("webhooks_backlog", (of: OwnerKind) =>
  databaseOf(of)
    .selectFrom("webhook_endpoints")
    .select([
      raw<number>`count(*)::int`.as("waiting"),
      raw<number>`coalesce(extract(epoch FROM now() - min(due_at)), 0)::float8`.as("age"),
    ])
    .where("due_at", "<=", raw<string>`now()`)
    .where("status", "=", "active"),
);

const OWNED_BY = ["account", "organization"] as const satisfies readonly OwnerKind[];
/**
 * Claims webhooks that have something to send, longest waiting first, and a few of each owner. Whether people's or organizations' come
 * first is random, so that neither always wait for the others.
 */
export async function claimDue(sql: Sql, leasing: Leasing): Promise<Claimed[]> {
  const claimed: Claimed[] = [];
  for (const kind of randomInt(2) === 0 ? OWNED_BY : OWNED_BY.toReversed()) {
    claimed.push(...(await claimOf(sql, kind, { ...leasing, limit: leasing.limit - claimed.length })));
  }
  return claimed;
}

/** Claims webhooks of one kind of owner. If another process took some, continues with those behind them. */
async function claimOf(sql: Sql, kind: OwnerKind, { lease, seconds, limit }: Leasing): Promise<Claimed[]> {
  const claimed: Claimed[] = [];
  const passed: string[] = [];
  while (claimed.length < limit) {
    const wanted = limit - claimed.length;
    const due = await sql.all(DUE(kind), { limit: wanted, passed });
    const taken = await Promise.all(
      due.map(async ({ ownerId, id }): Promise<Claimed[]> => {
        const owner = ownerOfJob(kind, ownerId);
        const rows = await sql.all(CLAIM(owner), { id, lease, seconds });
        return rows.map((row) => ({ ...row, owner, lease }));
      }),
    );
    claimed.push(...taken.flat());
    if (due.length < wanted) break;
    passed.push(...due.map(({ id }) => id));
  }
  return claimed;
}

/** Waits for the changes of the webhook's owner that are being committed, and blocks others until the transaction ends. */
export async function lockEvents(sql: Sql, owner: Owner, id: string): Promise<void> {
  await sql.run(LOCK_EVENTS(owner), { id });
}

/** Moves a webhook past an accepted event, and renews the lease; returns its status, or undefined if the lease was lost. */
export async function noteAccepted(
  sql: Sql,
  owner: Owner,
  held: { id: string; lease: string; position: number; seconds: number },
): Promise<Webhook["status"] | undefined> {
  return (await sql.first(ACCEPTED(owner), held))?.status;
}

/** Stores a failed try, and ends the lease; returns false if the lease was lost. */
export async function noteFailed(
  sql: Sql,
  owner: Owner,
  held: { id: string; lease: string } & Failed,
): Promise<boolean> {
  return (await sql.run(FAILED(owner, held.status), held)) > 0;
}

/** Ends the lease: an idle webhook sleeps until the next change, any other is due again. */
export async function release(
  sql: Sql,
  owner: Owner,
  held: { id: string; lease: string; position: number; isIdle: boolean },
): Promise<void> {
  await sql.run(RELEASE(owner, held.isIdle), held);
}

/** Ends the lease and pauses the webhook until a person resumes it. */
export async function pause(sql: Sql, owner: Owner, held: { id: string; lease: string }): Promise<void> {
  await sql.run(PAUSE(owner), held);
}

/** Returns how many webhooks of all owners are due, and how many seconds the first has been due. */
export async function readBacklog(sql: Sql): Promise<{ waiting: number; age: number }> {
  const each = await Promise.all(OWNED_BY.map((kind) => sql.first(BACKLOG(kind), {})));
  return {
    waiting: each.reduce((sum, one) => sum + (one?.waiting ?? 0), 0),
    age: Math.max(...each.map((one) => one?.age ?? 0)),
  };
}
