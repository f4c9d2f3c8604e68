import { randomInt } from "node:crypto";
import { type Kysely, sql as raw } from "kysely";
import { equal } from "#server/core/conditions.ts";
import {
  databaseOf,
  type OfOwner,
  type OwnedTables,
  type Owner,
  type OwnerKind,
  ownedQuery,
  ownerOfJob,
} from "#server/core/owners.ts";
import { isAway, readFromAll } from "#server/core/parts.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { carryNoteChanges } from "#server/lib/citus/note-changes.ts";
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

/** The most webhooks of an owner that are sent to concurrently, so that other owners get their turn even if they respond slowly. */
export const OF_AN_OWNER = 4;

/** Selects the webhooks that have something to send, and for which no process is sending. */
const dueOf = (from: Kysely<OwnedTables>) =>
  from
    .selectFrom("webhook_endpoints as d")
    .where("d.due_at", "<=", raw<string>`now()`)
    .where("d.status", "=", "active")
    .where(({ or, eb }) =>
      or([eb("d.leased_until", "is", null), eb("d.leased_until", "<", raw<string>`now()`)]),
    );
/** Counts the same owner's webhooks that are being sent for, or were due before. An owner has few. */
const aheadOf = (from: Kysely<OwnedTables>) =>
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

const findDue = query.many(
  "webhooks_due",
  ({ limit, passed }: Params<{ limit: number; passed: readonly string[] }>, of: OwnerKind) =>
    dueOf(databaseOf(of))
      .select([
        "d.account_id as ownerId",
        "d.id",
        raw<number>`extract(epoch FROM d.due_at)::float8`.as("dueAt"),
      ])
      .where("d.id", "<>", ({ fn }) => fn<string>("all", [passed]))
      .where(aheadOf(databaseOf(of)), "<", OF_AN_OWNER)
      .orderBy("d.due_at")
      .limit(limit),
);

// Skips a row that another process is claiming; a claimed one is left alone until its lease ends. One at a time: for many accounts, a
// cluster skips none.
const claim = ownedQuery.maybeOne("webhooks_claim", (db, given: Params<OfLease & { seconds: number }>) =>
  db
    .updateTable("webhook_endpoints as w")
    .set({ lease: given.lease, leased_until: inSeconds(given.seconds) })
    .where("w.account_id", "=", given.ownerId)
    .where("w.id", "in", () =>
      dueOf(db)
        .select("d.id")
        .where(equal({ "d.account_id": given.ownerId, "d.id": given.id }))
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

/**
 * Waits for the changes of the webhook's owner that are being committed, and blocks others until the transaction ends. Selected from rows,
 * unlike other advisory locks: a cluster then takes it on the node with the account's rows, like the trigger that wakes.
 */
export const lockEvents = ownedQuery.execute(
  "webhooks_lock_events",
  (db, { ownerId, id }: Params<OfOwner & { id: string }>) =>
    db
      .selectFrom("webhook_endpoints as w")
      .select(
        raw<string>`pg_advisory_xact_lock(hashtextextended('events of ' || ${raw.ref("w.account_id")}, 0))::text`.as(
          "held",
        ),
      )
      .where(equal({ "w.account_id": ownerId, "w.id": id })),
);

/** Moves a webhook past an accepted event, and renews the lease; returns its status, or null if the lease was lost. */
export const noteAccepted = ownedQuery.maybeOne(
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
      .where(equal({ account_id: given.ownerId, id: given.id, lease: given.lease }))
      .returning("status"),
);

export type Failed = {
  readonly position: number;
  readonly attempts: number;
  readonly tryingSince: string | null;
  readonly failingSince: string;
  /** The seconds to the next try. */
  readonly delay: number;
};
/**
 * Stores a failed try, and ends the lease; returns false if the lease was lost. The status is a choice: a cluster doesn't allow the time of
 * day in a CASE.
 */
export const noteFailed = ownedQuery.matches(
  "webhooks_failed",
  (
    db,
    given: Params<OfLease & Failed & { statusReason: Webhook["statusReason"] }>,
    status: "active" | "failed",
  ) =>
    db
      .updateTable("webhook_endpoints")
      .set({
        position: given.position,
        attempts: given.attempts,
        trying_since: given.tryingSince,
        failing_since: given.failingSince,
        status,
        status_reason: given.statusReason,
        due_at: status === "active" ? inSeconds(given.delay) : null,
        lease: null,
        leased_until: null,
      })
      .where(equal({ account_id: given.ownerId, id: given.id, lease: given.lease })),
);

/** Ends the lease: an idle webhook sleeps until the next change, any other is due again. */
export const release = ownedQuery.execute(
  "webhooks_release",
  (db, given: Params<OfLease & { position: number }>, { isIdle }: { isIdle: boolean }) =>
    db
      .updateTable("webhook_endpoints")
      .set({
        position: given.position,
        due_at: isIdle ? null : raw<string>`now()`,
        lease: null,
        leased_until: null,
      })
      .where(equal({ account_id: given.ownerId, id: given.id, lease: given.lease })),
);

/** Ends the lease and pauses the webhook until a person resumes it. */
export const pause = ownedQuery.execute(
  "webhooks_pause",
  (db, { ownerId, id, lease, statusReason }: Params<OfLease & { statusReason: Webhook["statusReason"] }>) =>
    db
      .updateTable("webhook_endpoints")
      .set({
        status: "paused",
        status_reason: statusReason,
        due_at: null,
        lease: null,
        leased_until: null,
      })
      .where(equal({ account_id: ownerId, id, lease })),
);

const readBacklogOf = query.many("webhooks_backlog", (_: Params<object>, of: OwnerKind) =>
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
  await carryNoteChanges();
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
    const due = await longestWaiting(sql, kind, { limit: wanted, passed });
    const taken = await Promise.all(
      due.map(async ({ ownerId, id }) => {
        const owner = ownerOfJob(kind, ownerId);
        const row = await claim(sql, owner, { id, lease, seconds }).catch(nullIfAway);
        return row && { ...row, owner, lease };
      }),
    );
    claimed.push(...taken.filter((row) => row !== null));
    if (due.length < wanted) break;
    passed.push(...due.map(({ id }) => id));
  }
  return claimed;
}

/** On a cluster, each worker finds its own, so that one that is away delays no other's. Organizations' are all in one place. */
async function longestWaiting(
  sql: Sql,
  kind: OwnerKind,
  given: { limit: number; passed: readonly string[] },
): Promise<RowOf<typeof findDue>[]> {
  const due = await ofAll("due webhooks", sql, kind, (of) => findDue(of, given, kind));
  return due.toSorted((one, other) => one.dueAt - other.dueAt).slice(0, given.limit);
}

function ofAll<Row>(name: string, sql: Sql, kind: OwnerKind, read: (sql: Sql) => Promise<Row[]>) {
  return kind === "account" ? readFromAll(name, sql, read) : read(sql);
}

/** Leaves a webhook whose worker has just gone away to a later turn, so that the others that were claimed get theirs. */
function nullIfAway(error: unknown): null {
  if (isAway(error)) return null;
  throw error;
}

/** Returns how many webhooks of all owners are due, and how many seconds the first has been due. */
export async function readBacklog(sql: Sql): Promise<{ waiting: number; age: number }> {
  const of = (kind: OwnerKind) =>
    ofAll("waiting webhooks", sql, kind, (some) => readBacklogOf(some, {}, kind));
  const each = (await Promise.all(OWNED_BY.map(of))).flat();
  return {
    waiting: each.reduce((sum, { waiting }) => sum + waiting, 0),
    age: Math.max(...each.map(({ age }) => age)),
  };
}
