import { type OrganizationId, organizationOfJob } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { announceChange } from "#server/core/live.ts";
import type { Sql } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { now } from "#server/lib/clock.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { recordAuditEvents } from "#server/resources/audit-events/service.ts";
import * as store from "./store/giving.ts";
import { listForJoining } from "./store/templates.ts";

/** The member of staff who assigns tasks, and the time. */
export type AssignmentContext = {
  readonly organizationId: OrganizationId;
  readonly actorAccountId: string;
  readonly at: Date;
};

/** A membership in a cohort. */
export type JoinedMembership = {
  readonly stintId: string;
  readonly cohortId: string;
  readonly accountId: string;
  readonly joinedAt: string;
};

/** The most tasks that one statement adds. */
const A_STATEMENT = 1_000;

/** The most tasks that one transaction gives or takes back, not counting its last statement; a job does the rest. */
const AT_ONCE = 10_000;

/** The most memberships whose tasks one statement takes back; each came with only a few tasks. */
const MEMBERSHIPS_A_STATEMENT = 250;

/**
 * Gives those who join cohorts the tasks that each cohort gives on joining; if there are very many, a job
 * gives the rest.
 */
export async function assignOnJoining(
  sql: Sql,
  giving: AssignmentContext,
  joined: readonly JoinedMembership[],
  atOnce = AT_ONCE,
): Promise<void> {
  if (joined.length === 0) return;
  const { organizationId, actorAccountId, at } = giving;
  const cohortIds = [...new Set(joined.map(({ cohortId }) => cohortId))];
  const templates = await listForJoining(sql, { organizationId, cohortIds, at });
  const byCohort = Map.groupBy(templates, ({ cohortId }) => cohortId);
  const owed = joined.flatMap((item) =>
    (byCohort.get(item.cohortId) ?? []).map(({ id }) => ({ ...item, templateId: id })),
  );
  await assignTasks(sql, giving, owed.slice(0, atOnce));
  const stintIds = [...new Set(owed.slice(atOnce).map(({ stintId }) => stintId))];
  if (stintIds.length === 0) return;
  await onBehalfOf(organizationId, () =>
    enqueue(sql, "give-tasks", { organizationId, actorAccountId, stintIds }),
  );
}

type RemainingJob = {
  readonly organizationId: string;
  readonly actorAccountId: string;
  readonly stintIds: readonly string[];
};

/** Gives more tasks to those who joined cohorts, if they are still in them. */
export async function assignRemaining({
  organizationId,
  actorAccountId,
  stintIds,
}: RemainingJob): Promise<void> {
  const id = organizationOfJob(organizationId);
  await inSqlTransaction(async (sql) => {
    const joined = await store.lockJoined(sql, { organizationId: id, ids: stintIds });
    await assignOnJoining(sql, { organizationId: id, actorAccountId, at: now() }, joined);
  });
  announceTasks(id);
}

/** Gives tasks of templates to applicants who don't have them, and returns the accounts that got one. */
export async function assignTasks(
  sql: Sql,
  { organizationId, actorAccountId, at }: AssignmentContext,
  owed: readonly (Omit<JoinedMembership, "stintId"> & {
    readonly stintId: string | null;
    readonly templateId: string;
  })[],
): Promise<string[]> {
  const accountIds: string[] = [];
  for (let from = 0; from < owed.length; from += A_STATEMENT) {
    const portion = owed.slice(from, from + A_STATEMENT);
    const assigned = await store.insertTasks(sql, {
      organizationId,
      ids: portion.map(() => newId("assignedTask")),
      templateIds: portion.map(({ templateId }) => templateId),
      accountIds: portion.map(({ accountId }) => accountId),
      stintIds: portion.map(({ stintId }) => stintId),
      joinedAts: portion.map(({ joinedAt }) => joinedAt),
      at,
    });
    await recordAuditEvents(
      sql,
      { organizationId, actorAccountId, action: "task_assigned" },
      assigned.map(({ id, email, dueOn }) => ({
        subjectEmail: email,
        details: { assignedTaskId: id, before: null, after: { dueOn } },
      })),
    );
    accountIds.push(...assigned.map(({ accountId }) => accountId));
  }
  return accountIds;
}

/**
 * Deletes the open tasks that came with memberships, when the memberships are undone; if there are very many,
 * a job deletes the rest.
 */
export async function deletePlacementTasks(
  sql: Sql,
  { organizationId, actorAccountId }: Omit<AssignmentContext, "at">,
  stintIds: readonly string[],
  { atOnce = AT_ONCE, aStatement = MEMBERSHIPS_A_STATEMENT } = {},
): Promise<void> {
  let deleted = 0;
  let from = 0;
  for (; from < stintIds.length && deleted < atOnce; from += aStatement) {
    const portion = stintIds.slice(from, from + aStatement);
    const deletedTasks = await store.deleteOpenOf(sql, { organizationId, stintIds: portion });
    deleted += deletedTasks.length;
    await recordAuditEvents(
      sql,
      { organizationId, actorAccountId, action: "assigned_task_deleted" },
      deletedTasks.map(({ id, email, dueOn }) => ({
        subjectEmail: email,
        details: { assignedTaskId: id, before: { dueOn, isDone: false, isConfirmed: false }, after: null },
      })),
    );
  }
  const left = stintIds.slice(from);
  if (left.length === 0) return;
  await onBehalfOf(organizationId, () =>
    enqueue(sql, "take-back-tasks", { organizationId, actorAccountId, stintIds: left }),
  );
}

/** Deletes more of the open tasks that came with undone memberships. */
export async function deleteRemaining({
  organizationId,
  actorAccountId,
  stintIds,
}: RemainingJob): Promise<void> {
  const id = organizationOfJob(organizationId);
  await inSqlTransaction((sql) =>
    deletePlacementTasks(sql, { organizationId: id, actorAccountId }, stintIds),
  );
  announceTasks(id);
}

function announceTasks(organizationId: OrganizationId): void {
  const operation = "assigned_tasks.create";
  announceChange({ accountId: null, organizationIds: [organizationId], operation, originTab: null });
}
