import { type Expression, type InferResult, sql as raw } from "kysely";
import { ATTENTION_REASONS, type AttentionReason, byFlag, flagged } from "#domain/attention.ts";
import { APPLICANTS } from "#domain/roles.ts";
import type { OfOrganization, OrganizationId } from "#server/core/access.ts";
import { equal, fieldsOf, on } from "#server/core/clauses.ts";
import type { Params } from "#server/core/query.ts";
import { countWhere, selectFrom } from "#server/core/statements.ts";
import { isCoached } from "#server/resources/caseload/service.ts";
import { isAhead } from "#server/resources/interviews/service.ts";
import { proposals } from "#server/resources/outcomes/service.ts";
import type { StaffToday } from "./entities.ts";
import { applicantsOf, rosterRows } from "./rows.ts";

/** An organization's applicants, or only those whom the member with this ID coaches. */
type ApplicantScope = OfOrganization & { coachId?: string | undefined };
type NeedingRow = InferResult<ReturnType<typeof attentionRows>>[number];

/** The maximum number of people and interviews in the lists of Today. */
const PEOPLE_SHOWN = 6;
const INTERVIEWS_SHOWN = 50;

/** Selects each applicant with a reason for attention, and the data for the complete rule, which `needingAttention` then applies. */
export function attentionRows(...of: Parameters<typeof rosterRows>) {
  return selectFrom(rosterRows(...of).as("r"))
    .select([
      "r.memberId",
      "r.applicantEmail",
      "r.applicantDisplayName",
      "r.joinedAt",
      "r.cohorts",
      "r.totals",
    ])
    .select(["r.upcomingInterviews", "r.lastActivityAt", "r.lastAppliedAt", "r.needsAttention", "r.handled"])
    .where((eb) => eb(eb.fn<number>("cardinality", ["r.needsAttention"]), ">", 0))
    .orderBy("r.lastActivityAt", (order) => order.asc().nullsFirst())
    .orderBy("r.applicantEmail");
}

/** Selects the interviews of the coming week on shared boards, the next one first. */
export function interviewsAhead({ organizationId, coachId, at }: Params<ApplicantScope & { at: Date }>) {
  return selectFrom("shares as sh")
    .innerJoin("interviews as i", "i.account_id", "sh.account_id")
    .innerJoin(
      "applications as a",
      on({ "a.account_id": "i.account_id", "a.id": "i.application_id", "a.board_id": "sh.board_id" }),
    )
    .innerJoin("companies as c", on({ "c.account_id": "a.account_id", "c.id": "a.company_id" }))
    .innerJoin("accounts as p", "p.id", "i.account_id")
    .select([
      ...fieldsOf("i", "id scheduled_at type"),
      ...fieldsOf("p", "email:applicantEmail display_name:applicantDisplayName"),
      "a.job_title as title",
      "c.name as companyName",
      "sh.id as shareId",
      "a.id as applicationId",
      raw<number>`(count(*) OVER ())::int`.as("total"),
    ])
    .where("sh.organization_id", "=", organizationId)
    .where(coachedBy(organizationId, "sh.account_id", coachId))
    .where(isAhead(at))
    .where("i.scheduled_at", "<", raw<string>`${at}::timestamptz + interval '7 days'`)
    .orderBy("i.scheduled_at")
    .orderBy("i.id")
    .limit(INTERVIEWS_SHOWN);
}

/** Selects the applicants with an accepted card on a shared board whom a cohort still counts as searching. */
export function unrecordedPlacements({ organizationId, coachId }: Params<ApplicantScope>) {
  const hired = selectFrom("shares as sh")
    .innerJoin("applications as a", on({ "a.account_id": "sh.account_id", "a.board_id": "sh.board_id" }))
    .select("sh.account_id")
    .distinct()
    .where("sh.organization_id", "=", organizationId)
    .where(coachedBy(organizationId, "sh.account_id", coachId))
    .where("a.status", "=", "accepted");
  return selectFrom(hired.as("h"))
    .innerJoin(
      "members as m",
      on({ "m.organization_id": organizationId, "m.account_id": "h.account_id", "m.role": APPLICANTS }),
    )
    .innerJoin("accounts as p", "p.id", "m.account_id")
    .select([
      "m.id as memberId",
      "m.email as applicantEmail",
      "p.display_name as applicantDisplayName",
      raw<number>`(count(*) OVER ())::int`.as("total"),
    ])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("cohort_stints as s")
          .select("s.id")
          .where(equal({ "s.organization_id": organizationId, "s.account_id": "m.account_id" }))
          .where("s.left_at", "is", null),
      ),
    )
    .orderBy("m.email")
    .limit(PEOPLE_SHOWN);
}

/** Selects the newest accepted cards on shared boards without a recorded outcome. */
export function unrecordedOutcomes({ organizationId, coachId }: Params<ApplicantScope>) {
  return proposals(organizationId)
    .select(raw<number>`(count(*) OVER ())::int`.as("total"))
    .where(coachedBy(organizationId, "s.account_id", coachId))
    .orderBy("acceptedAt", "desc")
    .orderBy("c.id", "desc")
    .limit(PEOPLE_SHOWN);
}

/** Counts the applicants who share a board. */
export function sharingCount({ organizationId, coachId }: Params<ApplicantScope>) {
  return selectFrom("shares as sh")
    .select(raw<number>`count(DISTINCT sh.account_id)::int`.as("count"))
    .where("sh.organization_id", "=", organizationId)
    .where(coachedBy(organizationId, "sh.account_id", coachId));
}

/** Checks whether the applicant with this account is the coach's. Always true if no coach is given. */
export function coachedBy(
  organizationId: Expression<OrganizationId>,
  account: string,
  coachId: Expression<string> | undefined,
) {
  return coachId ? isCoached(organizationId, account, coachId) : raw<boolean>`true`;
}

/** Counts the applicants whom a member of staff coaches, and those without a coach. */
export function caseloadCounts({ organizationId, memberId }: Params<OfOrganization & { memberId: string }>) {
  return selectFrom(applicantsOf(organizationId).as("m")).select((eb) => [
    countWhere(isCoached(organizationId, "m.account_id", memberId)).as("mine"),
    countWhere(eb.not(isCoached(organizationId, "m.account_id"))).as("uncoached"),
  ]);
}

/** Assembles the data of the Today page. */
export function dayOf(
  rows: readonly NeedingRow[],
  ahead: InferResult<ReturnType<typeof interviewsAhead>>,
  unrecorded: InferResult<ReturnType<typeof unrecordedPlacements>>,
  outcomes: InferResult<ReturnType<typeof unrecordedOutcomes>>,
  sharing: number,
  feedbackDue: ReadonlyMap<string, string>,
  now: Date,
): Omit<StaffToday, "whose" | "mine" | "uncoached"> {
  const needing = needingAttention(rows, feedbackDue, now);
  const people = needing.toSorted(byFlag);
  const reasons = reasonsAmong(needing);
  const interviews = ahead.map(({ total: _total, ...interview }) => interview);
  return {
    attention: { count: needing.length, reasons, people: people.slice(0, PEOPLE_SHOWN) },
    unrecorded: {
      count: unrecorded[0]?.total ?? 0,
      people: unrecorded.map(({ total: _total, ...person }) => person),
    },
    proposals: {
      count: outcomes[0]?.total ?? 0,
      cards: outcomes.map(({ total: _total, ...card }) => card),
    },
    sharing,
    interviewCount: ahead[0]?.total ?? 0,
    interviews,
  };
}

/** Returns the applicants who need attention by the complete rule, each with the reasons that apply. */
export function needingAttention(
  rows: readonly NeedingRow[],
  feedbackDue: ReadonlyMap<string, string>,
  now: Date,
) {
  return rows.flatMap((row) => {
    const { memberId, applicantEmail, applicantDisplayName } = row;
    const { needsAttention, flaggedAt } = flagged(row, now.getTime(), feedbackDue.get(applicantEmail));
    return flaggedAt === null
      ? []
      : [{ memberId, applicantEmail, applicantDisplayName, needsAttention, flaggedAt }];
  });
}

/** Counts the applicants with each reason. */
export function reasonsAmong(needing: ReturnType<typeof needingAttention>): Record<AttentionReason, number> {
  const having = (reason: AttentionReason) =>
    needing.filter(({ needsAttention }) => needsAttention.includes(reason)).length;
  const counts = ATTENTION_REASONS.map((reason) => [reason, having(reason)] as const);
  return Object.fromEntries(counts) as Record<AttentionReason, number>;
}
