import { type Expression, sql as raw } from "kysely";
import type { OutcomeKind } from "#domain/outcomes/kinds.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { accountsAt } from "#server/core/addresses.ts";
import { equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { selectFrom } from "#server/core/statements.ts";

const acceptedAt = raw<string>`coalesce(c.status_changed_at, c.created_at)`;

/** Assumes full-time if a card's work type is unknown. Staff check the kind before they record it. */
const kind = raw<OutcomeKind>`CASE c.work_type WHEN 'part_time' THEN 'part_time' WHEN 'contract' THEN 'contract'
  WHEN 'temporary' THEN 'contract' WHEN 'internship' THEN 'internship' ELSE 'full_time' END`;

/** Selects the accepted cards without a recorded outcome, on boards shared with the organization. */
export function proposals(organizationId: Expression<OrganizationId>) {
  return selectFrom("shares as s")
    .innerJoin("applications as c", on({ "c.account_id": "s.account_id", "c.board_id": "s.board_id" }))
    .innerJoin("companies as co", on({ "co.account_id": "s.account_id", "co.id": "c.company_id" }))
    .innerJoin("accounts as a", "a.id", "s.account_id")
    .select([
      "c.id as applicationId",
      ...fieldsOf("a", "email:applicantEmail display_name:applicantDisplayName"),
      "co.name as employer",
      "c.job_title as title",
      kind.as("kind"),
      acceptedAt.as("acceptedAt"),
    ])
    .where("s.organization_id", "=", organizationId)
    .where("c.status", "=", "accepted")
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("outcomes as o")
            .select("o.id")
            .where(
              equal({
                "o.organization_id": organizationId,
                "o.account_id": "s.account_id",
                "o.application_id": "c.id",
              }),
            )
            .where("o.mistaken_at", "is", null),
        ),
      ),
    );
}

type Proposed = { organizationId: OrganizationId; applicantEmail: string | undefined };

/** Returns a page of the proposals, newest first. Optionally filters by applicant. */
export const listProposals = query.page("outcomes_proposals", {
  key: { acceptedAt, applicationId: "c.id" },
  order: "desc",
  rows: ({ organizationId, applicantEmail }: Params<Proposed>) => {
    const all = proposals(organizationId);
    return applicantEmail ? all.where("a.id", "in", accountsAt(organizationId, applicantEmail)) : all;
  },
});
