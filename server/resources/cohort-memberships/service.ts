import { isStaff } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { invalidField, notFound, OperationError } from "#server/core/errors.ts";
import type { Verb } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import { recordAuditEvent } from "#server/resources/audit-events/service.ts";
import { requireCohort } from "#server/resources/cohorts/service.ts";
import type { CohortMembership, cohortMemberships } from "./contract.ts";
import * as store from "./store.ts";

/** A page of the organization's stints, the latest first. */
export const listStints: Verb<typeof cohortMemberships.list> = ({ ctx, input }) => {
  const list = { operation: "cohort_memberships.list", tenant: ctx.organization.id, input };
  return store.listStints(ctx.sql, ctx.organization.id, list, input);
};

/** Places an applicant in a cohort. @throws not_found, cohort_archived, already_in_cohort */
export const createStint: Verb<typeof cohortMemberships.create> = async ({ ctx, input }) => {
  const { id: organizationId } = ctx.organization;
  const member = await store.findMember(ctx.sql, organizationId, input.applicantEmail);
  if (!member) throw notFound("applicant");
  if (isStaff(member.role)) {
    throw invalidField(["applicantEmail"], `${input.applicantEmail} is staff; only applicants are placed.`);
  }
  const stint = await openStint(ctx.sql, {
    organizationId,
    cohortId: input.cohortId,
    applicantAccountId: member.accountId,
    actorAccountId: ctx.actor.accountId,
    joinedAt: new Date(input.joinedAt ?? ctx.now),
    note: input.note ?? null,
    at: ctx.now,
  });
  ctx.affected.accounts.add(member.accountId);
  return stint;
};

/** Closes an open stint. @throws not_found, stint_already_closed */
export const endStint: Verb<typeof cohortMemberships.end> = async ({ ctx, input }) => {
  const { id: organizationId } = ctx.organization;
  const held = await store.holdStint(ctx.sql, organizationId, input.membershipId);
  if (!held) throw notFound("cohort membership");
  if (held.leftAt !== null) {
    throw new OperationError("stint_already_closed", `This stint ended at ${held.leftAt}.`);
  }
  const { departureReason, note } = input;
  const ended = await store.closeStint(ctx.sql, organizationId, held.id, departureReason, note, ctx.now);
  await recordEnd(ctx.sql, organizationId, ctx.actor.accountId, ended);
  ctx.affected.accounts.add(ended.accountId);
  return presented(ended);
};

type NewStint = {
  organizationId: OrganizationId;
  cohortId: string;
  /** A member who is an applicant; the caller has seen to it. */
  applicantAccountId: string;
  actorAccountId: string;
  joinedAt: Date;
  note: string | null;
  at: Date;
};

/** Opens a stint and tells the log. @throws not_found, cohort_archived, already_in_cohort */
export async function openStint(sql: Sql, given: NewStint): Promise<CohortMembership> {
  const cohort = await requireCohort(sql, given.organizationId, given.cohortId);
  if (cohort.archivedAt !== null) {
    throw new OperationError("cohort_archived", `"${cohort.name}" is archived. Reopen it to place somebody.`);
  }
  const stint = await store.insertStint(sql, given);
  if (!stint) {
    throw new OperationError("already_in_cohort", `This applicant is in "${cohort.name}" already.`);
  }
  await recordAuditEvent(sql, {
    organizationId: given.organizationId,
    actorAccountId: given.actorAccountId,
    action: "cohort_assigned",
    subjectEmail: stint.applicantEmail,
    subjectLabel: cohort.name,
    details: { cohortId: cohort.id, before: null, after: { joinedAt: stint.joinedAt } },
  });
  return presented(stint);
}

/** Ends every open stint of a member who leaves, is removed or becomes staff, and tells the log of each. */
export async function endStintsOf(
  sql: Sql,
  organizationId: OrganizationId,
  departing: { accountId: string; reason: "withdrew" | "removed"; actorAccountId: string; at: Date },
): Promise<void> {
  const { accountId, reason, actorAccountId, at } = departing;
  for (const stint of await store.closeStintsOf(sql, organizationId, accountId, reason, at)) {
    await recordEnd(sql, organizationId, actorAccountId, stint);
  }
}

function recordEnd(
  sql: Sql,
  organizationId: OrganizationId,
  actorAccountId: string,
  stint: store.StintRow,
): Promise<void> {
  const { cohortId, cohortName, applicantEmail, leftAt, departureReason } = stint;
  return recordAuditEvent(sql, {
    organizationId,
    actorAccountId,
    action: "cohort_membership_ended",
    subjectEmail: applicantEmail,
    subjectLabel: cohortName,
    details: {
      cohortId,
      before: { leftAt: null, departureReason: null },
      after: { leftAt, departureReason },
    },
  });
}

function presented({ accountId: _account, cohortName: _name, ...stint }: store.StintRow): CohortMembership {
  return stint;
}
