import { sql as raw } from "kysely";
import { FEEDBACK_DUE_DAYS, FEEDBACK_GRACE_HOURS } from "#domain/attention.ts";
import { APPLICANTS } from "#domain/roles.ts";
import { OPEN_STATUSES } from "#domain/values.ts";
import type { AccountId, OrganizationId } from "#server/core/access.ts";
import { byAddress } from "#server/core/addresses.ts";
import { equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { selectFrom } from "#server/core/statements.ts";
import { needsFeedback } from "#server/resources/interviews/service.ts";
import { coachedBy } from "../today.ts";

type OfOrganizationAt = { organizationId: OrganizationId; at: Date };

/** Selects the interviews `i` of open cards `a` whose feedback an applicant `m` owes. */
const due = ({ organizationId, at }: Params<OfOrganizationAt>) =>
  selectFrom("shares as sh")
    .innerJoin(
      "members as m",
      on({ "m.organization_id": organizationId, "m.account_id": "sh.account_id", "m.role": APPLICANTS }),
    )
    .innerJoin("interviews as i", "i.account_id", "sh.account_id")
    .innerJoin(
      "applications as a",
      on({ "a.account_id": "i.account_id", "a.id": "i.application_id", "a.board_id": "sh.board_id" }),
    )
    .where(equal({ "sh.organization_id": organizationId, "a.status": OPEN_STATUSES }))
    .where(needsFeedback(raw<string>`${at}::timestamptz - interval '1 hour' * ${FEEDBACK_GRACE_HOURS}`))
    .where("i.scheduled_at", ">=", raw<string>`${at}::timestamptz - interval '1 day' * ${FEEDBACK_DUE_DAYS}`);

/** Returns a page of the interviews of open cards whose feedback an applicant owes, the latest first. */
export const listFeedbackDue = query.page("roster_feedback_due", {
  key: { scheduledAt: "i.scheduled_at", id: "i.id" },
  order: "desc",
  rows: (params: Params<OfOrganizationAt & { applicantEmail: string }>) =>
    due(params)
      .innerJoin("companies as c", on({ "c.account_id": "a.account_id", "c.id": "a.company_id" }))
      .select([
        "i.id",
        "m.email as applicantEmail",
        ...fieldsOf("i", "scheduled_at type"),
        "a.job_title as title",
        "c.name as companyName",
        "sh.id as shareId",
        "a.id as applicationId",
      ])
      .where(byAddress, "=", params.applicantEmail),
});

/** A filter for all applicants of the organization, one coach's applicants, or one applicant. */
type FeedbackFilter = OfOrganizationAt & { coachId?: string | undefined; accountId?: string | undefined };

/** Returns the applicants who owe feedback, each with the time of their latest interview without feedback. */
export const listApplicantsWithFeedbackDue = query.many(
  "roster_owing_feedback",
  (params: Params<FeedbackFilter>) => {
    const { organizationId, coachId, accountId } = params;
    const dueRows = due(params)
      .select((eb) => ["m.email as applicantEmail", eb.fn.max("i.scheduled_at").as("scheduledAt")])
      .where(coachedBy(organizationId, "sh.account_id", coachId))
      .groupBy("m.email");
    return accountId ? dueRows.where("sh.account_id", "=", raw<AccountId>`${accountId}`) : dueRows;
  },
);

/** Returns the time of each applicant's latest interview without feedback, by the applicant's address. */
export async function readFeedbackOwed(
  sql: Sql,
  params: FeedbackFilter,
): Promise<ReadonlyMap<string, string>> {
  const dueRows = await listApplicantsWithFeedbackDue(sql, params);
  return new Map(dueRows.map(({ applicantEmail, scheduledAt }) => [applicantEmail, scheduledAt]));
}
