import { accountOfJob, type OrganizationId } from "#server/core/access.ts";
import { AT_ONCE, type Step } from "#server/core/portions.ts";
import type { Sql } from "#server/core/sql.ts";
import { inSqlTransaction, lockName } from "#server/core/transaction.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { removeAccountRows } from "./account-rows.ts";
import { removeOrganizationRows, removeSandboxRows } from "./organizations.ts";

/** The accounts of a deleted user, and their sandbox; or only a sandbox with a deleted organization. */
export type RemovedOwner = { readonly accountIds: readonly string[]; readonly sandboxId: string | null };

/** The rows that the request itself deletes: more than most people have. */
const AT_REQUEST = 10_000;

/**
 * Deletes a deleted user's rows in the caller's transaction, or the first of them; a job deletes the rest.
 */
export async function beginRemoval(sql: Sql, remains: RemovedOwner, most = AT_REQUEST): Promise<void> {
  if (!(await removeSome(sql, remains, null, most))) await enqueue(sql, "remove-remains", remains);
}

/**
 * Deletes an organization in the caller's transaction, or hides it from all queries if it has many rows; a job deletes the rest.
 * @param first the first step, for rows whose deletion is announced
 */
export async function beginOrganizationRemoval(
  sql: Sql,
  organizationId: OrganizationId,
  first: Step,
  most = AT_REQUEST,
): Promise<void> {
  const sandboxId = await removeOrganizationRows(sql, organizationId, first, most);
  if (sandboxId !== null) await enqueue(sql, "remove-remains", { accountIds: [], sandboxId });
}

/**
 * Deletes the remaining rows of a deleted user or organization in portions. If it is interrupted, the job's
 * next run continues.
 * @param first the first step for an organization
 */
export async function removeRemains(remains: RemovedOwner, first: Step): Promise<void> {
  const firstStep = remains.accountIds.length > 0 ? null : first;
  while (!(await inSqlTransaction((sql) => removeSome(sql, remains, firstStep, AT_ONCE)))) {
    // Each portion is a transaction.
  }
}

/** Deletes up to the given number of rows. @returns true if none are left */
async function removeSome(
  sql: Sql,
  { accountIds, sandboxId }: RemovedOwner,
  first: Step | null,
  most: number,
): Promise<boolean> {
  // Without the lock, concurrent runs would wait for each other's rows.
  await lockName(sql, { name: `remains of ${accountIds.join(" ")} ${sandboxId}` });
  let left = most;
  for (const id of accountIds) {
    left = await removeAccountRows(sql, accountOfJob(id), left);
    if (left === 0) return false;
  }
  return sandboxId === null || (await removeSandboxRows(sql, sandboxId, left, first)) > 0;
}
