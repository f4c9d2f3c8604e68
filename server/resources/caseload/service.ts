import type { OrganizationId } from "#server/core/access.ts";
import type { CallerContext } from "#server/core/context.ts";
import { requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { recordAuditEvents } from "#server/resources/audit-events/service.ts";
import { moveIntendedCoach } from "#server/resources/roster-records/service.ts";
import { caseload } from "./contract.ts";
import * as store from "./store.ts";

export { coachesOf, isCoached, readAssignments, readCoaches } from "./store.ts";

/** Returns a page of the assignments, newest first. */
const listCaseload: Handler<typeof caseload.list> = ({ ctx, input }) => {
  const { organizationId } = ctx;
  const { coachId, applicantEmail } = input;
  return store.listAssignments(ctx.sql, ctx.list, { organizationId, coachId, applicantEmail });
};

/** Makes a member of staff a coach, or the lead, of each applicant. @throws not_found */
const assignCoach: Handler<typeof caseload.assign> = async ({ ctx, input }) => {
  const { sql, organizationId } = ctx;
  const coach = await lockCoach(sql, organizationId, input.coachId);
  const people = await store.lockApplicants(sql, { organizationId, emails: input.applicantEmails });
  const leads = await readLeads(sql, organizationId, people);
  const { added, madeLead } = await addCoach(ctx, organizationId, coach, people, input.lead ? people : []);
  const changed = people.filter(({ accountId }) => added.has(accountId) || madeLead.has(accountId));
  for (const { accountId } of changed) ctx.affected.accounts.add(accountId);
  return {
    data: verdictsOf(input.applicantEmails, people, leads, ({ accountId }) => {
      if (added.has(accountId)) return "assigned";
      return madeLead.has(accountId) ? "made_lead" : "unchanged";
    }),
  };
};

/** Ends a coach's assignment to each applicant. @throws not_found */
const unassignCoach: Handler<typeof caseload.unassign> = async ({ ctx, input }) => {
  const { sql, organizationId } = ctx;
  const coach = await lockCoach(sql, organizationId, input.coachId);
  const people = await store.lockApplicants(sql, { organizationId, emails: input.applicantEmails });
  const leads = await readLeads(sql, organizationId, people);
  const ended = await removeCoach(ctx, organizationId, coach, people);
  for (const accountId of ended) ctx.affected.accounts.add(accountId);
  return {
    data: verdictsOf(input.applicantEmails, people, leads, ({ accountId }) =>
      ended.has(accountId) ? "unassigned" : "unchanged",
    ),
  };
};

type Changing = Pick<CallerContext, "sql" | "now" | "affected"> & {
  readonly actor: { readonly accountId: string };
};
type Applicant = { readonly accountId: string; readonly email: string };

/**
 * Ends the caseload of a locked member of staff who leaves or becomes an applicant.
 * @param successorId the member who takes their applicants, if any
 * @throws not_found
 */
export async function handOverCaseload(
  ctx: Changing,
  organizationId: OrganizationId,
  memberId: string,
  successorId: string | undefined,
): Promise<void> {
  const { sql } = ctx;
  const coach = await lockCoach(sql, organizationId, memberId);
  const successor = successorId === undefined ? null : await lockCoach(sql, organizationId, successorId);
  const people = await store.caseloadOf(sql, { organizationId, coachId: coach.coachId });
  if (successor !== null) {
    const leads = people.filter(({ isLead }) => isLead);
    await addCoach(ctx, organizationId, successor, people, leads);
  }
  await removeCoach(ctx, organizationId, coach, people);
  await moveIntendedCoach(sql, { organizationId, coachId: memberId, successorId: successorId ?? null });
  await store.moveCoachOfLinks(sql, { organizationId, memberId, successorId: successorId ?? null });
  for (const { accountId } of people) ctx.affected.accounts.add(accountId);
}

const NO_ONE: ReadonlySet<string> = new Set();

/**
 * Makes a member of staff the lead of applicants; changes nothing if the member is no longer staff.
 * @returns the accounts that they didn't coach before
 */
export async function leadApplicants(
  ctx: Changing,
  organizationId: OrganizationId,
  memberId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const coach = await store.lockCoach(ctx.sql, { organizationId, memberId });
  if (coach === null) return NO_ONE;
  const people = await store.lockApplicants(ctx.sql, { organizationId, emails });
  const { added } = await addCoach(ctx, organizationId, coach, people, people);
  return added;
}

/** Ends a coach's assignment to applicants; changes nothing if the coach is no longer staff. */
export async function endCoaching(
  ctx: Changing,
  organizationId: OrganizationId,
  memberId: string,
  emails: readonly string[],
): Promise<void> {
  const coach = await store.lockCoach(ctx.sql, { organizationId, memberId });
  if (coach === null) return;
  const people = await store.lockApplicants(ctx.sql, { organizationId, emails });
  await removeCoach(ctx, organizationId, coach, people);
}

/** Returns a member of staff, locked so that their role can't change until the transaction ends. @throws not_found */
export async function lockCoach(
  sql: Sql,
  organizationId: OrganizationId,
  memberId: string,
): Promise<store.Coach> {
  return requireFound("coach", await store.lockCoach(sql, { organizationId, memberId }));
}

/** Adds a coach to applicants, makes them the lead of some, and logs both. */
async function addCoach(
  ctx: Changing,
  organizationId: OrganizationId,
  coach: store.Coach,
  people: readonly Applicant[],
  toLead: readonly Applicant[],
) {
  const { sql, now: at } = ctx;
  const { coachId } = coach;
  const accountIds = people.map(({ accountId }) => accountId);
  const newLeadIds = toLead.map(({ accountId }) => accountId);
  const ids = accountIds.map(() => newId("coachAssignment"));
  const inserted = await store.insertAssignments(sql, { organizationId, coachId, accountIds, ids, at });
  const added = new Set(inserted.map(({ accountId }) => accountId));
  const currentLeads = await store.findLed(sql, { organizationId, coachId, accountIds });
  const leading = new Set(currentLeads.map(({ accountId }) => accountId));
  const madeLead = new Set(newLeadIds.filter((accountId) => !leading.has(accountId)));
  await store.writeLeads(sql, { organizationId, coachId, accountIds: [...madeLead], at });
  const isLead = (accountId: string) => leading.has(accountId) || madeLead.has(accountId);
  const among = (accounts: ReadonlySet<string>) => people.filter(({ accountId }) => accounts.has(accountId));
  await record(ctx, organizationId, coach, "coach_assigned", among(added), ({ accountId }) => ({
    before: null,
    after: { isLead: isLead(accountId) },
  }));
  const changed = among(madeLead).filter(({ accountId }) => !added.has(accountId));
  await record(ctx, organizationId, coach, "lead_coach_changed", changed, () => ({
    before: { isLead: false },
    after: { isLead: true },
  }));
  return { added, madeLead };
}

/** Removes a coach from applicants, logs that, and returns the accounts that they coached. */
async function removeCoach(
  ctx: Changing,
  organizationId: OrganizationId,
  coach: store.Coach,
  people: readonly Applicant[],
): Promise<ReadonlySet<string>> {
  const { coachId } = coach;
  const accountIds = people.map(({ accountId }) => accountId);
  const currentLeads = await store.findLed(ctx.sql, { organizationId, coachId, accountIds });
  const leading = new Set(currentLeads.map(({ accountId }) => accountId));
  const deleted = await store.deleteAssignments(ctx.sql, { organizationId, coachId, accountIds });
  const ended = new Set(deleted.map(({ accountId }) => accountId));
  const former = people.filter(({ accountId }) => ended.has(accountId));
  await record(ctx, organizationId, coach, "coach_unassigned", former, ({ accountId }) => ({
    before: { isLead: leading.has(accountId) },
    after: null,
  }));
  return ended;
}

function record(
  { sql, actor }: Changing,
  organizationId: OrganizationId,
  { memberId, name }: store.Coach,
  action: "coach_assigned" | "coach_unassigned" | "lead_coach_changed",
  people: readonly Applicant[],
  changeOf: (person: Applicant) => { before: { isLead: boolean } | null; after: { isLead: boolean } | null },
): Promise<void> {
  return recordAuditEvents(
    sql,
    { organizationId, actorAccountId: actor.accountId, action, subjectLabel: name },
    people.map((person) => ({
      subjectEmail: person.email,
      details: { coachId: memberId, ...changeOf(person) },
    })),
  );
}

/** Returns the member ID of the lead of each account that has one. */
async function readLeads(sql: Sql, organizationId: OrganizationId, people: readonly Applicant[]) {
  const accountIds = people.map(({ accountId }) => accountId);
  const coaches = await store.readCoaches(sql, { organizationId, accountIds });
  // The lead is the first of each account's coaches; a map keeps the last.
  return new Map(coaches.toReversed().map(({ accountId, coachId }) => [accountId, coachId]));
}

/** Returns the verdict for each address, in the order given. */
function verdictsOf<Outcome extends string>(
  emails: readonly string[],
  people: readonly Applicant[],
  leads: ReadonlyMap<string, string>,
  outcomeOf: (person: Applicant) => Outcome,
) {
  const byEmail = new Map(people.map((person) => [person.email, person]));
  return [...new Set(emails)].map((applicantEmail) => {
    const person = byEmail.get(applicantEmail);
    if (person === undefined)
      return { applicantEmail, outcome: "not_an_applicant" as const, leadBefore: null };
    const leadBefore = leads.get(person.accountId) ?? null;
    return { applicantEmail, outcome: outcomeOf(person), leadBefore };
  });
}

export const caseloadGroup = defineGroup(caseload, {
  about: "Who coaches which applicants.",
  toolsets: ["organization"],
  handlers: {
    list: listCaseload,
    /** Returns a page of the staff, each with the number of their applicants. */
    listCoaches: ({ ctx }) => store.listLoads(ctx.sql, ctx.list, { organizationId: ctx.organizationId }),
    assign: assignCoach,
    unassign: unassignCoach,
  },
  examples: () => import("./examples.ts"),
});
