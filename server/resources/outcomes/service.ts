import { isWork } from "#domain/outcomes/kinds.ts";
import { isStaff } from "#domain/roles.ts";
import { type AccountId, accountOfCaller } from "#server/core/access.ts";
import type { OperationContext } from "#server/core/context.ts";
import { invalidField, invalidFields, notFound, OperationError, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { lockName } from "#server/core/transaction.ts";
import type { AuditAction } from "#server/resources/audit-events/codes.ts";
import { recordChange } from "#server/resources/audit-events/service.ts";
import { outcomes } from "./contract.ts";
import type { OutcomeVersionFields, OutcomeWithHistory } from "./entities.ts";
import { exportOutcomes } from "./export.ts";
import { listPeople, report } from "./report.ts";
import * as intents from "./store/intents.ts";
import * as store from "./store/outcomes.ts";
import { listProposals as readProposals } from "./store/proposals.ts";

export { findApplicant, isCardShared, lockOutcome, readOutcomes } from "./store/outcomes.ts";
export { proposals } from "./store/proposals.ts";

/** Returns all outcomes that organizations recorded about an account. */
export async function readRecordedAbout(sql: Sql, of: { accountId: AccountId }) {
  const recorded = await store.readRecordedAbout(sql, of);
  return recorded.map(({ organizationName, ...locked }) => ({ ...present(locked), organizationName }));
}

/** Returns a page of the organization's outcomes, newest first. */
const listOutcomes: Handler<typeof outcomes.list> = ({ ctx, input }) => {
  const { organizationId } = ctx;
  const { applicantEmail, kind, isContested } = input;
  return store.listOutcomes(ctx.sql, ctx.list, { organizationId, applicantEmail, kind }, { isContested });
};

/** Returns a page of the outcomes recorded about the caller, newest first. */
const listOwn: Handler<typeof outcomes.listOwn> = ({ ctx }) => {
  const { organizationId } = ctx;
  const { accountId } = ctx.actor;
  return store.listOutcomes(ctx.sql, ctx.list, { organizationId, accountId }, { isContested: undefined });
};

/** Returns an outcome with its former versions. Applicants can only read their own. @throws not_found */
const getOutcome: Handler<typeof outcomes.get> = async ({ ctx, input }) => {
  const { id: organizationId, role } = ctx.organization;
  const found = await store.findOutcome(ctx.sql, { organizationId, id: input.outcomeId });
  if (!found || (!isStaff(role) && found.accountId !== ctx.actor.accountId)) throw notFound("outcome");
  return present(found);
};

const UNKNOWN = {
  employer: null,
  title: null,
  inField: null,
  isOwnHire: false,
  isFullTimeTerm: false,
  basePay: null,
  startsOn: null,
  place: null,
  evidence: null,
};

/** Records an outcome of an applicant or former applicant. @throws not_found, validation_failed */
const recordOutcome: Handler<typeof outcomes.record> = async ({ ctx, input }) => {
  const { sql, now, actor, organizationId } = ctx;
  const { organizationSlug: _, applicantEmail, applicationId = null, ...details } = input;
  const fields = { ...UNKNOWN, ...definedOf(details) };
  requireConsistent(fields, now);
  const applicant = await store.findApplicant(sql, { organizationId, email: applicantEmail });
  if (!applicant) throw notFound("applicant");
  const { accountId } = applicant;
  if (applicationId) {
    const card = { organizationId, accountId, id: applicationId };
    if (!(await store.isCardShared(sql, card))) throw notFound("application");
    await requireUnrecorded(sql, card, "applicationId");
  }
  const id = newId("outcome");
  await store.insertOutcome(sql, {
    ...columnsOf(fields),
    organizationId,
    id,
    accountId,
    applicationId,
    actorAccountId: actor.accountId,
    at: now,
  });
  return announce(ctx, id, "outcome_recorded", null);
};

type Card = Parameters<typeof store.isCardShared>[1];

/** Checks that no outcome was recorded from a card. Locks the card against concurrent recording. @throws validation_failed */
async function requireUnrecorded(sql: Sql, card: Card, field: string): Promise<void> {
  await lockName(sql, { name: `outcome ${card.organizationId} ${card.id}` });
  if (!(await store.isCardRecorded(sql, card))) return;
  const message = "Its outcome is already recorded. Correct that, or record another one without a card.";
  throw invalidField([field], message);
}

/** Corrects an outcome, and keeps its former version. @throws not_found, validation_failed */
const correctOutcome: Handler<typeof outcomes.correct> = async ({ ctx, input }) => {
  const { sql, now, actor } = ctx;
  const { organizationSlug: _, outcomeId, enteredByMistake, ...details } = input;
  const ofOutcome = { organizationId: ctx.organizationId, id: outcomeId };
  const locked = requireFound("outcome", await store.lockOutcome(sql, ofOutcome));
  const before = versionOf(present(locked));
  const changes = definedOf(details);
  const mistakenAt =
    enteredByMistake === undefined || enteredByMistake === (locked.mistakenAt !== null)
      ? locked.mistakenAt
      : enteredByMistake
        ? now.toISOString()
        : null;
  const after = { ...before, ...changes, mistakenAt };
  if (JSON.stringify(after) === JSON.stringify(before)) return present(locked);
  requireConsistent(after, now);
  const { accountId, applicationId } = locked;
  if (before.mistakenAt !== null && mistakenAt === null && applicationId) {
    const card = { organizationId: ctx.organizationId, accountId, id: applicationId };
    await requireUnrecorded(sql, card, "enteredByMistake");
  }
  await store.storeVersion(sql, {
    ...ofOutcome,
    number: locked.versions.length + 1,
    fields: before,
    actorAccountId: actor.accountId,
    at: now,
  });
  await store.writeOutcome(sql, ofOutcome, { ...columnsOf(after), mistakenAt, updatedAt: now });
  return announce(ctx, outcomeId, "outcome_corrected", before);
};

/** Contests an outcome of the caller, or withdraws the contest. @throws not_found */
const contestOutcome: Handler<typeof outcomes.contest> = async ({ ctx, input }) => {
  const { sql, now, actor } = ctx;
  const ofOutcome = { organizationId: ctx.organizationId, id: input.outcomeId };
  const locked = await store.lockOutcome(sql, ofOutcome);
  if (locked?.accountId !== actor.accountId) throw notFound("outcome");
  if (locked.contest === input.reason) return present(locked);
  await store.writeOutcome(sql, ofOutcome, {
    contest: input.reason,
    contestedAt: input.reason === null ? null : now,
    updatedAt: now,
  });
  return announce(ctx, locked.id, "outcome_contested", versionOf(present(locked)));
};

/** Returns a page of the accepted cards without a recorded outcome. */
const listProposals: Handler<typeof outcomes.listProposals> = ({ ctx, input }) => {
  const { organizationId } = ctx;
  return readProposals(ctx.sql, ctx.list, { organizationId, applicantEmail: input.applicantEmail });
};

/** States the caller's intent for a cohort, once. @throws not_found, intent_already_stated */
const stateIntent: Handler<typeof outcomes.stateIntent> = async ({ ctx, input }) => {
  const { sql, actor, affected } = ctx;
  const { membershipId, intent } = input;
  const ofMembership = { organizationId: ctx.organizationId, id: membershipId };
  const locked = await intents.lockMembership(sql, { ...ofMembership, accountId: actor.accountId });
  if (!locked) throw notFound("cohort membership");
  if (locked.intent !== null) {
    throw new OperationError(
      "intent_already_stated",
      `You already stated your intent for “${locked.cohortName}”.`,
    );
  }
  await intents.writeIntent(sql, { ...ofMembership, intent });
  affected.accounts.add(actor.accountId);
  await recordChange(ctx, {
    action: "intent_stated",
    subjectEmail: locked.applicantEmail,
    subjectLabel: locked.cohortName,
    details: { membershipId, before: null, after: { intent } },
  });
  return { membershipId, intent };
};

type Context = OperationContext<typeof outcomes.record> | OperationContext<typeof outcomes.correct>;
type Change = Extract<AuditAction, `outcome_${string}`>;

/** Logs a change without its texts, and updates the applicant's open pages. @returns the changed outcome */
async function announce(
  ctx: Context,
  id: string,
  action: Change,
  before: OutcomeVersionFields | null,
): Promise<OutcomeWithHistory> {
  const { sql, organizationId, affected } = ctx;
  const found = requireFound("outcome", await store.findOutcome(sql, { organizationId, id }));
  affected.accounts.add(found.accountId);
  const outcome = present(found);
  await recordChange(ctx, {
    action,
    subjectEmail: outcome.applicantEmail,
    details: {
      outcomeId: id,
      isContested: outcome.contest !== null,
      before: before && auditedFields(before),
      after: auditedFields(outcome),
    },
  });
  return outcome;
}

function auditedFields({ kind, happenedOn, inField, source, mistakenAt }: OutcomeVersionFields) {
  return { kind, happenedOn, inField, source, enteredByMistake: mistakenAt !== null };
}

/** Rejects fields that contradict each other. @throws validation_failed */
function requireConsistent(
  fields: OutcomeVersionFields | Omit<OutcomeVersionFields, "mistakenAt">,
  now: Date,
) {
  const { kind, happenedOn, inField, isOwnHire, isFullTimeTerm, basePay } = fields;
  // The latest day that has begun in any time zone.
  const today = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
  if (happenedOn > today) throw invalidField(["happenedOn"], "Can't be in the future.");
  const ofWork = { inField, isOwnHire, isFullTimeTerm, basePay };
  const details = Object.entries(ofWork).filter(([, value]) => value !== null && value !== false);
  if (!isWork(kind) && details.length > 0) {
    throw invalidFields(
      details.map(([field]) => ({ path: [field], message: "Only an outcome about work can have this." })),
    );
  }
}

function columnsOf({ basePay, ...fields }: Omit<OutcomeVersionFields, "mistakenAt">) {
  const { mistakenAt: _, ...columns } = { mistakenAt: null, ...fields };
  return {
    ...columns,
    payAmount: basePay?.amount ?? null,
    payCurrency: basePay?.currency ?? null,
    payPeriod: basePay?.period ?? null,
  };
}

function present(locked: store.FoundOutcome): OutcomeWithHistory {
  const { accountId: _, versions, ...outcome } = locked;
  return {
    ...store.withPay(outcome),
    versions: versions.map(({ fields, ...replaced }) => ({ ...fields, ...replaced })),
  };
}

function versionOf(outcome: OutcomeWithHistory): OutcomeVersionFields {
  const { kind, happenedOn, employer, title, inField, isOwnHire, isFullTimeTerm } = outcome;
  const { basePay, startsOn, place, source, evidence, mistakenAt } = outcome;
  const ofWork = { employer, title, inField, isOwnHire, isFullTimeTerm, basePay };
  return { kind, happenedOn, ...ofWork, startsOn, place, source, evidence, mistakenAt };
}

function definedOf<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };
}

export const outcomesGroup = defineGroup(outcomes, {
  about: "Applicants' outcomes, and reports on them by published standards.",
  toolsets: ["organization"],
  handlers: {
    list: listOutcomes,
    listOwn,
    get: {
      handler: getOutcome,
      lock: ({ ctx, input }) =>
        store.lockOutcome(ctx.sql, { organizationId: ctx.organizationId, id: input.outcomeId }),
    },
    record: recordOutcome,
    correct: correctOutcome,
    contest: contestOutcome,
    listProposals,
    stateIntent,
    /** Returns the caller's current cohorts without a stated intent, the latest first. */
    listUnstated: ({ ctx }) =>
      intents.listUnstated(ctx.sql, {
        accountId: accountOfCaller(ctx.actor),
        restrictedTo: ctx.actor.restrictedToOrganizationId,
      }),
    report,
    listPeople,
    export: exportOutcomes,
  },
  examples: () => import("./examples.ts"),
});
