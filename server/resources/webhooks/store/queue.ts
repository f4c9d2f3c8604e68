import { randomInt } from "node:crypto";
import { type Kysely, sql as raw } from "kysely";
import { columnsOf, equal, fieldsOf } from "#server/core/clauses.ts";
import {
  databaseOf,
  type OfOwner,
  type OwnedTables,
  type Owner,
  type OwnerKind,
  ownedQuery,
  ownerOfJob,
} from "#server/core/owners.ts";
import { isWorkerDown, readFromAll } from "#server/core/parts.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { recordNoteChanges } from "#server/lib/citus/note-changes.ts";
import type { Webhook } from "../contract.ts";
import "./endpoints.ts";

/** A webhook that a process has leased to send its events. */
export type ClaimedWebhook = {
  readonly owner: Owner;
  readonly id: string;
  readonly lease: string;
  readonly url: string;
  readonly eventTypes: Webhook["eventTypes"];
  readonly position: number;
  readonly attempts: number;
  readonly tryingSince: string | null;
  readonly failingSince: string | null;
  /** The key, grant, or session that made it; null if it wasn't stored. */
  readonly makerId: string | null;
  readonly makerAccountId: string | null;
};
type OfLease = OfOwner & { id: string; lease: string };
type Leasing = { lease: string; limit: number; seconds: number };

const UNLEASED = { lease: null, leased_until: null };

/** Returns a time from now by the database's clock, which the trigger that wakes a webhook also uses. */
const inSeconds = (seconds: unknown) => raw<string>`now() + make_interval(secs => ${seconds}::float8)`;

/** The maximum number of an owner's webhooks that are sent to concurrently, so that slow receivers don't delay other owners. */
export const PER_OWNER_MAX = 4;

/** Selects the webhooks that are due and that no process has leased. */
const dueOf = (from: Kysely<OwnedTables>) =>
  from
    .selectFrom("webhook_endpoints as d")
    .where("d.due_at", "<=", raw<string>`now()`)
    .where("d.status", "=", "active")
    .where(({ or, eb }) =>
      or([eb("d.leased_until", "is", null), eb("d.leased_until", "<", raw<string>`now()`)]),
    );
/** Counts the same owner's webhooks that are leased or were due earlier. An owner has few. */
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
        ...fieldsOf("d", "account_id:ownerId id"),
        raw<number>`extract(epoch FROM d.due_at)::float8`.as("dueAt"),
      ])
      .where("d.id", "<>", ({ fn }) => fn<string>("all", [passed]))
      .where(aheadOf(databaseOf(of)), "<", PER_OWNER_MAX)
      .orderBy("d.due_at")
      .limit(limit),
);

// Skips a row that another process is claiming or has leased. Claims one at a time, because a cluster can't skip rows of several accounts.
const claim = ownedQuery.maybeOne("webhooks_claim", (db, params: Params<OfLease & { seconds: number }>) =>
  db
    .updateTable("webhook_endpoints as w")
    .set({ lease: params.lease, leased_until: inSeconds(params.seconds) })
    .where("w.account_id", "=", params.ownerId)
    .where("w.id", "in", () =>
      dueOf(db)
        .select("d.id")
        .where(equal({ "d.account_id": params.ownerId, "d.id": params.id }))
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      ...fieldsOf("w", "id url event_types position attempts trying_since"),
      ...fieldsOf("w", "failing_since maker_id maker_account_id"),
    ]),
);

/**
 * Waits for the owner's changes that are being committed, and blocks new ones until the transaction ends. Unlike other advisory locks, it is
 * selected from rows, so that a cluster takes it on the node with the account's rows, like the trigger that wakes a webhook.
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

/** Moves a webhook past an accepted event, and renews the lease. @returns its status, or null if the lease was lost */
export const noteAccepted = ownedQuery.maybeOne(
  "webhooks_accepted",
  (db, params: Params<OfLease & { position: number; seconds: number }>) =>
    db
      .updateTable("webhook_endpoints")
      .set({
        position: params.position,
        attempts: 0,
        trying_since: null,
        failing_since: null,
        leased_until: inSeconds(params.seconds),
      })
      .where(equal({ account_id: params.ownerId, id: params.id, lease: params.lease }))
      .returning("status"),
);

export type Failed = {
  readonly position: number;
  readonly attempts: number;
  readonly tryingSince: string | null;
  readonly failingSince: string;
  /** The seconds until the next attempt. */
  readonly delay: number;
};
/**
 * Stores a failed attempt, and ends the lease. A webhook that isn't switched off keeps its status: a person may have paused it during the
 * attempt. The query has a variant for each case, because a cluster doesn't allow `now()` in a CASE.
 * @returns false if the lease was lost
 */
export const noteFailed = ownedQuery.matches(
  "webhooks_failed",
  (
    db,
    {
      ownerId,
      id,
      lease,
      delay,
      statusReason,
      ...params
    }: Params<OfLease & Failed & { statusReason: Webhook["statusReason"] }>,
    { isOut }: { isOut: boolean },
  ) =>
    db
      .updateTable("webhook_endpoints")
      .set({
        ...columnsOf(params),
        ...(isOut
          ? { status: "failed" as const, status_reason: statusReason, due_at: null }
          : { due_at: inSeconds(delay) }),
        ...UNLEASED,
      })
      .where(equal({ account_id: ownerId, id, lease })),
);

/** Ends the lease. An idle webhook waits for the next change; any other is due again. */
export const release = ownedQuery.execute(
  "webhooks_release",
  (db, params: Params<OfLease & { position: number }>, { isIdle }: { isIdle: boolean }) =>
    db
      .updateTable("webhook_endpoints")
      .set({ position: params.position, due_at: isIdle ? null : raw<string>`now()`, ...UNLEASED })
      .where(equal({ account_id: params.ownerId, id: params.id, lease: params.lease })),
);

/** Ends the lease and pauses the webhook until a person resumes it. */
export const pause = ownedQuery.execute(
  "webhooks_pause",
  (db, { ownerId, id, lease, statusReason }: Params<OfLease & { statusReason: Webhook["statusReason"] }>) =>
    db
      .updateTable("webhook_endpoints")
      .set({ status: "paused", status_reason: statusReason, due_at: null, ...UNLEASED })
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

const OWNER_KINDS = ["account", "organization"] as const satisfies readonly OwnerKind[];

/**
 * Claims due webhooks, longest waiting first, and at most a few of each owner. Whether people's or organizations' webhooks come first is
 * random, so that neither kind always waits for the other.
 */
export async function claimDue(sql: Sql, leasing: Leasing): Promise<ClaimedWebhook[]> {
  const claimed: ClaimedWebhook[] = [];
  await recordNoteChanges();
  for (const kind of randomInt(2) === 0 ? OWNER_KINDS : OWNER_KINDS.toReversed()) {
    claimed.push(...(await claimOf(sql, kind, { ...leasing, limit: leasing.limit - claimed.length })));
  }
  return claimed;
}

/** Claims webhooks of one kind of owner. If another process claimed some of them first, continues with the next ones. */
async function claimOf(
  sql: Sql,
  kind: OwnerKind,
  { lease, seconds, limit }: Leasing,
): Promise<ClaimedWebhook[]> {
  const claimed: ClaimedWebhook[] = [];
  const passed: string[] = [];
  while (claimed.length < limit) {
    const remaining = limit - claimed.length;
    const due = await longestWaiting(sql, kind, { limit: remaining, passed });
    const claims = await Promise.all(
      due.map(async ({ ownerId, id }) => {
        const owner = ownerOfJob(kind, ownerId);
        const row = await claim(sql, owner, { id, lease, seconds }).catch(nullIfWorkerDown);
        return row && { ...row, owner, lease };
      }),
    );
    claimed.push(...claims.filter((row) => row !== null));
    if (due.length < remaining) break;
    passed.push(...due.map(({ id }) => id));
  }
  return claimed;
}

/** Returns the webhooks that have been due longest. In a cluster, queries each worker, so that one that is down doesn't delay the others. */
async function longestWaiting(
  sql: Sql,
  kind: OwnerKind,
  params: { limit: number; passed: readonly string[] },
): Promise<RowOf<typeof findDue>[]> {
  const due = await readAll("due webhooks", sql, kind, (of) => findDue(of, params, kind));
  return due.toSorted((a, b) => a.dueAt - b.dueAt).slice(0, params.limit);
}

function readAll<Row>(name: string, sql: Sql, kind: OwnerKind, read: (sql: Sql) => Promise<Row[]>) {
  return kind === "account" ? readFromAll(name, sql, read) : read(sql);
}

/** Skips a webhook whose worker has just gone down, so that the other claimed ones get their turn. */
function nullIfWorkerDown(error: unknown): null {
  if (isWorkerDown(error)) return null;
  throw error;
}

/** Returns the number of due webhooks, and the seconds since the first one was due. */
export async function readBacklog(sql: Sql): Promise<{ waiting: number; age: number }> {
  const of = (kind: OwnerKind) =>
    readAll("waiting webhooks", sql, kind, (some) => readBacklogOf(some, {}, kind));
  const each = (await Promise.all(OWNER_KINDS.map(of))).flat();
  return {
    waiting: each.reduce((sum, { waiting }) => sum + waiting, 0),
    age: Math.max(...each.map(({ age }) => age)),
  };
}
