import { OperationError, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { discardPlans } from "#server/core/transaction.ts";
import { recordChange } from "#server/resources/audit-events/service.ts";
import { withdrawInvitations } from "#server/resources/organization-invitations/service.ts";
import { lockOrganization } from "#server/resources/organizations/service.ts";
import type { RecordFields } from "#server/resources/roster-records/contract.ts";
import { deletePlacementTasks } from "#server/resources/task-templates/service.ts";
import { blockedBy } from "./blocked.ts";
import { undoCoaching } from "./coaching.ts";
import type { rosterSyncs } from "./contract.ts";
import { planInvitations } from "./inviting.ts";
import { readRecords } from "./store/people.ts";
import * as store from "./store/undo.ts";
import { freeAddresses, writeRecords } from "./store/writes.ts";

/** Undoes a sync, except for later changes. @throws not_found, roster_sync_undone */
export const undoSync: Handler<typeof rosterSyncs.undo> = async ({ ctx, input }) => {
  const { sql, now, organization, actor, affected } = ctx;
  const organizationId = organization.id;
  await discardPlans(sql, {});
  await lockOrganization(sql, { organizationId });
  const sync = requireFound(
    "roster sync",
    await store.lockSync(sql, { organizationId, syncId: input.syncId }),
  );
  if (sync.undoneAt !== null) throw new OperationError("roster_sync_undone", "This sync was already undone.");
  const changes = await store.readChanges(sql, { organizationId, syncId: sync.id });

  const ids = changes.flatMap(({ stintIds }) => stintIds);
  const unplaced = new Set((await store.removeOpenStints(sql, { organizationId, ids })).map(({ id }) => id));
  await deletePlacementTasks(sql, { organizationId, actorAccountId: actor.accountId }, [...unplaced]);
  const added = changes.filter(({ before, after, current }) => before === null && isSame(after, current));
  const removedRecords = await store.removeRecords(sql, { organizationId, ids: added.map(({ id }) => id) });
  await withdrawInvitations(
    ctx,
    removedRecords.map(({ email }) => email),
  );
  const removed = new Set(removedRecords.map(({ id }) => id));

  const updated = changes.flatMap(({ before, ...change }) =>
    before === null ? [] : [{ ...change, before }],
  );
  const holders = await readRecords(sql, {
    organizationId,
    studentIds: updated.flatMap(({ before }) => before.studentId ?? []),
    emails: updated.map(({ before }) => before.email),
  });
  const byEmail = new Map(holders.map(({ email, recordId }) => [email, recordId]));
  const byStudentId = new Map(holders.map(({ studentId, recordId }) => [studentId, recordId]));
  const restorations = updated.map(({ id, accountId, before, after, current }) => {
    return { id, accountId, current, record: restoreRecord(before, after, current) };
  });
  const holdersOf = ({ email, studentId }: RecordFields) =>
    [byEmail.get(email), studentId === null ? undefined : byStudentId.get(studentId)].flatMap(
      (id) => id ?? [],
    );
  const blocked = blockedBy(restorations, holdersOf);
  const restored = restorations.map(({ record, ...change }) => {
    const { email, formerEmails, studentId } = change.current;
    return {
      ...change,
      record: blocked.has(change.id) ? { ...record, email, formerEmails, studentId } : record,
    };
  });
  const moved = restored.filter(({ record, current }) => record.email !== current.email);
  await freeAddresses(sql, { organizationId, ids: moved.map(({ id }) => id) });
  const unjoined = moved.flatMap(({ accountId, current }) => (accountId === null ? current.email : []));
  await withdrawInvitations(ctx, unjoined);
  await writeRecords(sql, {
    organizationId,
    ids: restored.map(({ id }) => id),
    accounts: restored.map(({ accountId }) => accountId),
    records: restored.map(({ record }) => JSON.stringify(record)),
    at: now,
  });
  // The sync revoked the invitation to the earlier address.
  if (unjoined.length > 0) {
    const { accountId, sandboxId } = actor;
    await planInvitations(sql, { organizationId, accountId, sandboxId });
  }
  await undoCoaching(
    ctx,
    changes.flatMap(({ accountId, accountEmail: email, coaching }) =>
      coaching && accountId !== null && email !== null ? [{ accountId, email, coaching }] : [],
    ),
  );
  await store.removeEmptyCohorts(sql, { organizationId, ids: sync.cohortIds });
  await store.markUndone(sql, { organizationId, syncId: sync.id, at: now });

  const isKept = ({ id, after, current, stintIds, before }: (typeof changes)[number]) =>
    (before === null && !removed.has(id)) ||
    blocked.has(id) ||
    (before !== null && !isSame(after, current)) ||
    stintIds.some((stint) => !unplaced.has(stint));
  const kept = changes.filter(isKept).length;
  const counts = { restored: changes.length - removed.size - kept, removed: removed.size, kept };
  for (const { accountId } of changes) if (accountId !== null) affected.accounts.add(accountId);
  await recordChange(ctx, {
    action: "roster_sync_undone",
    details: { syncId: sync.id, before: null, after: counts },
  });
  return { id: sync.id, ...counts, undoneAt: now.toISOString() };
};

/** Returns a record with the values from before the sync, except values that changed since. */
function restoreRecord(before: RecordFields, after: RecordFields, current: RecordFields): RecordFields {
  const back = <Name extends keyof RecordFields>(name: Name): RecordFields[Name] =>
    isSame(current[name], after[name]) ? before[name] : current[name];
  const names = new Set([before, after, current].flatMap(({ fields }) => Object.keys(fields)));
  const fields = [...names].flatMap((name) => {
    const value = current.fields[name] === after.fields[name] ? before.fields[name] : current.fields[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    email: back("email"),
    formerEmails: back("formerEmails"),
    studentId: back("studentId"),
    firstName: back("firstName"),
    lastName: back("lastName"),
    fullName: back("fullName"),
    cohortIds: back("cohortIds"),
    coachId: back("coachId"),
    fields: Object.fromEntries(fields),
  };
}

/** Compares values as JSON, ignoring the order of fields. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sortKeys(one)) === JSON.stringify(sortKeys(other));
}

function sortKeys(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, sortKeys(inner)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
