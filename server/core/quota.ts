import { sql as raw } from "kysely";
import { inWords } from "#domain/in-words.ts";
import { LIMIT_TABLE } from "#domain/limit-table.ts";
import { LIMITS } from "#domain/limits.ts";
import { env } from "#server/lib/env.ts";
import { quotasWith } from "#server/lib/quotas.ts";
import { OperationError } from "./errors.ts";
import { type Params, query } from "./query.ts";
import type { Sql } from "./sql.ts";
import { db } from "./statements.ts";

/** Raised by the triggers that count rows for quotas. */
const RAISED = /\bquota_exceeded:(\w+)/;

export type Quota = keyof typeof LIMITS.quotas;

const lock = query.execute("quota_lock", ({ name }: Params<{ name: string }>) =>
  db.selectNoFrom(raw<string>`pg_advisory_xact_lock(hashtextextended(${name}, 0))::text`.as("held")),
);

/** Returns the error for a quota that a change would exceed, from the database's message; null for any other error. */
export function quotaErrorOf(error: unknown): OperationError | null {
  if (!(error instanceof Error)) return null;
  const quota = RAISED.exec(error.message)?.[1] ?? "";
  return quota in LIMITS.quotas ? quotaExceeded(quota as Quota) : null;
}

/**
 * Throws if one more would exceed a quota that no trigger counts, because only some rows of a table belong to
 * it. Additions to one subject wait for each other until the commit.
 * @param used counts the existing rows, once no other change can add to them
 * @throws quota_exceeded
 */
export async function assertQuota(
  sql: Sql,
  quota: Quota,
  subject: string,
  used: () => Promise<number>,
): Promise<void> {
  await lock(sql, { name: `quota:${quota}:${subject}` });
  if ((await used()) >= LIMITS.quotas[quota]) throw quotaExceeded(quota);
}

/** Returns the error for exceeding a quota, which names the limit. */
function quotaExceeded(quota: Quota): OperationError {
  const [, unit, what] = LIMIT_TABLE.quotas[quota];
  return new OperationError(
    "quota_exceeded",
    `${what} are limited to ${inWords(quotasWith(env())[quota], unit)}. Delete what you no longer need, then try again.`,
  );
}
