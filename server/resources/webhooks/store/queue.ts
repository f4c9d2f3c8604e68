import { randomInt } from "node:crypto";
import { sql as raw } from "kysely";
import { OWNERS } from "#domain/roles.ts";
import {
  databaseOf,
  type OfOwner,
  type Owner,
  type OwnerKind,
  ownedStatement,
  ownerOfJob,
} from "#server/core/owners.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Slots, statement, statementForms } from "#server/core/statements.ts";
import type { OrganizationId } from "#server/core/tenants.ts";
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
};
type OfLease = OfOwner & { id: string; lease: string };
type Leasing = { lease: string; limit: number; seconds: number };

/** From now on by the database's clock, which the trigger that wakes a webhook goes by too. */
const inSeconds = (seconds: unknown) => raw<string>`now() + make_interval(secs => ${seconds}::float8)`;

// A row that another process is taking is passed over, and one that was taken is left alone until its lease ends.
const CLAIM = statementForms("webhooks_claim", (of: OwnerKind, { lease, limit, seconds }: Slots<Leasing>) =>
  databaseOf(of)
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
      "w.account_id as ownerId",
      "w.id",
      "w.url",
      "w.event_types as eventTypes",
      "w.position",
      "w.attempts",
      "w.trying_since as tryingSince",
      "w.failing_since as failingSince",
    ]),
);
const HOLD_EVENTS = ownedStatement("webhooks_hold_events", (db, { ownerId }: Slots<OfOwner>) =>
  db.selectNoFrom(
    raw<string>`pg_advisory_xact_lock(hashtextextended('events of ' || ${ownerId}, 0))::text`.as("held"),
  ),
);
const ACCEPTED = ownedStatement(
  "webhooks_accepted",
  (db, given: Slots<OfLease & { position: number; seconds: number }>) =>
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
  /** Seconds to the next try. */
  readonly delay: number;
};
const FAILED = ownedStatement("webhooks_failed", (db, given: Slots<OfLease & Failed>) =>
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
    .where("account_id", "=", given.ownerId)
    .where("id", "=", given.id)
    .where("lease", "=", given.lease),
);
const RELEASE = ownedStatement(
  "webhooks_release",
  (db, given: Slots<OfLease & { position: number; isIdle: boolean }>) =>
    db
      .updateTable("webhook_endpoints")
      .set({
        position: given.position,
        due_at: raw<string | null>`CASE WHEN ${given.isIdle}::bool THEN NULL ELSE now() END`,
        lease: null,
        leased_until: null,
      })
      .where("account_id", "=", given.ownerId)
      .where("id", "=", given.id)
      .where("lease", "=", given.lease),
);
const PERSON = statement("webhooks_person", ({ ownerId }: Slots<OfOwner>) =>
  db
    .selectFrom("accounts as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select("u.email")
    .where("a.id", "=", ownerId)
    .where("a.sandbox_id", "is", null),
);
const ORGANIZATION = statement(
  "webhooks_organization",
  ({ organizationId }: Slots<{ organizationId: OrganizationId }>) =>
    db
      .selectFrom("members as m")
      .innerJoin("organizations as o", "o.id", "m.organization_id")
      .innerJoin("accounts as a", "a.id", "m.account_id")
      .innerJoin("users as u", "u.id", "a.user_id")
      .select(["u.email", "o.name", "o.slug"])
      .where("m.organization_id", "=", organizationId)
      .where("m.role", "in", OWNERS)
      .where("o.sandbox_id", "is", null),
);
const BACKLOG = statementForms("webhooks_backlog", (of: OwnerKind) =>
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
 * Takes webhooks that have something to send, those first that waited longest. Whether people's or organizations' come first is left to
 * chance: neither are to wait until the others are done.
 */
export async function claimDue(sql: Sql, leasing: Leasing): Promise<Claimed[]> {
  const claimed: Claimed[] = [];
  for (const kind of randomInt(2) === 0 ? OWNED_BY : OWNED_BY.toReversed()) {
    const limit = leasing.limit - claimed.length;
    if (limit <= 0) break;
    const rows = await sql.all(CLAIM(kind), { ...leasing, limit });
    claimed.push(
      ...rows.map(({ ownerId, ...row }) => ({
        ...row,
        owner: ownerOfJob(kind, ownerId),
        lease: leasing.lease,
      })),
    );
  }
  return claimed;
}

/** Waits for the owner's changes that are being committed, and keeps others back until the transaction ends. */
export async function holdEvents(sql: Sql, owner: Owner): Promise<void> {
  await sql.run(HOLD_EVENTS(owner), {});
}

/** Moves a webhook past an event that was accepted, and renews the lease; gives its status, undefined where the lease is lost. */
export async function noteAccepted(
  sql: Sql,
  owner: Owner,
  held: { id: string; lease: string; position: number; seconds: number },
): Promise<Webhook["status"] | undefined> {
  return (await sql.first(ACCEPTED(owner), held))?.status;
}

/** Notes a try that failed, and ends the lease; false where it was lost. */
export async function noteFailed(
  sql: Sql,
  owner: Owner,
  held: { id: string; lease: string } & Failed,
): Promise<boolean> {
  return (await sql.run(FAILED(owner), held)) > 0;
}

/** Ends the lease: the webhook sleeps until the next change where it is idle, else it is due again. */
export async function release(
  sql: Sql,
  owner: Owner,
  held: { id: string; lease: string; position: number; isIdle: boolean },
): Promise<void> {
  await sql.run(RELEASE(owner), held);
}

/** Who is told that a webhook was switched off, and of which organization's: nobody of what is in a sandbox. */
export async function readRecipients(
  sql: Sql,
  owner: Owner,
): Promise<{ email: string; organization: { name: string; slug: string } | null }[]> {
  if (owner.kind === "account") {
    const people = await sql.all(PERSON, { ownerId: owner.id });
    return people.map(({ email }) => ({ email, organization: null }));
  }
  const owners = await sql.all(ORGANIZATION, { organizationId: owner.id });
  return owners.map(({ email, ...organization }) => ({ email, organization }));
}

/** How many webhooks of everybody could send now, and for how many seconds the first could. */
export async function readBacklog(sql: Sql): Promise<{ waiting: number; age: number }> {
  const each = await Promise.all(OWNED_BY.map((kind) => sql.first(BACKLOG(kind), {})));
  return {
    waiting: each.reduce((sum, one) => sum + (one?.waiting ?? 0), 0),
    age: Math.max(...each.map((one) => one?.age ?? 0)),
  };
}
