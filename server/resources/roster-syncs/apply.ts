import { LIMITS } from "#domain/limits.ts";
import type { OperationContext } from "#server/core/context.ts";
import { newId } from "#server/core/ids.ts";
import { withdrawInvitations } from "#server/resources/organization-invitations/service.ts";
import type { RecordFields } from "#server/resources/roster-records/contract.ts";
import { assignOnJoining } from "#server/resources/task-templates/service.ts";
import { applyCoaches } from "./coaching.ts";
import type { CohortNames } from "./cohort-names.ts";
import type { rosterSyncs } from "./contract.ts";
import type { Plan, Write } from "./plan.ts";
import * as store from "./store/writes.ts";

/** A write, and the IDs of the rows that it adds. */
type PreparedWrite = Write & {
  readonly recordId: string;
  readonly stintId: string | null;
  readonly cohortId: string | null;
};

/** Applies a plan to a locked organization, and stores the changes for an undo. @returns the sync's ID */
export async function writeSync(
  ctx: OperationContext<typeof rosterSyncs.create>,
  plan: Plan,
  { byKey: cohorts }: CohortNames,
): Promise<string> {
  const { sql, now: at, organization, affected } = ctx;
  const organizationId = organization.id;
  const syncId = newId("rosterSync");
  const created = await createCohorts(ctx, plan);
  const ids = new Map([...[...cohorts].map(([key, { id }]) => [key, id] as const), ...created]);
  const writes = plan.writes.map((write): PreparedWrite => prepare(write, ids));
  const moved = writes.filter(({ person, after }) => person?.recordId && person.record.email !== after.email);
  await store.freeAddresses(sql, { organizationId, ids: moved.map(({ recordId }) => recordId) });
  // The new addresses are invited later, like all new people.
  const unjoined = moved.flatMap(({ person }) =>
    person && person.accountId === null ? person.record.email : [],
  );
  await withdrawInvitations(ctx, unjoined);
  await store.writeRecords(sql, {
    organizationId,
    ids: writes.map(({ recordId }) => recordId),
    accounts: writes.map(({ person }) => person?.accountId ?? null),
    records: writes.map(({ after }) => JSON.stringify(after)),
    at,
  });
  const placed = await addToCohorts(ctx, writes);
  const coached = await applyCoaches(ctx, writes);
  const added = writes.filter(({ person }) => person === null).length;
  await store.insertSync(sql, {
    organizationId,
    syncId,
    cohortIds: JSON.stringify([...created.values()]),
    created: added,
    updated: writes.length - added,
    at,
  });
  await store.insertChanges(sql, {
    organizationId,
    syncId,
    ids: writes.map(({ recordId }) => recordId),
    befores: writes.map(({ person }) => jsonOrNull(person?.record ?? null)),
    afters: writes.map(({ after }) => JSON.stringify(after)),
    stints: writes.map(({ stintId }) =>
      JSON.stringify(stintId !== null && placed.has(stintId) ? [stintId] : []),
    ),
    coachings: writes.map(({ recordId }) => coached.get(recordId) ?? null).map(jsonOrNull),
  });
  await store.deletePastSyncs(sql, { organizationId, most: LIMITS.requests.syncsKept });
  for (const { person } of writes) if (person?.accountId) affected.accounts.add(person.accountId);
  return syncId;
}

function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

function prepare(write: Write, ids: ReadonlyMap<string, string>): PreparedWrite {
  const { person, cohort, after } = write;
  const accountId = person?.accountId ?? null;
  const cohortId = cohort === null ? null : (ids.get(cohort) ?? null);
  const joinsLater = accountId === null && cohortId !== null;
  const kept: RecordFields = joinsLater ? { ...after, cohortIds: [...after.cohortIds, cohortId] } : after;
  return {
    ...write,
    after: kept,
    recordId: person?.recordId ?? newId("rosterRecord"),
    stintId: accountId !== null && cohortId !== null ? newId("stint") : null,
    cohortId,
  };
}

/** Creates the new cohorts. @returns their IDs by the keys of their names */
async function createCohorts(
  { sql, now: at, organization }: OperationContext<typeof rosterSyncs.create>,
  { newCohorts }: Plan,
): Promise<ReadonlyMap<string, string>> {
  const names = [...newCohorts.values()];
  const ids = names.map(() => newId("cohort"));
  if (names.length > 0) await store.insertCohorts(sql, { organizationId: organization.id, ids, names, at });
  return new Map([...newCohorts.keys()].map((key, index) => [key, ids[index] ?? ""]));
}

/** Adds members to the cohorts of their rows, and assigns the cohorts' tasks. @returns the IDs of the added memberships */
async function addToCohorts(
  { sql, now: at, actor, organization }: OperationContext<typeof rosterSyncs.create>,
  writes: readonly PreparedWrite[],
): Promise<ReadonlySet<string>> {
  const entering = writes.flatMap(({ person, stintId, cohortId }) =>
    stintId !== null && cohortId !== null && person?.accountId
      ? [{ stintId, cohortId, accountId: person.accountId }]
      : [],
  );
  const added = await store.insertStints(sql, {
    organizationId: organization.id,
    ids: entering.map(({ stintId }) => stintId),
    cohorts: entering.map(({ cohortId }) => cohortId),
    accounts: entering.map(({ accountId }) => accountId),
    at,
  });
  const placed = new Set(added.map(({ id }) => id));
  const giving = { organizationId: organization.id, actorAccountId: actor.accountId, at };
  const joined = entering.filter(({ stintId }) => placed.has(stintId));
  await assignOnJoining(
    sql,
    giving,
    joined.map((item) => ({ ...item, joinedAt: at.toISOString() })),
  );
  return placed;
}
