import { sql as raw } from "kysely";
import { inWords } from "#domain/in-words.ts";
import { LIMIT_TABLE } from "#domain/limit-table.ts";
import { LIMITS } from "#domain/limits.ts";
import { env } from "#server/lib/env.ts";
import { quotasWith } from "#server/lib/quotas.ts";
import { OperationError } from "./errors.ts";
import type { Sql } from "./sql.ts";
import { db, type Slots, statement } from "./statements.ts";

/** Raised by the triggers of the migration that counts what quotas bound. */
const RAISED = /\bquota_exceeded:(\w+)/;

export type Quota = keyof typeof LIMITS.quotas;

const HOLD = statement("quota_hold", ({ name }: Slots<{ name: string }>) =>
  db.selectNoFrom(raw<string>`pg_advisory_xact_lock(hashtextextended(${name}, 0))::text`.as("held")),
);

/** What the database says of a quota that a change would pass, as the refusal of it; null for any other error. */
export function quotaRefusalOf(error: unknown): OperationError | null {
  if (!(error instanceof Error)) return null;
  const quota = RAISED.exec(error.message)?.[1] ?? "";
  return quota in LIMITS.quotas ? quotaExceeded(quota as Quota) : null;
}

/**
 * Refuses one more of what no trigger counts, because only some rows of a table belong to it. Those who add to one subject wait
 * for each other until their commit.
 * @param used counts those there are, once nobody else can add to them
 * @throws quota_exceeded
 */
export async function assertQuota(
  sql: Sql,
  quota: Quota,
  subject: string,
  used: () => Promise<number>,
): Promise<void> {
  await sql.run(HOLD, { name: `quota:${quota}:${subject}` });
  if ((await used()) >= LIMITS.quotas[quota]) throw quotaExceeded(quota);
}

/** The refusal of what would pass a quota: it names the limit. */
function quotaExceeded(quota: Quota): OperationError {
  const [, unit, what] = LIMIT_TABLE.quotas[quota];
  return new OperationError(
    "quota_exceeded",
    `${what} are limited to ${inWords(quotasWith(env())[quota], unit)}. Delete what you no longer need, then try again.`,
  );
}
