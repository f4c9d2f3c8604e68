import { isStaff } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { invalidField, notFound, OperationError } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import { type Sql, searchPattern } from "#server/core/sql.ts";
import { recordAuditEvents } from "#server/resources/audit-events/service.ts";
import { requireCohort } from "#server/resources/cohorts/service.ts";
import { assignOnJoining } from "#server/resources/task-templates/service.ts";
import { type CohortMembership, cohortMemberships } from "./contract.ts";
import { correctStints, keepUndo, listChanges, requireConsistent, undoChange } from "./corrections.ts";
import { planEndNotices } from "./notices.ts";
import { lockOpenStints, lockStints, writeStints } from "./store/changes.ts";
import * as store from "./store/stints.ts";

export { readStints } from "./store/stints.ts";

/** Returns a page of the organization's stints, newest first. */
const listStints: Handler<typeof cohortMemberships.list> = ({ ctx, input }) => {
  const { organizationId } = ctx;
  const { cohortId, applicantEmail, open } = input;
  return store.listStints(ctx.sql, ctx.list, { organizationId, cohortId, applicantEmail }, { open });
};

/** Places an applicant in a cohort. @throws not_found, cohort_archived, already_in_cohort */
const createStint: Handler<typeof cohortMemberships.create> = async ({ ctx, input }) => {
  const { id: organizationId } = ctx.organization;
  const [member] = await store.lockMembers(ctx.sql, { organizationId, emails: [input.applicantEmail] });
  if (!member) throw notFound("applicant");
  if (isStaff(member.role)) {
    throw invalidField(
      ["applicantEmail"],
      `${input.applicantEmail} is staff. Only applicants can be in a cohort.`,
    );
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
  const locked = await store.lockStint(ctx.sql, { organizationId, id: input.membershipId });
  if (!locked) throw notFound("cohort membership");
  if (locked.leftAt !== null) {
    throw new OperationError("stint_already_closed", `This cohort membership ended at ${locked.leftAt}.`);
  }
  const { departureReason: reason, note } = input;
  const ended = await store.closeStint(ctx.sql, { organizationId, id: locked.id, reason, note, at: ctx.now });
  await recordEnds(ctx.sql, organizationId, ctx.actor.accountId, [ended]);
  await planEndNotices(ctx.sql, { organizationId, membershipIds: [ended.id] }, ctx.now);
  ctx.affected.accounts.add(ended.accountId);
  return presented(ended);
};

/** Returns a page of a cohort's current and former members, newest first, with their names. */
const listPeople: Handler<typeof cohortMemberships.listPeople> = ({ ctx, input }) => {
  const { organizationId } = ctx;
  const { cohortId, search } = input;
  return store.listCohortPeople(ctx.sql, ctx.list, {
    organizationId,
    cohortId,
    search: searchPattern(search),
  });
};

/**
 * Places applicants in a cohort, and returns a verdict for each address. Skips people who are already in it or aren't applicants.
 * @throws not_found, cohort_archived
 */
const placeApplicants: Handler<typeof cohortMemberships.placeMany> = async ({ ctx, input }) => {
  const { sql, now, actor, organizationId } = ctx;
  const emails = [...new Set(input.applicantEmails)];
  const members = await store.lockMembers(sql, { organizationId, emails });
  const applicants = members.filter(({ role }) => !isStaff(role));
  const placed = await openStints(sql, actor.accountId, {
    organizationId,
    cohortId: input.cohortId,
    accountIds: applicants.map(({ accountId }) => accountId),
    joinedAt: new Date(input.joinedAt ?? now),
    note: null,
    at: now,
  });
  for (const { accountId } of placed) ctx.affected.accounts.add(accountId);
  const stints = await lockStints(sql, { organizationId, ids: placed.map(({ id }) => id) });
  const unplaced = stints.map((stint) => ({ ...stint, row: null }));
  const accountOf = new Map(applicants.map(({ email, accountId }) => [email, accountId]));
  const added = new Set(placed.map(({ accountId }) => accountId));
  const data = emails.map((applicantEmail) => {
    const accountId = accountOf.get(applicantEmail);
    if (accountId === undefined) return { applicantEmail, outcome: "not_an_applicant" as const };
    return { applicantEmail, outcome: added.has(accountId) ? ("placed" as const) : ("already_in" as const) };
  });
  return { data, ...(await keepUndo(sql, organizationId, "placed", unplaced, now)) };
};

/** Ends these applicants' open stints in a cohort, and returns a verdict for each address. @throws not_found */
const endStints: Handler<typeof cohortMemberships.endMany> = async ({ ctx, input }) => {
  const { sql, actor, now, organizationId } = ctx;
  const { cohortId, departureReason, note } = input;
  const emails = [...new Set(input.applicantEmails)];
  await requireCohort(sql, organizationId, cohortId);
  const stints = await lockOpenStints(sql, { organizationId, cohortId, emails });
  const ended = stints.map((stint) => {
    // A membership that starts in the future ends when it would have started.
    const latest = new Date(Math.max(now.getTime(), Date.parse(stint.joinedAt))).toISOString();
    return { ...stint, leftAt: input.leftAt ?? latest, departureReason };
  });
  if (input.leftAt !== undefined) for (const stint of ended) requireConsistent(stint, now);
  for (const [leftAt, together] of Map.groupBy(ended, (stint) => stint.leftAt)) {
    const ids = together.map(({ id }) => id);
    await writeStints(sql, { organizationId, ids }, { leftAt, departureReason, note });
  }
  await recordEnds(sql, organizationId, actor.accountId, ended);
  for (const { accountId } of ended) ctx.affected.accounts.add(accountId);
  const membershipIds = stints.map(({ id }) => id);
  await planEndNotices(sql, { organizationId, membershipIds }, now);
  const left = new Set(stints.map(({ applicantEmail }) => applicantEmail));
  const data = emails.map((applicantEmail) => ({
    applicantEmail,
    outcome: left.has(applicantEmail) ? ("ended" as const) : ("not_in" as const),
  }));
  return { data, ...(await keepUndo(sql, organizationId, "ended", stints, now)) };
};

type NewStint = Omit<store.NewStints, "accountIds"> & {
  /** A member who is an applicant; the caller has checked that. */
  applicantAccountId: string;
  actorAccountId: string;
};

/** Opens a stint and logs it. @throws not_found, cohort_archived, already_in_cohort */
async function openStint(
  sql: Sql,
  { applicantAccountId, actorAccountId, ...cohort }: NewStint,
): Promise<CohortMembership> {
  const [stint] = await openStints(sql, actorAccountId, { ...cohort, accountIds: [applicantAccountId] });
  if (stint === undefined) {
    const { name } = await requireCohort(sql, cohort.organizationId, cohort.cohortId);
    throw new OperationError("already_in_cohort", `This applicant is already in “${name}”.`);
  }
  return presented(stint);
}

/**
 * Opens stints and logs them; skips applicants who are already in the cohort. @throws not_found,
 * cohort_archived
 */
export async function openStints(sql: Sql, actorAccountId: string, params: store.NewStints) {
  const { organizationId, at } = params;
  const cohort = await requireCohort(sql, organizationId, params.cohortId);
  if (cohort.archivedAt !== null) {
    throw new OperationError(
      "cohort_archived",
      `“${cohort.name}” is archived. Restore it to add applicants.`,
    );
  }
  const ids = params.accountIds.map(() => newId("stint"));
  const stints = await store.insertStints(sql, { ...params, ids });
  await recordAuditEvents(
    sql,
    { organizationId, actorAccountId, action: "cohort_assigned", subjectLabel: cohort.name },
    stints.map(({ applicantEmail, joinedAt }) => ({
      subjectEmail: applicantEmail,
      details: { cohortId: cohort.id, before: null, after: { joinedAt } },
    })),
  );
  const joined = stints.map((stint) => ({ ...stint, stintId: stint.id }));
  await assignOnJoining(sql, { organizationId, actorAccountId, at }, joined);
  return stints;
}

/** Ends and logs every open stint of a member who leaves, is removed, or becomes staff. */
export async function endStintsOf(
  sql: Sql,
  organizationId: OrganizationId,
  departing: { accountId: string; reason: "withdrew" | "removed"; actorAccountId: string; at: Date },
): Promise<void> {
  const { accountId, reason, actorAccountId, at } = departing;
  const closed = await store.closeStintsOf(sql, { organizationId, accountId, reason, at });
  await recordEnds(sql, organizationId, actorAccountId, closed);
}

/** Logs the end of each stint, labeled with its cohort's name. */
async function recordEnds(
  sql: Sql,
  organizationId: OrganizationId,
  actorAccountId: string,
  stints: readonly Omit<store.StintRow, "note">[],
): Promise<void> {
  for (const [subjectLabel, ofCohort] of Map.groupBy(stints, ({ cohortName }) => cohortName)) {
    await recordAuditEvents(
      sql,
      { organizationId, actorAccountId, action: "cohort_membership_ended", subjectLabel },
      ofCohort.map(({ cohortId, applicantEmail, leftAt, departureReason }) => ({
        subjectEmail: applicantEmail,
        details: {
          cohortId,
          before: { leftAt: null, departureReason: null },
          after: { leftAt, departureReason },
        },
      })),
    );
  }
}

function presented({ accountId: _account, cohortName: _name, ...stint }: store.StintRow): CohortMembership {
  return stint;
}

export const cohortMembershipsGroup = defineGroup(cohortMemberships, {
  about: "Applicants' memberships in cohorts.",
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
