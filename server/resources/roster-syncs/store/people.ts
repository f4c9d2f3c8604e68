import { type Expression, sql as raw } from "kysely";
import { rolesWith } from "#domain/permissions.ts";
import { APPLICANTS, STAFF } from "#domain/roles.ts";
import type { OfMember, OfOrganization } from "#server/core/access.ts";
import { equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { selectFrom } from "#server/core/statements.ts";

type ByKeys = OfOrganization & { studentIds: readonly string[]; emails: readonly string[] };

/**
 * Checks whether a value is in a list. The CASE keeps PostgreSQL from planning a join, which is often slow, because PostgreSQL lacks
 * statistics about new rows. PostgreSQL hashes the list instead.
 */
function isListed(value: string, list: Expression<readonly string[]>) {
  return raw<boolean>`CASE WHEN ${raw.ref(value)} IN (SELECT unnest(${list}::text[])) THEN true ELSE false END`;
}

const NAMES = ["r.student_id as studentId", "r.first_name as firstName", "r.last_name as lastName"] as const;

/** Returns the records with one of these student IDs or addresses, with the address and role of people who have joined. */
export const readRecords = query.many(
  "roster_sync_records",
  ({ organizationId, studentIds, emails }: Params<ByKeys>) =>
    selectFrom("roster_records as r")
      .leftJoin("members as m", on({ "m.organization_id": organizationId, "m.account_id": "r.account_id" }))
      .select([
        ...fieldsOf("r", "id:recordId account_id email former_emails"),
        ...NAMES,
        ...fieldsOf("r", "full_name cohort_ids coach_id fields"),
        ...fieldsOf("m", "email:accountEmail role"),
      ])
      .where("r.organization_id", "=", organizationId)
      .where((eb) =>
        eb.or([
          isListed("r.student_id", studentIds),
          isListed("r.email", emails),
          isListed("m.email", emails),
          raw<boolean>`r.former_emails <> '[]'::jsonb AND r.former_emails ?| ${emails}::text[]`,
        ]),
      ),
);

type ByAddress = OfOrganization & { emails: readonly string[] };

/** Returns the members with one of these addresses who have no record. */
export const readMembersWithoutRecord = query.many(
  "roster_sync_members",
  ({ organizationId, emails }: Params<ByAddress>) =>
    selectFrom("members as m")
      .leftJoin(
        "roster_records as r",
        on({ "r.organization_id": organizationId, "r.account_id": "m.account_id" }),
      )
      .select(["m.account_id as accountId", "m.email as accountEmail", "m.role"])
      .where("m.organization_id", "=", organizationId)
      .where(isListed("m.email", emails))
      .where("r.id", "is", null),
);

/** Returns the pending invitations to these addresses that have no record. */
export const readInvitedWithoutRecord = query.many(
  "roster_sync_invited",
  ({ organizationId, emails }: Params<ByAddress>) =>
    selectFrom("invitations as i")
      .leftJoin("roster_records as r", on({ "r.organization_id": organizationId, "r.email": "i.email" }))
      .select(["i.email as accountEmail", "i.role", "i.cohort_id as cohortId"])
      .where("i.organization_id", "=", organizationId)
      .where(isListed("i.email", emails))
      .where("i.status", "=", "pending")
      .where("r.id", "is", null),
);

/** Returns the current and former cohorts of these accounts. */
export const readPlaces = query.many(
  "roster_sync_places",
  ({ organizationId, accountIds }: Params<OfOrganization & { accountIds: readonly string[] }>) =>
    selectFrom("cohort_stints as s")
      .select((eb) => [
        ...fieldsOf("s", "account_id cohort_id"),
        eb("s.left_at", "is", null).$castTo<boolean>().as("isOpen"),
      ])
      .where("s.organization_id", "=", organizationId)
      .where(isListed("s.account_id", accountIds)),
);

export const readStaff = query.many("roster_sync_staff", ({ organizationId, emails }: Params<ByAddress>) =>
  selectFrom("members as m")
    .select(["m.id", "m.email"])
    .where(equal({ "m.organization_id": organizationId, "m.role": STAFF }))
    .where(isListed("m.email", emails)),
);

export const readCohorts = query.many("roster_sync_cohorts", ({ organizationId }: Params<OfOrganization>) =>
  selectFrom("cohorts as c")
    .select(["c.id", "c.name", "c.archived_at as archivedAt"])
    .where("c.organization_id", "=", organizationId),
);

/** Returns each name with its key, as in the unique index of cohorts' names. */
export const readNameKeys = query.many(
  "roster_sync_cohort_keys",
  ({ names }: Params<{ names: readonly string[] }>) =>
    selectFrom(raw<{ name: string }>`unnest(${names}::text[])`.as<"n">(raw`n(name)`)).select([
      "n.name",
      raw<string>`lower(btrim(n.name))`.as("key"),
    ]),
);

type Named = OfOrganization & {
  accountIds: readonly string[];
  recordIds: readonly string[];
  emails: readonly string[];
  limit: number;
};

/** Returns the first people on the roster who aren't among the given ones, sorted by address, each with the total number. */
export const readMissing = query.many(
  "roster_sync_missing",
  ({ organizationId, accountIds, recordIds, emails, limit }: Params<Named>) => {
    const none = raw<string | null>`NULL`;
    const members = selectFrom("members as m")
      .leftJoin(
        "roster_records as r",
        on({ "r.organization_id": organizationId, "r.account_id": "m.account_id" }),
      )
      .innerJoin("accounts as a", "a.id", "m.account_id")
      .select([
        "m.email",
        ...NAMES,
        raw<
          string | null
        >`coalesce(r.full_name, CASE WHEN r.first_name IS NULL AND r.last_name IS NULL THEN a.display_name END)`.as(
          "fullName",
        ),
      ])
      .where(equal({ "m.organization_id": organizationId, "m.role": APPLICANTS }))
      .where((eb) => eb.not(isListed("m.account_id", accountIds)));
    const unjoined = selectFrom("roster_records as r")
      .select(["r.email", ...NAMES, "r.full_name as fullName"])
      .where(equal({ "r.organization_id": organizationId, "r.account_id": null }))
      .where((eb) => eb.not(isListed("r.id", recordIds)));
    const invited = selectFrom("invitations as i")
      .leftJoin("roster_records as r", on({ "r.organization_id": organizationId, "r.email": "i.email" }))
      .select([
        "i.email",
        none.as("studentId"),
        none.as("firstName"),
        none.as("lastName"),
        none.as("fullName"),
      ])
      .where("i.organization_id", "=", organizationId)
      .where("i.status", "=", "pending")
      .where(equal({ "i.role": APPLICANTS, "r.id": null }))
      .where((eb) => eb.not(isListed("i.email", emails)));
    return selectFrom(members.unionAll(unjoined).unionAll(invited).as("p"))
      .selectAll("p")
      .select(raw<number>`(count(*) OVER ())::int`.as("total"))
      .orderBy(raw`p.email COLLATE "C"`)
      .limit(limit);
  },
);

/**
 * Locks an organization and the membership of an account that may sync its roster; null if the account isn't allowed to, or no longer is.
 */
export const lockForInviting = query.maybeOne(
  "roster_sync_lock",
  ({ organizationId, accountId }: Params<OfMember>) =>
    selectFrom("organizations as o")
      .innerJoin("members as m", "m.organization_id", "o.id")
      .select("o.name")
      .where(equal({ "o.id": organizationId, "m.account_id": accountId }))
      .where("m.role", "in", rolesWith("roster_syncs.create"))
      .forNoKeyUpdate("o")
      .forShare("m"),
);

/**
 * Returns people with a record who haven't joined and weren't invited since they were added, each with the newest of their cohorts. Groups
 * records and invitations instead of joining them, because PostgreSQL lacks the statistics about new rows to plan a good join.
 */
export const readUninvited = query.many(
  "roster_sync_uninvited",
  ({ organizationId, limit }: Params<OfOrganization & { limit: number }>) => {
    const records = selectFrom("roster_records as r")
      .select([
        ...fieldsOf("r", "email id"),
        raw<string | null>`r.cohort_ids::text`.as("cohortIds"),
        "r.created_at as addedAt",
        raw<string | null>`NULL::timestamptz`.as("invitedAt"),
      ])
      .where(equal({ "r.organization_id": organizationId, "r.account_id": null }));
    const invitations = selectFrom("invitations as i")
      .select([
        "i.email",
        raw<string>`NULL`.as("id"),
        raw<string | null>`NULL`.as("cohortIds"),
        raw<string>`NULL::timestamptz`.as("addedAt"),
        raw<string>`CASE i.status WHEN 'pending' THEN 'infinity' ELSE i.created_at END`.as("invitedAt"),
      ])
      .where("i.organization_id", "=", organizationId)
      .where("i.status", "<>", "revoked");
    const people = selectFrom(records.unionAll(invitations).as("p"))
      .select(({ fn }) => [
        "p.email",
        fn.max("p.id").as("id"),
        fn.max("p.cohortIds").as("cohortIds"),
        fn.max("p.addedAt").as("addedAt"),
        fn.max("p.invitedAt").as("invitedAt"),
      ])
      .groupBy("p.email");
    return selectFrom(people.as("p"))
      .select([
        "p.email",
        raw<string | null>`(SELECT c.id FROM cohorts AS c WHERE c.organization_id = ${organizationId}
          AND c.archived_at IS NULL AND p."cohortIds"::jsonb ? c.id ORDER BY c.created_at DESC, c.id LIMIT 1)`.as(
          "cohortId",
        ),
      ])
      .where("p.addedAt", "is not", null)
      .where((eb) => eb.or([eb("p.invitedAt", "is", null), eb("p.invitedAt", "<", eb.ref("p.addedAt"))]))
      .orderBy("p.addedAt")
      .orderBy("p.id")
      .limit(limit);
  },
);
