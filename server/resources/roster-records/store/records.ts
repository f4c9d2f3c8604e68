import { type Expression, sql as raw } from "kysely";
import { APPLICANTS } from "#domain/roles.ts";
import type { OfMember, OfOrganization, OrganizationId } from "#server/core/access.ts";
import { applicantAt } from "#server/core/addresses.ts";
import { any, equal, excluded, fieldsOf, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, insertInto, listed, selectFrom, updateTable } from "#server/core/statements.ts";
import type { FieldKind } from "../contract.ts";

const COLUMNS = [
  ...fieldsOf("r", "id email student_id first_name last_name full_name fields updated_at"),
] as const;

/** Selects the records of applicants, with the address of their account, and of people who haven't joined yet. */
function recordsOf(organizationId: Expression<OrganizationId>) {
  return selectFrom("roster_records as r")
    .leftJoin("members as m", on({ "m.organization_id": organizationId, "m.account_id": "r.account_id" }))
    .select([...COLUMNS, "m.email as accountEmail"])
    .where("r.organization_id", "=", organizationId)
    .where((eb) => eb.or([eb("r.account_id", "is", null), eb("m.role", "in", APPLICANTS)]));
}

/** Returns a page of the records, sorted by address. @param search a pattern that filters them */
export const listRecords = query.page("applicant_records_list", {
  key: { email: "r.email" },
  rows: ({ organizationId, search }: Params<OfOrganization & { search: string | undefined }>) => {
    const records = recordsOf(organizationId);
    if (!search) return records;
    return records.where((eb) =>
      eb.or([
        eb("r.email", "ilike", search),
        eb("r.student_id", "ilike", search),
        eb(raw<string>`concat_ws(' ', r.first_name, r.last_name, r.full_name)`, "ilike", search),
      ]),
    );
  },
});

/** Returns the record of an applicant; null if there is none. */
export const findRecord = query.maybeOne(
  "applicant_records_of_account",
  ({ organizationId, accountId }: Params<OfMember>) =>
    recordsOf(organizationId).where("r.account_id", "=", accountId),
);

type ByEmail = OfOrganization & { email: string };

/** Locks the applicant with this address. */
export const lockApplicant = query.maybeOne("applicant_records_lock_applicant", (params: Params<ByEmail>) =>
  applicantAt(params).select(["m.account_id as accountId", "m.email"]).forNoKeyUpdate(),
);

/** Locks the applicant whose record has this address. */
export const lockRecorded = query.maybeOne(
  "applicant_records_lock_recorded",
  ({ organizationId, email }: Params<ByEmail>) =>
    selectFrom("roster_records as r")
      .innerJoin(
        "members as m",
        on({ "m.organization_id": organizationId, "m.account_id": "r.account_id", "m.role": APPLICANTS }),
      )
      .select(["m.account_id as accountId", "m.email"])
      .where(equal({ "r.organization_id": organizationId, "r.email": email }))
      .forNoKeyUpdate("m"),
);

/** Returns the records with this address, this student ID, or this account. */
export const readHolders = query.many(
  "applicant_records_holders",
  ({
    organizationId,
    email,
    studentId,
    accountId,
  }: Params<ByEmail & { studentId: string | null; accountId: string | null }>) =>
    selectFrom("roster_records as r")
      .select([...COLUMNS, "r.account_id as accountId"])
      .where("r.organization_id", "=", organizationId)
      .where((eb) =>
        eb.or([
          eb("r.email", "=", email),
          eb("r.student_id", "=", studentId),
          eb("r.account_id", "=", accountId),
        ]),
      ),
);

type Written = OfOrganization & {
  id: string;
  accountId: string | null;
  email: string;
  studentId: string | null;
  firstName: string | null;
  lastName: string | null;
  fullName: string | null;
  fields: string;
  at: Date;
};

/** Adds a record, or replaces its student ID, name, and fields. */
export const writeRecord = query.execute("applicant_records_write", (params: Params<Written>) =>
  insertInto("roster_records")
    .values({
      organization_id: params.organizationId,
      id: params.id,
      account_id: params.accountId,
      email: params.email,
      student_id: params.studentId,
      first_name: params.firstName,
      last_name: params.lastName,
      full_name: params.fullName,
      fields: raw<Record<string, string>>`${params.fields}::jsonb`,
      created_at: params.at,
      updated_at: params.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["organization_id", "id"])
        .doUpdateSet(excluded("student_id", "first_name", "last_name", "full_name", "fields", "updated_at")),
    ),
);

/** Links the record of an invited person to their account. @returns the cohorts that they join, and the coach who leads them */
export const joinRecord = query.maybeOne(
  "applicant_records_join",
  ({ organizationId, email, accountId }: Params<OfOrganization & { email: string; accountId: string }>) =>
    updateTable("roster_records")
      .set({ account_id: accountId, cohort_ids: raw<string[]>`'[]'::jsonb`, coach_id: null })
      .where(equal({ organization_id: organizationId, email, account_id: null }))
      // A subquery reads the row from before the update.
      .returning([
        raw<string[]>`(SELECT coalesce(jsonb_agg(c.id), '[]'::jsonb) FROM roster_records AS was
          JOIN cohorts AS c ON c.organization_id = ${organizationId} AND was.cohort_ids ? c.id
          WHERE was.organization_id = ${organizationId} AND was.id = roster_records.id)`.as("cohortIds"),
        raw<string | null>`(SELECT was.coach_id FROM roster_records AS was
          WHERE was.organization_id = ${organizationId} AND was.id = roster_records.id)`.as("coachId"),
      ]),
);

/** Deletes the records of people who never joined. */
export const dropRecords = query.execute(
  "applicant_records_drop",
  ({ organizationId, emails }: Params<OfOrganization & { emails: readonly string[] }>) =>
    deleteFrom("roster_records").where(
      equal({ organization_id: organizationId, email: any(emails), account_id: null }),
    ),
);

type Intended = OfOrganization & {
  coachId: string;
  ids: readonly string[];
  emails: readonly string[];
  at: Date;
};

/** Stores the coach who will lead people once they join. Adds a record for those without one. */
export const writeIntendedCoach = query.execute(
  "applicant_records_intend_coach",
  ({ organizationId, coachId, ids, emails, at }: Params<Intended>) =>
    insertFrom(insertInto("roster_records"), selectFrom(listed("g", { id: ids, email: emails })), {
      organization_id: raw<OrganizationId>`${organizationId}::text`,
      id: "g.id",
      email: "g.email",
      coach_id: raw<string>`${coachId}::text`,
      created_at: raw<string>`${at}::timestamptz`,
      updated_at: raw<string>`${at}::timestamptz`,
    }).onConflict((conflict) =>
      conflict
        .columns(["organization_id", "email"])
        .doUpdateSet(excluded("coach_id"))
        .where("roster_records.account_id", "is", null),
    ),
);

type IntendedCoach = OfOrganization & { coachId: string; successorId: string | null };

/** Replaces the coach who will lead people once they join. */
export const moveIntendedCoach = query.execute(
  "applicant_records_move_coach",
  ({ organizationId, coachId, successorId }: Params<IntendedCoach>) =>
    updateTable("roster_records")
      .set({ coach_id: successorId })
      .where(equal({ organization_id: organizationId, coach_id: coachId })),
);

/** Returns the fields that the organization added, the oldest first. */
export const readFields = query.many("applicant_fields_list", ({ organizationId }: Params<OfOrganization>) =>
  selectFrom("applicant_fields as f")
    .select(["f.id", "f.name", "f.kind", "f.options"])
    .where("f.organization_id", "=", organizationId)
    .orderBy("f.created_at")
    .orderBy("f.id"),
);

type NewField = OfOrganization & { id: string; name: string; kind: FieldKind; options: string; at: Date };

/** Adds a field. @returns null if the name is taken */
export const insertField = query.maybeOne(
  "applicant_fields_insert",
  ({ organizationId, id, name, kind, options, at }: Params<NewField>) =>
    insertInto("applicant_fields")
      .values({
        organization_id: organizationId,
        id,
        name,
        kind,
        options: raw<string[]>`${options}::jsonb`,
        created_at: at,
      })
      .onConflict((conflict) => conflict.expression(raw`organization_id, lower(btrim(name))`).doNothing())
      .returning(["id", "name", "kind", "options"]),
);

/** Deletes a field. @returns null if the organization has none with this ID */
export const deleteField = query.maybeOne(
  "applicant_fields_delete",
  ({ organizationId, id }: Params<OfOrganization & { id: string }>) =>
    deleteFrom("applicant_fields")
      .where(equal({ organization_id: organizationId, id }))
      .returning(["id", "name", "kind", "options"]),
);

/** Deletes a field's value from all records. */
export const dropValues = query.execute(
  "applicant_fields_drop_values",
  ({ organizationId, id }: Params<OfOrganization & { id: string }>) =>
    updateTable("roster_records")
      .set({ fields: raw<Record<string, string>>`fields - ${id}::text` })
      .where("organization_id", "=", organizationId)
      .where(raw<boolean>`fields ? ${id}::text`),
);
