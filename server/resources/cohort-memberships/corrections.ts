import { LIMITS } from "#domain/limits.ts";
import type { OrganizationId } from "#server/core/access.ts";
import type { OperationContext } from "#server/core/context.ts";
import { type Issue, invalidField, invalidFields, notFound, OperationError } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { newId } from "#server/core/ids.ts";
import { isUniqueViolation, type Sql } from "#server/core/sql.ts";
import { recordAuditEvents } from "#server/resources/audit-events/service.ts";
import { deletePlacementTasks } from "#server/resources/task-templates/service.ts";
import type { ChangeKind, cohortMemberships } from "./contract.ts";
import { planEndNotices } from "./notices.ts";
import * as store from "./store/changes.ts";
import { lockApplicants, readAccounts } from "./store/stints.ts";

const UNDO_MS = LIMITS.lifetimes.undo * 1_000;

/** Corrects memberships, all or none. @throws not_found, already_in_cohort, validation_failed */
export const correctStints: Handler<typeof cohortMemberships.correct> = async ({ ctx, input }) => {
  const { sql, now, organizationId } = ctx;
  const { organizationSlug: _slug, membershipIds, enteredByMistake, ...changes } = input;
  const fields = changes.leftAt === null ? { ...changes, departureReason: null } : changes;
  const isGiven = Object.values(fields).some((value) => value !== undefined);
  if (enteredByMistake && isGiven) {
    throw invalidField(["enteredByMistake"], "Can't be combined with other corrections.");
  }
  if (!enteredByMistake && !isGiven) throw invalidField([], "Send at least one field to correct.");
  if (changes.leftAt === null && changes.departureReason !== undefined) {
    throw invalidField(["departureReason"], "A reopened membership can't have a reason.");
  }
  const ids = [...new Set(membershipIds)];
  const applicants =
    changes.leftAt === null
      ? await applicantsAmong(sql, organizationId, await readAccounts(sql, { organizationId, ids }))
      : null;
  const stints = await store.lockStints(sql, { organizationId, ids });
  if (stints.length < ids.length) throw notFound("cohort membership");
  if (enteredByMistake) {
    await deletePlacementTasks(sql, { organizationId, actorAccountId: ctx.actor.accountId }, ids);
    await store.removeStints(sql, { organizationId, ids });
  } else {
    /** Returns an issue; its path names the membership if there are several. */
    const issueOf = (id: string, { path, message }: Issue): Issue =>
      ids.length === 1 ? { path, message } : { path: ["membershipIds", membershipIds.indexOf(id)], message };
    const issues = stints.flatMap((stint) => {
      const isGone = applicants !== null && !applicants.has(stint.accountId);
      const issue = isGone
        ? NOT_AN_APPLICANT
        : inconsistencyIn({ ...stint, ...withoutUndefined(fields) }, now);
      return issue ? [issueOf(stint.id, issue)] : [];
    });
    if (issues.length > 0) throw invalidFields(issues);
    const conflicting =
      changes.leftAt === null ? await store.findConflicting(sql, { organizationId, ids }) : [];
    if (conflicting.length > 0)
      throw alreadyInCohort(conflicting.map(({ id }) => issueOf(id, OPEN_ELSEWHERE)));
    await store.writeStints(sql, { organizationId, ids }, fields).catch((error: unknown) => {
      // A concurrent change opened another membership.
      throw isUniqueViolation(error) ? alreadyInCohort([]) : error;
    });
  }
  const change = enteredByMistake ? "entered_by_mistake" : changes.leftAt === null ? "reopened" : "corrected";
  await recordCorrections(ctx, stints, change);
  if (fields.leftAt) {
    const membershipIds = stints.filter(({ leftAt }) => leftAt === null).map(({ id }) => id);
    await planEndNotices(sql, { organizationId, membershipIds }, now);
  }
  return keepUndo(sql, organizationId, "corrected", stints, now);
};

/** Undoes a change of memberships, all or nothing. @throws not_found, membership_changed, membership_undo_expired */
export const undoChange: Handler<typeof cohortMemberships.undo> = async ({ ctx, input }) => {
  const { sql, now, organizationId } = ctx;
  const ofChange = { organizationId, changeId: input.changeId };
  const changed = await store.lockChange(sql, ofChange);
  const [first] = changed;
  if (!first) throw notFound("change of cohort memberships");
  if (now.getTime() - Date.parse(first.at) > UNDO_MS) {
    const minutes = LIMITS.lifetimes.undo / 60;
    const detail = `The ${minutes} minutes are over. Correct the memberships instead.`;
    throw new OperationError("membership_undo_expired", detail);
  }
  const ids = changed.map(({ id }) => id);
  const applicants = await applicantsAmong(sql, organizationId, changed);
  const before = await store.lockStints(sql, { organizationId, ids });
  const existing = await store.readDigests(sql, { organizationId, ids });
  const digests = new Map(existing.map(({ id, digest }) => [id, digest]));
  const touched = changed.filter(
    ({ id, after, wasOpen, accountId }) =>
      (digests.get(id) ?? null) !== after || (wasOpen && !applicants.has(accountId)),
  );
  if (touched.length > 0) throw changedSince(touched.map(({ id }) => id));
  const added = changed.flatMap(({ id, isNew }) => (isNew ? [id] : []));
  await deletePlacementTasks(sql, { organizationId, actorAccountId: ctx.actor.accountId }, added);
  await store.removeStints(sql, { organizationId, ids: added });
  await store.restoreChange(sql, ofChange).catch((error: unknown) => {
    throw isUniqueViolation(error) ? changedSince(ids) : error;
  });
  const restored = await store.lockStints(sql, { organizationId, ids });
  const byId = new Map([...restored, ...before].map((stint) => [stint.id, stint]));
  await recordCorrections(ctx, [...byId.values()], "undone", new Map(before.map((item) => [item.id, item])));
  return { changed: changed.length };
};

/** Lists the changes that can still be undone, newest first. */
export const listChanges: Handler<typeof cohortMemberships.listChanges> = async ({ ctx }) => {
  const since = new Date(ctx.now.getTime() - UNDO_MS);
  const limit = LIMITS.requests.undoableChanges;
  return store.listChanges(ctx.sql, { organizationId: ctx.organizationId, since, limit });
};

/** Stores memberships as they were before a change, and returns the fields for undoing it. */
export async function keepUndo(
  sql: Sql,
  organizationId: OrganizationId,
  kind: ChangeKind,
  stints: readonly { id: string; cohortId: string; accountId: string; row: string | null }[],
  at: Date,
) {
  if (stints.length === 0) return { changed: 0, changeId: null, undoUntil: null };
  const changeId = newId("stintChange");
  await store.keepChange(sql, {
    organizationId,
    changeId,
    kind,
    at,
    ids: stints.map(({ id }) => id),
    cohorts: stints.map(({ cohortId }) => cohortId),
    accounts: stints.map(({ accountId }) => accountId),
    rows: stints.map(({ row }) => row),
  });
  return { changed: stints.length, changeId, undoUntil: undoExpiry(at.getTime()) };
}

/**
 * Returns which of the accounts are applicants, locked so that they remain so until the transaction ends: only an applicant can be in a
 * cohort. Call it before locking memberships, because removing an applicant locks them in this order.
 */
async function applicantsAmong(
  sql: Sql,
  organizationId: OrganizationId,
  people: readonly { readonly accountId: string }[],
): Promise<ReadonlySet<string>> {
  const accountIds = [...new Set(people.map(({ accountId }) => accountId))];
  const locked = await lockApplicants(sql, { organizationId, accountIds });
  return new Set(locked.map(({ accountId }) => accountId));
}

/** Rejects dates and a reason that contradict each other. @throws validation_failed */
export function requireConsistent(
  stint: { joinedAt: string; leftAt: string | null; departureReason: string | null },
  now: Date,
): void {
  const issue = inconsistencyIn(stint, now);
  if (issue) throw invalidFields([issue]);
}

function inconsistencyIn(stint: Parameters<typeof requireConsistent>[0], now: Date): Issue | null {
  const { joinedAt, leftAt, departureReason } = stint;
  if (leftAt === null) {
    if (departureReason === null) return null;
    return { path: ["leftAt"], message: "A reason needs the date on which the applicant left." };
  }
  if (departureReason === null)
    return { path: ["departureReason"], message: "State why the applicant left." };
  if (Date.parse(leftAt) > now.getTime()) return { path: ["leftAt"], message: "Can't be in the future." };
  if (Date.parse(leftAt) < Date.parse(joinedAt)) {
    return { path: ["leftAt"], message: "Can't be before the applicant joined." };
  }
  return null;
}

const NOT_AN_APPLICANT = {
  path: ["leftAt"],
  message: "The person is no longer an applicant. They can be added to the cohort once they are one again.",
};

const OPEN_ELSEWHERE = {
  path: ["leftAt"],
  message: "The applicant has another open membership in the same cohort.",
};

function alreadyInCohort(issues: Issue[]): OperationError {
  const detail = "An applicant has another open membership in the same cohort. Nothing was corrected.";
  return new OperationError("already_in_cohort", detail, issues.length > 0 ? { issues } : {});
}

type Change = "corrected" | "reopened" | "entered_by_mistake" | "undone";

/** Logs each membership before and after a change, and updates its applicant's pages. */
async function recordCorrections(
  ctx: OperationContext<typeof cohortMemberships.correct>,
  stints: readonly store.LockedStint[],
  change: Change,
  were: ReadonlyMap<string, store.LockedStint> = new Map(stints.map((stint) => [stint.id, stint])),
): Promise<void> {
  const { sql, organizationId, actor, affected } = ctx;
  const ids = stints.map(({ id }) => id);
  const changed = await store.lockStints(sql, { organizationId, ids });
  const now = new Map(changed.map((item) => [item.id, item]));
  for (const { accountId } of stints) affected.accounts.add(accountId);
  for (const [subjectLabel, ofCohort] of Map.groupBy(stints, ({ cohortName }) => cohortName)) {
    await recordAuditEvents(
      sql,
      {
        organizationId,
        actorAccountId: actor.accountId,
        action: "cohort_membership_corrected",
        subjectLabel,
      },
      ofCohort.map(({ id, cohortId, applicantEmail }) => {
        const [before, after] = [were.get(id), now.get(id)];
        return {
          subjectEmail: applicantEmail,
          details: {
            cohortId,
            change,
            noteChanged: before?.note !== after?.note,
            before: before ? loggedFields(before) : null,
            after: after ? loggedFields(after) : null,
          },
        };
      }),
    );
  }
}

function loggedFields({ joinedAt, leftAt, departureReason }: store.LockedStint) {
  return { joinedAt, leftAt, departureReason };
}

function withoutUndefined<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };
}

function undoExpiry(at: number): string {
  return new Date(at + UNDO_MS).toISOString();
}

function changedSince(ids: readonly string[]): OperationError {
  const issues = ids.map((id) => ({ path: ["changeId"], message: `${id} changed since.` }));
  const detail = `Nothing was undone. Memberships that changed since: ${ids.length}.`;
  return new OperationError("membership_changed", detail, { issues });
}
