import { sql as raw } from "kysely";
import { APPLICANTS } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { byAddress } from "#server/core/addresses.ts";
import { any, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { insertInto, listed, selectFrom } from "#server/core/statements.ts";

type OfField = { organizationId: OrganizationId; fieldId: string };

/** Locks the applicants with these addresses, and returns each with their record, if there is one, and its value of the field. */
export const lockRecords = query.many(
  "applicant_records_lock_values",
  ({ organizationId, emails, fieldId }: Params<OfField & { emails: readonly string[] }>) =>
    selectFrom("members as m")
      .leftJoin(
        "roster_records as r",
        on({ "r.organization_id": organizationId, "r.account_id": "m.account_id" }),
      )
      .select(["m.account_id as accountId", "m.email", "r.id as recordId", "r.email as recordEmail"])
      .select(raw<string | null>`r.fields ->> ${fieldId}`.as("before"))
      .where("m.organization_id", "=", organizationId)
      .where(byAddress, "=", any(emails))
      .where("m.role", "in", APPLICANTS)
      .orderBy("m.id")
      .forNoKeyUpdate("m"),
);

type Written = OfField & {
  at: Date;
  ids: readonly string[];
  accountIds: readonly string[];
  emails: readonly string[];
  values: readonly (string | null)[];
};

/**
 * Writes a value of one field into each record; null empties the field. Adds a record for an applicant without one, unless another person's
 * record has the address.
 * @returns the accounts whose records were written
 */
export const writeValues = query.many("applicant_records_write_values", (params: Params<Written>) => {
  const { organizationId, fieldId, at, ids, accountIds, emails, values } = params;
  const rows = listed("g", { id: ids, account_id: accountIds, email: emails, value: values });
  const own = raw<Record<string, string>>`CASE WHEN g.value IS NULL THEN '{}'::jsonb
    ELSE jsonb_build_object(${fieldId}::text, g.value) END`;
  return insertFrom(insertInto("roster_records"), selectFrom(rows), {
    organization_id: raw<OrganizationId>`${organizationId}::text`,
    id: "g.id",
    account_id: "g.account_id",
    email: "g.email",
    fields: own,
    created_at: raw<string>`${at}::timestamptz`,
    updated_at: raw<string>`${at}::timestamptz`,
  })
    .onConflict((conflict) =>
      conflict
        .columns(["organization_id", "email"])
        .doUpdateSet({
          fields: raw`(roster_records.fields - ${fieldId}::text) || excluded.fields`,
          updated_at: raw`excluded.updated_at`,
        })
        .whereRef("roster_records.id", "=", raw`excluded.id`),
    )
    .returning("account_id as accountId");
});
