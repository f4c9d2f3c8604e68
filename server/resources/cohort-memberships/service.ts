import { isStaff } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { invalidField, notFound, OperationError } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import { type Sql, searchPattern } from "#server/core/sql.ts";
import { recordAuditEvent } from "#server/resources/audit-events/service.ts";
import { requireCohort } from "#server/resources/cohorts/service.ts";
import { giveOnJoining } from "#server/resources/task-templates/service.ts";
import { type CohortMembership, cohortMemberships } from "./contract.ts";
import { correctStints, keepUndo, listChanges, requireConsistent, undoChange } from "./corrections.ts";
import { planEndNotices } from "./notices.ts";
import { lockOpenStints, lockStints, writeStints } from "./store/changes.ts";
import * as store from "./store/stints.ts";

export { readStints } from "./store/stints.ts";

/** Returns a page of the organization's stints, newest first. */
const listStints: Handler<typeof cohortMemberships.list> = ({ ctx, input }) => {
  const organizationId = ctx.organization.id;
  const list = { operation: "cohort_memberships.list", tenant: organizationId, input };
  const { cohortId, applicantEmail, open } = input;
  return store.listStints(ctx.sql, list, { organizationId, cohortId, applicantEmail }, { open });
};

/** Places an applicant in a cohort. @throws not_found, cohort_archived, already_in_cohort */
const createStint: Handler<typeof cohortMemberships.create> = async ({ ctx, input }) => {
  const { id: organizationId } = ctx.organization;
  const member = await store.findMember(ctx.sql, { organizationId, email: input.applicantEmail });
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
const endStint: Handler<typeof cohortMemberships.end> = async ({ ctx, input }) => {
  const { id: organizationId } = ctx.organization;
  const held = await store.lockStint(ctx.sql, { organizationId, id: input.membershipId });
  if (!held) throw notFound("cohort membership");
  if (held.leftAt !== null) {
    throw new OperationError("stint_already_closed", `This stint ended at ${held.leftAt}.`);
  }
  const { departureReason: reason, note } = input;
  const ended = await store.closeStint(ctx.sql, { organizationId, id: held.id, reason, note, at: ctx.now });
  await recordEnd(ctx.sql, organizationId, ctx.actor.accountId, ended);
  await planEndNotices(ctx.sql, { organizationId, membershipIds: [ended.id] }, ctx.now);
  ctx.affected.accounts.add(ended.accountId);
  return presented(ended);
};

/** Returns a page of a cohort's current and former members, with their names. */
const listPeople: Handler<typeof cohortMemberships.listPeople> = ({ ctx, input }) => {
  const organizationId = ctx.organization.id;
  const list = { operation: "cohort_memberships.list_people", tenant: organizationId, input };
  const { cohortId, search } = input;
  return store.listCohortPeople(ctx.sql, list, { organizationId, cohortId, search: searchPattern(search) });
};

/** Places applicants in a cohort, all or none; skips those in it already. @throws not_found, cohort_archived */
const placeApplicants: Handler<typeof cohortMemberships.placeMany> = async ({ ctx, input }) => {
  const { sql, now, actor } = ctx;
  const organizationId = ctx.organization.id;
  const placed: string[] = [];
  // In the order of their emails, so that two concurrent calls don't deadlock.
  for (const email of [...new Set(input.applicantEmails)].sort()) {
    const member = await store.findMember(sql, { organizationId, email });
    if (!member || isStaff(member.role)) throw notFound("applicant");
    const stint = await openStintUnlessThere(sql, {
      organizationId,
      cohortId: input.cohortId,
      applicantAccountId: member.accountId,
      actorAccountId: actor.accountId,
      joinedAt: new Date(input.joinedAt ?? now),
      note: null,
      at: now,
    });
    if (stint === null) continue;
    ctx.affected.accounts.add(member.accountId);
    placed.push(stint.id);
  }
  const stints = await lockStints(sql, { organizationId, ids: placed });
  const unplaced = stints.map((stint) => ({ ...stint, row: null }));
  return keepUndo(sql, organizationId, "placed", unplaced, now);
};

/** Ends the open stints of these applicants in a cohort, all or none; skips those without one. @throws not_found */
const endStints: Handler<typeof cohortMemberships.endMany> = async ({ ctx, input }) => {
  const { sql, actor, now } = ctx;
  const organizationId = ctx.organization.id;
  const { cohortId, applicantEmails: emails, departureReason, note } = input;
  await requireCohort(sql, organizationId, cohortId);
  const stints = await lockOpenStints(sql, { organizationId, cohortId, emails });
  for (const stint of stints) {
    // A membership that starts in the future ends when it would have started.
    const leftAt =
      input.leftAt ?? new Date(Math.max(now.getTime(), Date.parse(stint.joinedAt))).toISOString();
    if (input.leftAt !== undefined) requireConsistent({ ...stint, leftAt, departureReason }, now);
    await writeStints(sql, { organizationId, ids: [stint.id] }, { leftAt, departureReason, note });
    await recordEnd(sql, organizationId, actor.accountId, { ...stint, leftAt, departureReason });
    ctx.affected.accounts.add(stint.accountId);
  }
  const membershipIds = stints.map(({ id }) => id);
  await planEndNotices(sql, { organizationId, membershipIds }, now);
  return keepUndo(sql, organizationId, "ended", stints, now);
};

type NewStint = {
  organizationId: OrganizationId;
  cohortId: string;
  /** A member who is an applicant; the caller has checked that. */
  applicantAccountId: string;
  actorAccountId: string;
  joinedAt: Date;
  note: string | null;
  at: Date;
};

/** Opens a stint and logs it. @throws not_found, cohort_archived, already_in_cohort */
export async function openStint(sql: Sql, given: NewStint): Promise<CohortMembership> {
  const stint = await openStintUnlessThere(sql, given);
  if (stint === null) {
    const { name } = await requireCohort(sql, given.organizationId, given.cohortId);
    throw new OperationError("already_in_cohort", `This applicant is in "${name}" already.`);
  }
  return stint;
}

/** Opens a stint and logs it; returns null if the applicant is in the cohort already. @throws not_found, cohort_archived */
async function openStintUnlessThere(sql: Sql, given: NewStint): Promise<CohortMembership | null> {
  const cohort = await requireCohort(sql, given.organizationId, given.cohortId);
  if (cohort.archivedAt !== null) {
    throw new OperationError(
      "cohort_archived",
      `"${cohort.name}" is archived. Restore it to add applicants.`,
    );
  }
  const stint = await store.insertStint(sql, { ...given, id: newId("stint") });
  if (!stint) return null;
  await recordAuditEvent(sql, {
    organizationId: given.organizationId,
    actorAccountId: given.actorAccountId,
    action: "cohort_assigned",
    subjectEmail: stint.applicantEmail,
    subjectLabel: cohort.name,
    details: { cohortId: cohort.id, before: null, after: { joinedAt: stint.joinedAt } },
  });
  const { organizationId, actorAccountId, at } = given;
  const joined = { ...stint, stintId: stint.id };
  await giveOnJoining(sql, { organizationId, actorAccountId, at }, [joined]);
  return presented(stint);
}

/** Ends and logs every open stint of a member who leaves, is removed or becomes staff. */
export async function endStintsOf(
  sql: Sql,
  organizationId: OrganizationId,
  departing: { accountId: string; reason: "withdrew" | "removed"; actorAccountId: string; at: Date },
): Promise<void> {
  const { accountId, reason, actorAccountId, at } = departing;
  const closed = await store.closeStintsOf(sql, { organizationId, accountId, reason, at });
  for (const stint of closed.sort((one, other) => (one.id < other.id ? -1 : 1))) {
    await recordEnd(sql, organizationId, actorAccountId, stint);
  }
}

function recordEnd(
  sql: Sql,
  organizationId: OrganizationId,
  actorAccountId: string,
  stint: Omit<store.StintRow, "note">,
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

export const cohortMembershipsGroup = defineGroup(cohortMemberships, {
  about: "Stints of applicants in cohorts.",
  toolsets: ["organization"],
  handlers: {
    list: listStints,
    listPeople,
    placeMany: placeApplicants,
    endMany: endStints,
    create: createStint,
    end: endStint,
    correct: correctStints,
    undo: undoChange,
    listChanges,
  },
  examples: () => import("./examples.ts"),
});
