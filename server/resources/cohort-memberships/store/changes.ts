import { type Expression, sql as raw } from "kysely";
import type { OrganizationId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, listed, type Params, statement } from "#server/core/statements.ts";
import type { CohortMembership } from "../contract.ts";
import "../codes.ts";

/** A kind of change of memberships. */
export type ChangeKind = "placed" | "ended" | "corrected";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "stint_changes.kind": ChangeKind;
  }
}

type OfOrganization = { organizationId: OrganizationId };
type OfStints = OfOrganization & { ids: readonly string[] };
type OfChange = OfOrganization & { changeId: string };

const digest = (row: Expression<unknown>) => raw<string>`md5(to_jsonb(${row})::text)`;

type Kept = OfChange & {
  kind: ChangeKind;
  ids: string[];
  cohorts: string[];
  accounts: string[];
  rows: (string | null)[];
  at: string;
};
const KEEP = statement("stint_changes_keep", (given: Params<Kept>) =>
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

const CHANGE = statement("stint_changes_lock", (given: Params<OfChange>) =>
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
    .where("k.organization_id", "=", given.organizationId)
    .where("k.change_id", "=", given.changeId)
    .orderBy("k.stint_id")
    .forUpdate(),
);
const DIGESTS = statement("stints_digests", (given: Params<OfStints>) =>
  db
    .selectFrom("cohort_stints as s")
    .select(["s.id", digest(raw`s`).as("digest")])
    .where("s.organization_id", "=", given.organizationId)
    .where("s.id", "=", (eb) => eb.fn.any(given.ids)),
);
// An upsert: one query restores both changed and removed rows.
const RESTORE = statement("stints_restore", (given: Params<OfChange>) =>
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
const FORGET = statement("stint_changes_forget", (given: Params<OfChange>) =>
  db
    .deleteFrom("stint_changes")
    .where("organization_id", "=", given.organizationId)
    .where("change_id", "=", given.changeId),
);
const LATELY = statement(
  "stint_changes_lately",
  (given: Params<OfOrganization & { since: string; limit: number }>) =>
    db
      .selectFrom("stint_changes as k")
      .innerJoin("cohorts as c", (join) =>
        join.on("c.organization_id", "=", given.organizationId).onRef("c.id", "=", "k.cohort_id"),
      )
      .select([
        "k.change_id as changeId",
        "k.kind",
        "c.name as cohortName",
        raw<number>`count(*)::int`.as("count"),
        "k.created_at as at",
      ])
      .where("k.organization_id", "=", given.organizationId)
      .where("k.created_at", ">=", given.since)
      .groupBy(["k.change_id", "k.kind", "k.created_at", "c.name"])
      .orderBy("k.created_at", "desc")
      .orderBy("k.change_id", "desc")
      .limit(given.limit),
);

type Change = { id: string; kind: ChangeKind; at: Date };
type ChangedStint = { id: string; cohortId: string; accountId: string; row: string | null };

/** Stores memberships as they were before the change just made. */
export async function keepChange(
  sql: Sql,
  organizationId: OrganizationId,
  { id: changeId, kind, at }: Change,
  stints: readonly ChangedStint[],
): Promise<void> {
  await sql.run(KEEP, {
    organizationId,
    changeId,
    kind,
    at: at.toISOString(),
    ids: stints.map(({ id }) => id),
    cohorts: stints.map(({ cohortId }) => cohortId),
    accounts: stints.map(({ accountId }) => accountId),
    rows: stints.map(({ row }) => row),
  });
}

/** Locks the memberships of a change until the transaction ends, and returns them; none if there is no such change. */
export function lockChange(sql: Sql, organizationId: OrganizationId, changeId: string) {
  return sql.all(CHANGE, { organizationId, changeId });
}

/** Returns the digest of each of the memberships that exist. */
export async function readDigests(
  sql: Sql,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.all(DIGESTS, { organizationId, ids });
  return new Map(rows.map(({ id, digest }) => [id, digest]));
}

/** Restores the memberships of a change as they were before it, and deletes the change. */
export async function restoreChange(
  sql: Sql,
  organizationId: OrganizationId,
  changeId: string,
): Promise<void> {
  await sql.run(RESTORE, { organizationId, changeId });
  await sql.run(FORGET, { organizationId, changeId });
}

/** Returns the organization's changes since then, newest first. */
export function listChanges(sql: Sql, organizationId: OrganizationId, since: Date, limit: number) {
  return sql.all(LATELY, { organizationId, since: since.toISOString(), limit });
}
