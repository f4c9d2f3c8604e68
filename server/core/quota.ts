import { inWords } from "#domain/in-words.ts";
import { LIMIT_TABLE, LIMITS } from "#domain/limits.ts";
import { OperationError } from "./errors.ts";
import { type Sql, type Statement, statement } from "./sql.ts";

/** Raised by the triggers of the migration that counts what quotas bound. */
const RAISED = /\bquota_exceeded:(\w+)/;

export type Quota = keyof typeof LIMITS.quotas;

const HOLD = statement("quota_hold", "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text");

/** What the database says of a quota that a change would pass, as the refusal of it; null for any other error. */
export function quotaRefusalOf(error: unknown): OperationError | null {
  if (!(error instanceof Error)) return null;
  const quota = RAISED.exec(error.message)?.[1] ?? "";
  return quota in LIMITS.quotas ? quotaExceeded(quota as Quota) : null;
}

/**
 * Refuses one more of what no trigger counts, because only some rows of a table belong to it. Those who add to one subject wait
 * for each other until their commit.
 * @param count gives the number as `used`, of at most as many rows as the quota allows
 * @throws quota_exceeded
 */
export async function assertQuota(sql: Sql, quota: Quota, subject: string, count: Statement): Promise<void> {
  await sql.query(HOLD, [`quota:${quota}:${subject}`]);
  const [row] = await sql.query<{ used: number | string }>(count, [subject]);
  if (Number(row?.used ?? 0) >= LIMITS.quotas[quota]) throw quotaExceeded(quota);
}

/** The refusal of what would pass a quota: it names the limit. */
function quotaExceeded(quota: Quota): OperationError {
  const [most, unit, what] = LIMIT_TABLE.quotas[quota];
  return new OperationError(
    "quota_exceeded",
    `${what} are limited to ${inWords(most, unit)}. Delete what you no longer need, then try again.`,
  );
}
