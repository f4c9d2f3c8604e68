import { type Expression, sql as raw } from "kysely";
import type { OutcomeIntent } from "#domain/outcomes/kinds.ts";
import type { Ids, OfOrganization, OrganizationId } from "#server/core/access.ts";
import { any, equal, excluded, fieldsOf, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { deleteFrom, insertInto, listed, selectFrom } from "#server/core/statements.ts";
import type { ChangeKind, CohortMembership } from "../contract.ts";

type OfStints = OfOrganization & Ids;
type OfChange = { organizationId: OrganizationId; changeId: string };

/** Selects a membership `s` as stored, with the fields for its log entry. */
function stintRows(organizationId: Expression<OrganizationId>) {
  return selectFrom("cohort_stints as s")
    .innerJoin("cohorts as c", on({ "c.organization_id": organizationId, "c.id": "s.cohort_id" }))
    .innerJoin("accounts as a", "a.id", "s.account_id")
    .select([
      ...fieldsOf("s", "id cohort_id"),
      "c.name as cohortName",
      "s.account_id as accountId",
      "a.email as applicantEmail",
      ...fieldsOf("s", "joined_at left_at departure_reason note"),
      raw<string>`to_jsonb(s)::text`.as("row"),
    ])
    .where("s.organization_id", "=", organizationId);
}

/** Locks the organization's memberships with these ids until the transaction ends, and returns them. */
export const lockStints = query.many("stints_lock_each", ({ organizationId, ids }: Params<OfStints>) =>
  // Always locked in the same order, so that two concurrent changes don't deadlock.
  stintRows(organizationId).where("s.id", "=", any(ids)).orderBy("s.id").forUpdate("s"),
);

/** A membership locked for a change. */
export type LockedStint = RowOf<typeof lockStints>;

/** Locks the open memberships of the members with these emails in a cohort until the transaction ends, and returns them. */
export const lockOpenStints = query.many(
  "stints_lock_open",
  ({
    organizationId,
    cohortId,
    emails,
  }: Params<OfOrganization & { cohortId: string; emails: readonly string[] }>) =>
    stintRows(organizationId)
      .where(equal({ "s.cohort_id": cohortId, "s.left_at": null }))
      .where("a.email", "=", any(emails))
      .where("s.account_id", "in", (eb) =>
        eb.selectFrom("members as m").select("m.account_id").where("m.organization_id", "=", organizationId),
      )
      .orderBy("s.id")
      .forUpdate("s"),
);

/** Returns the memberships that would be open together with another one of the same applicant in the same cohort. */
export const findConflicting = query.many("stints_rivals", ({ organizationId, ids }: Params<OfStints>) =>
  selectFrom("cohort_stints as s")
    .select("s.id")
    .where(equal({ "s.organization_id": organizationId, "s.id": any(ids) }))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("cohort_stints as o")
          .select("o.id")
          .where(
            equal({
              "o.organization_id": organizationId,
              "o.cohort_id": "s.cohort_id",
              "o.account_id": "s.account_id",
            }),
          )
          .whereRef("o.id", "<>", "s.id")
          .where((other) => other.or([other("o.left_at", "is", null), other("o.id", "=", any(ids))])),
      ),
    )
    .orderBy("s.id"),
);

/** Writes the given fields of locked memberships. */
export const writeStints = query.patch(
  "stints_correct",
  "cohort_stints",
  (update, { organizationId, ids }: Params<OfStints>) =>
    update.where(equal({ organization_id: organizationId, id: any(ids) })),
);

/** Removes memberships that were entered by mistake. */
export const removeStints = query.execute("stints_remove", ({ organizationId, ids }: Params<OfStints>) =>
  deleteFrom("cohort_stints").where(equal({ organization_id: organizationId, id: any(ids) })),
);

const digest = (row: Expression<unknown>) => raw<string>`md5(to_jsonb(${row})::text)`;

type StoredChange = OfChange & {
  kind: ChangeKind;
  ids: readonly string[];
  cohorts: readonly string[];
  accounts: readonly string[];
  rows: readonly (string | null)[];
  at: Date;
};

/** Stores memberships as they were before a change. */
export const keepChange = query.execute("stint_changes_keep", (params: Params<StoredChange>) =>
  insertFrom(
    insertInto("stint_changes"),
    selectFrom(
      listed("k", { id: params.ids, cohort: params.cohorts, account: params.accounts, row: params.rows }),
    ).leftJoin("cohort_stints as s", on({ "s.id": "k.id", "s.organization_id": params.organizationId })),
    {
      organization_id: raw<OrganizationId>`${params.organizationId}::text`,
      change_id: raw<string>`${params.changeId}::text`,
      stint_id: "k.id",
      cohort_id: "k.cohort",
      account_id: "k.account",
      kind: raw<ChangeKind>`${params.kind}::text`,
      before: raw<object>`k.row::jsonb`,
      after: raw<string | null>`CASE WHEN s.id IS NOT NULL THEN ${digest(raw`s`)} END`,
      created_at: raw<string>`${params.at}::timestamptz`,
    },
  ),
);

/** Locks the memberships of a change until the transaction ends, and returns them; none if there is no such change. */
export const lockChange = query.many("stint_changes_lock", ({ organizationId, changeId }: Params<OfChange>) =>
  selectFrom("stint_changes as k")
    .select([
      ...fieldsOf("k", "stint_id:id cohort_id account_id"),
      raw<boolean>`k.before IS NULL`.as("isNew"),
      raw<boolean>`k.before IS NOT NULL AND k.before ->> 'left_at' IS NULL`.as("wasOpen"),
      ...fieldsOf("k", "after created_at:at"),
    ])
    .where(equal({ "k.organization_id": organizationId, "k.change_id": changeId }))
    .orderBy("k.stint_id")
    .forUpdate(),
);

/** Returns the digest of each membership that exists. */
export const readDigests = query.many("stints_digests", ({ organizationId, ids }: Params<OfStints>) =>
  selectFrom("cohort_stints as s")
    .select(["s.id", digest(raw`s`).as("digest")])
    .where(equal({ "s.organization_id": organizationId, "s.id": any(ids) })),
);

// An upsert: one query restores both changed and removed rows.
const restoreStints = query.execute("stints_restore", (params: Params<OfChange>) =>
  insertFrom(
    insertInto("cohort_stints"),
    selectFrom("stint_changes as k")
      .where(equal({ "k.organization_id": params.organizationId, "k.change_id": params.changeId }))
      .where("k.before", "is not", null),
    {
      id: "k.stint_id",
      organization_id: "k.organization_id",
      cohort_id: "k.cohort_id",
      account_id: "k.account_id",
      joined_at: raw<string>`(k.before ->> 'joined_at')::timestamptz`,
      left_at: raw<string | null>`(k.before ->> 'left_at')::timestamptz`,
      departure_reason: raw<NonNullable<
        CohortMembership["departureReason"]
      > | null>`k.before ->> 'departure_reason'`,
      note: raw<string | null>`k.before ->> 'note'`,
      intent: raw<OutcomeIntent | null>`k.before ->> 'intent'`,
      created_at: raw<string>`(k.before ->> 'created_at')::timestamptz`,
    },
  ).onConflict((conflict) =>
    conflict.column("id").doUpdateSet(excluded("joined_at", "left_at", "departure_reason", "note")),
  ),
);

const forgetChange = query.execute("stint_changes_forget", ({ organizationId, changeId }: Params<OfChange>) =>
  deleteFrom("stint_changes").where(equal({ organization_id: organizationId, change_id: changeId })),
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
    selectFrom("stint_changes as k")
      .innerJoin("cohorts as c", on({ "c.organization_id": organizationId, "c.id": "k.cohort_id" }))
      .select([
        ...fieldsOf("k", "change_id kind"),
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
