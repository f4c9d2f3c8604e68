import { type Expression, sql as raw } from "kysely";
import type { OrganizationId } from "#server/core/access.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, listed } from "#server/core/statements.ts";
import type { ChangeKind, CohortMembership } from "../contract.ts";

type OfOrganization = { organizationId: OrganizationId };
type OfStints = OfOrganization & { ids: readonly string[] };
type OfChange = { organizationId: OrganizationId; changeId: string };

/** Selects a membership `s` as stored, with the fields for its log entry. */
function held(organizationId: Expression<OrganizationId>) {
  return db
    .selectFrom("cohort_stints as s")
    .innerJoin("cohorts as c", (join) =>
      join.on("c.organization_id", "=", organizationId).onRef("c.id", "=", "s.cohort_id"),
    )
    .innerJoin("accounts as a", "a.id", "s.account_id")
    .select([
      "s.id",
      "s.cohort_id as cohortId",
      "c.name as cohortName",
      "s.account_id as accountId",
      "a.email as applicantEmail",
      "s.joined_at as joinedAt",
      "s.left_at as leftAt",
      "s.departure_reason as departureReason",
      "s.note",
      raw<string>`to_jsonb(s)::text`.as("row"),
    ])
    .where("s.organization_id", "=", organizationId);
}

/** Locks the organization's memberships with these ids until the transaction ends, and returns them. */
export const lockStints = query.many("stints_lock_each", ({ organizationId, ids }: Params<OfStints>) =>
  // Always locked in the same order, so that two concurrent changes don't deadlock.
  held(organizationId)
    .where("s.id", "=", (eb) => eb.fn.any(ids))
    .orderBy("s.id")
    .forUpdate("s"),
);

/** A membership locked for a change. */
export type HeldStint = RowOf<typeof lockStints>;

/** Locks the open memberships of the members with these emails in a cohort until the transaction ends, and returns them. */
export const lockOpenStints = query.many(
  "stints_lock_open",
  ({
    organizationId,
    cohortId,
    emails,
  }: Params<OfOrganization & { cohortId: string; emails: readonly string[] }>) =>
    held(organizationId)
      .where("s.cohort_id", "=", cohortId)
      .where("s.left_at", "is", null)
      .where("a.email", "=", (eb) => eb.fn.any(emails))
      .where("s.account_id", "in", (eb) =>
        eb.selectFrom("members as m").select("m.account_id").where("m.organization_id", "=", organizationId),
      )
      .orderBy("s.id")
      .forUpdate("s"),
);

/** Returns those of the memberships that can't be open together with the others, or with one that is open already. */
export const findRivals = query.many("stints_rivals", ({ organizationId, ids }: Params<OfStints>) =>
  db
    .selectFrom("cohort_stints as s")
    .select("s.id")
    .where("s.organization_id", "=", organizationId)
    .where("s.id", "=", (eb) => eb.fn.any(ids))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("cohort_stints as o")
          .select("o.id")
          .where("o.organization_id", "=", organizationId)
          .whereRef("o.cohort_id", "=", "s.cohort_id")
          .whereRef("o.account_id", "=", "s.account_id")
          .whereRef("o.id", "<>", "s.id")
          .where((other) =>
            other.or([other("o.left_at", "is", null), other("o.id", "=", other.fn.any(ids))]),
          ),
      ),
    )
    .orderBy("s.id"),
);

/** Writes the given fields of locked memberships. */
export const writeStints = query.patch(
  "stints_correct",
  "cohort_stints",
  (update, { organizationId, ids }: Params<OfStints>) =>
    update.where("organization_id", "=", organizationId).where("id", "=", (eb) => eb.fn.any(ids)),
);

/** Removes memberships that should never have been entered. */
export const removeStints = query.execute("stints_remove", ({ organizationId, ids }: Params<OfStints>) =>
  db
    .deleteFrom("cohort_stints")
    .where("organization_id", "=", organizationId)
    .where("id", "=", (eb) => eb.fn.any(ids)),
);

const digest = (row: Expression<unknown>) => raw<string>`md5(to_jsonb(${row})::text)`;

type Kept = OfChange & {
  kind: ChangeKind;
  ids: readonly string[];
  cohorts: readonly string[];
  accounts: readonly string[];
  rows: readonly (string | null)[];
  at: Date;
};

/** Stores memberships as they were before the change just made. */
export const keepChange = query.execute("stint_changes_keep", (given: Params<Kept>) =>
  db
    .insertInto("stint_changes")
    .columns([
      "organization_id",
      "change_id",
      "stint_id",
      "cohort_id",
      "account_id",
      "kind",
      "before",
      "after",
      "created_at",
    ])
    .expression((eb) =>
      eb
        .selectFrom(
          listed("k", { id: given.ids, cohort: given.cohorts, account: given.accounts, row: given.rows }),
        )
        .leftJoin("cohort_stints as s", (join) =>
          join.onRef("s.id", "=", "k.id").on("s.organization_id", "=", given.organizationId),
        )
        .select([
          raw<OrganizationId>`${given.organizationId}::text`.as("organization_id"),
          raw<string>`${given.changeId}::text`.as("change_id"),
          "k.id as stint_id",
          "k.cohort as cohort_id",
          "k.account as account_id",
          raw<ChangeKind>`${given.kind}::text`.as("kind"),
          raw<object>`k.row::jsonb`.as("before"),
          raw<string | null>`CASE WHEN s.id IS NOT NULL THEN ${digest(raw`s`)} END`.as("after"),
          raw<string>`${given.at}::timestamptz`.as("created_at"),
        ]),
    ),
);

/** Locks the memberships of a change until the transaction ends, and returns them; none if there is no such change. */
export const lockChange = query.many("stint_changes_lock", ({ organizationId, changeId }: Params<OfChange>) =>
  db
    .selectFrom("stint_changes as k")
    .select([
      "k.stint_id as id",
      "k.cohort_id as cohortId",
      "k.account_id as accountId",
      raw<boolean>`k.before IS NULL`.as("isNew"),
      "k.after",
      "k.created_at as at",
    ])
    .where("k.organization_id", "=", organizationId)
    .where("k.change_id", "=", changeId)
    .orderBy("k.stint_id")
    .forUpdate(),
);

/** Returns the digest of each of the memberships that exist. */
export const readDigests = query.many("stints_digests", ({ organizationId, ids }: Params<OfStints>) =>
  db
    .selectFrom("cohort_stints as s")
    .select(["s.id", digest(raw`s`).as("digest")])
    .where("s.organization_id", "=", organizationId)
    .where("s.id", "=", (eb) => eb.fn.any(ids)),
);

// An upsert: one query restores both changed and removed rows.
const restoreStints = query.execute("stints_restore", (given: Params<OfChange>) =>
  db
    .insertInto("cohort_stints")
    .columns([
      "id",
      "organization_id",
      "cohort_id",
      "account_id",
      "joined_at",
      "left_at",
      "departure_reason",
      "note",
      "created_at",
    ])
    .expression((eb) =>
      eb
        .selectFrom("stint_changes as k")
        .select([
          "k.stint_id as id",
          "k.organization_id",
          "k.cohort_id",
          "k.account_id",
          raw<string>`(k.before ->> 'joined_at')::timestamptz`.as("joined_at"),
          raw<string | null>`(k.before ->> 'left_at')::timestamptz`.as("left_at"),
          raw<NonNullable<CohortMembership["departureReason"]> | null>`k.before ->> 'departure_reason'`.as(
            "departure_reason",
          ),
          raw<string | null>`k.before ->> 'note'`.as("note"),
          raw<string>`(k.before ->> 'created_at')::timestamptz`.as("created_at"),
        ])
        .where("k.organization_id", "=", given.organizationId)
        .where("k.change_id", "=", given.changeId)
        .where("k.before", "is not", null),
    )
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((eb) => ({
        joined_at: eb.ref("excluded.joined_at"),
        left_at: eb.ref("excluded.left_at"),
        departure_reason: eb.ref("excluded.departure_reason"),
        note: eb.ref("excluded.note"),
      })),
    ),
);

const forgetChange = query.execute("stint_changes_forget", ({ organizationId, changeId }: Params<OfChange>) =>
  db
    .deleteFrom("stint_changes")
    .where("organization_id", "=", organizationId)
    .where("change_id", "=", changeId),
);

/** Restores the memberships of a change as they were before it, and deletes the change. */
export async function restoreChange(sql: Sql, change: OfChange): Promise<void> {
  await restoreStints(sql, change);
  await forgetChange(sql, change);
}

/** Returns the organization's changes since then, newest first. */
export const listChanges = query.many(
  "stint_changes_lately",
  ({ organizationId, since, limit }: Params<OfOrganization & { since: Date; limit: number }>) =>
    db
      .selectFrom("stint_changes as k")
      .innerJoin("cohorts as c", (join) =>
        join.on("c.organization_id", "=", organizationId).onRef("c.id", "=", "k.cohort_id"),
      )
      .select([
        "k.change_id as changeId",
        "k.kind",
        "c.name as cohortName",
        raw<number>`count(*)::int`.as("count"),
        "k.created_at as at",
      ])
      .where("k.organization_id", "=", organizationId)
      .where("k.created_at", ">=", since)
      .groupBy(["k.change_id", "k.kind", "k.created_at", "c.name"])
      .orderBy("k.created_at", "desc")
      .orderBy("k.change_id", "desc")
      .limit(limit),
);
