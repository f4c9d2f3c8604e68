import { type RawBuilder, sql as raw } from "kysely";
import type { Ids, OfOrganization, OrganizationId } from "#server/core/access.ts";
import { any, columnsOf, equal, excluded, insertFrom } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, insertInto, listed, selectFrom, updateTable } from "#server/core/statements.ts";
import type { RecordFields, SyncedCoaching } from "#server/resources/roster-records/contract.ts";

type Records = OfOrganization & Ids;

export const insertCohorts = query.execute(
  "roster_sync_create_cohorts",
  ({ organizationId, ids, names, at }: Params<Records & { names: readonly string[]; at: Date }>) =>
    insertFrom(insertInto("cohorts"), selectFrom(listed("c", { id: ids, name: names })), {
      id: "c.id",
      organization_id: raw<OrganizationId>`${organizationId}::text`,
      name: "c.name",
      created_at: raw<string>`${at}::timestamptz`,
    }),
);

/** Frees the addresses of records that get new ones, so that one statement can swap addresses. */
export const freeAddresses = query.execute(
  "roster_sync_free_addresses",
  ({ organizationId, ids }: Params<Records>) =>
    updateTable("roster_records")
      .set({ email: raw<string>`id` })
      .where(equal({ organization_id: organizationId, id: any(ids) })),
);

type Written = Records & {
  accounts: readonly (string | null)[];
  /** Each record as JSON. */
  records: readonly string[];
  at: Date;
};
const part = <Type>(name: keyof RecordFields) => raw<Type>`(w.record::jsonb ->> ${raw.lit(name)})`;
const json = <Type>(name: keyof RecordFields) => raw<Type>`(w.record::jsonb -> ${raw.lit(name)})`;

/** Adds or replaces records. */
export const writeRecords = query.execute("roster_sync_write", (params: Params<Written>) => {
  const at = raw<string>`${params.at}::timestamptz`;
  return insertFrom(
    insertInto("roster_records"),
    selectFrom(listed("w", { id: params.ids, account: params.accounts, record: params.records })),
    {
      organization_id: raw<OrganizationId>`${params.organizationId}::text`,
      id: "w.id",
      account_id: "w.account",
      email: part<string>("email"),
      former_emails: json<string[]>("formerEmails"),
      student_id: part<string | null>("studentId"),
      first_name: part<string | null>("firstName"),
      last_name: part<string | null>("lastName"),
      full_name: part<string | null>("fullName"),
      cohort_ids: json<string[]>("cohortIds"),
      coach_id: part<string | null>("coachId"),
      fields: json<Record<string, string>>("fields"),
      created_at: at,
      updated_at: at,
    },
  ).onConflict((conflict) =>
    conflict
      .columns(["organization_id", "id"])
      .doUpdateSet(
        excluded(
          "email",
          "former_emails",
          "student_id",
          "first_name",
          "last_name",
          "full_name",
          "cohort_ids",
          "coach_id",
          "fields",
          "updated_at",
        ),
      ),
  );
});

type Placed = Records & { cohorts: readonly string[]; accounts: readonly string[]; at: Date };

/** Adds accounts to cohorts, except those already in the cohort. */
export const insertStints = query.many("roster_sync_place", (params: Params<Placed>) => {
  const at = raw<string>`${params.at}::timestamptz`;
  return insertFrom(
    insertInto("cohort_stints"),
    selectFrom(listed("s", { id: params.ids, cohort: params.cohorts, account: params.accounts })),
    {
      id: "s.id",
      organization_id: raw<OrganizationId>`${params.organizationId}::text`,
      cohort_id: "s.cohort",
      account_id: "s.account",
      joined_at: at,
      created_at: at,
    },
  )
    .onConflict((conflict) =>
      conflict.columns(["cohort_id", "account_id"]).where("left_at", "is", null).doNothing(),
    )
    .returning("id");
});

type OfSync = OfOrganization & { syncId: string };
type NewSync = { cohortIds: string; created: number; updated: number; at: Date };

/** Stores a sync, so that it can be undone. */
export const insertSync = query.execute(
  "roster_syncs_insert",
  ({ syncId: id, cohortIds, at: created_at, ...params }: Params<OfSync & NewSync>) =>
    insertInto("roster_syncs").values({
      ...columnsOf(params),
      id,
      cohort_ids: raw<string[]>`${cohortIds}::jsonb`,
      created_at,
    }),
);

type Changes = OfSync & {
  ids: readonly string[];
  befores: readonly (string | null)[];
  afters: readonly string[];
  stints: readonly string[];
  coachings: readonly (string | null)[];
};

/** Stores the records of a sync before and after it. */
export const insertChanges = query.execute("roster_syncs_insert_changes", (params: Params<Changes>) =>
  insertFrom(
    insertInto("roster_sync_changes"),
    selectFrom(
      listed("k", {
        id: params.ids,
        before: params.befores,
        after: params.afters,
        stints: params.stints,
        coaching: params.coachings,
      }),
    ),
    {
      organization_id: raw<OrganizationId>`${params.organizationId}::text`,
      sync_id: raw<string>`${params.syncId}::text`,
      record_id: "k.id",
      before: raw<RecordFields>`k.before::jsonb`,
      after: raw<RecordFields>`k.after::jsonb`,
      stint_ids: raw<string[]>`k.stints::jsonb`,
      coaching: raw<SyncedCoaching>`k.coaching::jsonb`,
    },
  ),
);

/** Deletes all but the organization's latest syncs. */
export const deletePastSyncs = query.execute(
  "roster_syncs_drop_past",
  ({ organizationId, most }: Params<OfOrganization & { most: number }>) =>
    deleteFrom("roster_syncs as s")
      .where("s.organization_id", "=", organizationId)
      .where("s.id", "not in", (eb) =>
        eb
          .selectFrom("roster_syncs as latest")
          .select("latest.id")
          .where("latest.organization_id", "=", organizationId)
          .orderBy("latest.created_at", "desc")
          .orderBy("latest.id", "desc")
          .limit(most),
      ),
);

/** Returns a record as JSON, as it is stored for an undo. */
export function recordJson(row: string): RawBuilder<RecordFields> {
  const column = (name: string) => raw.ref(`${row}.${name}`);
  return raw<RecordFields>`jsonb_build_object('email', ${column("email")}, 'formerEmails', ${column("former_emails")},
    'studentId', ${column("student_id")}, 'firstName', ${column("first_name")}, 'lastName', ${column("last_name")},
    'fullName', ${column("full_name")}, 'cohortIds', ${column("cohort_ids")}, 'coachId', ${column("coach_id")},
    'fields', ${column("fields")})`;
}
