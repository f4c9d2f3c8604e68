import { sql as raw } from "kysely";
import type { OutcomeIntent } from "#domain/outcomes/kinds.ts";
import { APPLICANTS } from "#domain/roles.ts";
import type { AccountId, OrganizationRow } from "#server/core/access.ts";
import { equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { selectFrom, updateTable } from "#server/core/statements.ts";

/** Locks the caller's own membership in a cohort, and returns its intent. */
export const lockMembership = query.maybeOne(
  "outcomes_lock_membership",
  ({ organizationId, id, accountId }: Params<OrganizationRow & { accountId: string }>) =>
    selectFrom("cohort_stints as s")
      .innerJoin("cohorts as c", on({ "c.organization_id": organizationId, "c.id": "s.cohort_id" }))
      .innerJoin("accounts as a", "a.id", "s.account_id")
      .select(["s.id", "s.intent", "c.name as cohortName", "a.email as applicantEmail"])
      .where(equal({ "s.organization_id": organizationId, "s.id": id, "s.account_id": accountId }))
      .forUpdate("s"),
);

/** Sets the intent of a locked membership. */
export const writeIntent = query.execute(
  "outcomes_write_intent",
  ({ organizationId, id, intent }: Params<OrganizationRow & { intent: OutcomeIntent }>) =>
    updateTable("cohort_stints")
      .set({ intent })
      .where(equal({ organization_id: organizationId, id })),
);

/** The maximum number of cohorts whose intents Today asks for. */
const UNSTATED_MAX = 20;

/** Returns an applicant's current cohorts without a stated intent, the latest first. */
export const listUnstated = query.many(
  "outcomes_unstated",
  ({ accountId, restrictedTo }: Params<{ accountId: AccountId; restrictedTo: string | null }>) =>
    selectFrom("cohort_stints as s")
      .innerJoin("cohorts as c", on({ "c.organization_id": "s.organization_id", "c.id": "s.cohort_id" }))
      .innerJoin("organizations as g", "g.id", "s.organization_id")
      .innerJoin("members as m", on({ "m.organization_id": "s.organization_id", "m.account_id": accountId }))
      .select([
        "s.id as membershipId",
        "c.name as cohortName",
        ...fieldsOf("g", "slug:organizationSlug name:organizationName"),
      ])
      .where(equal({ "s.account_id": accountId, "s.left_at": null, "s.intent": null, "m.role": APPLICANTS }))
      .where(raw<boolean>`(${restrictedTo}::text IS NULL OR s.organization_id = ${restrictedTo})`)
      .orderBy("s.joined_at", "desc")
      .orderBy("s.id", "desc")
      .limit(UNSTATED_MAX),
);
