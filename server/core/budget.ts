import { createHash } from "node:crypto";
import { now } from "#server/lib/clock.ts";
import { env } from "#server/lib/env.ts";
import { OperationError } from "./errors.ts";
import { type Sql, statement } from "./sql.ts";

/** So much of something in a window that begins with its first use. */
export type Budget = {
  readonly name: string;
  readonly limit: number;
  readonly seconds: number;
  /** The limit as a sentence, for whoever passes it. */
  readonly sentence: string;
};

const SPEND = statement(
  "budget_spend",
  `INSERT INTO budget_uses (budget, subject, used, began_at, ends_at)
   SELECT $1, subject, $3, $4::timestamptz, $5::timestamptz FROM unnest($2::text[]) AS subject ORDER BY subject
   ON CONFLICT (budget, subject) DO UPDATE SET
     used = CASE WHEN budget_uses.ends_at <= $4::timestamptz THEN excluded.used ELSE budget_uses.used + excluded.used END,
     began_at = CASE WHEN budget_uses.ends_at <= $4::timestamptz THEN excluded.began_at ELSE budget_uses.began_at END,
     ends_at = CASE WHEN budget_uses.ends_at <= $4::timestamptz THEN excluded.ends_at ELSE budget_uses.ends_at END
   WHERE budget_uses.ends_at <= $4::timestamptz OR budget_uses.used + excluded.used <= $6
   RETURNING subject`,
);
const END = statement(
  "budget_end",
  `SELECT max(ends_at) AS "endsAt" FROM budget_uses
   WHERE budget = $1 AND subject = ANY($2::text[]) AND ends_at > $3::timestamptz`,
);
const FORGET = statement("budget_forget", "DELETE FROM budget_uses WHERE ends_at <= $1::timestamptz");

/**
 * Uses an amount of the budget of each subject, in the caller's transaction: what is undone has used nothing, and all processes
 * count together.
 * @throws rate_limited, with the limit in its sentence and Retry-After, where a subject has less left
 */
export async function spendBudget(
  sql: Sql,
  budget: Budget,
  subjects: readonly string[],
  amount = 1,
): Promise<void> {
  if (subjects.length === 0 || env().RATE_LIMIT === "off") return;
  const at = now();
  const asked = [...new Set(subjects)];
  const ends = new Date(at.getTime() + budget.seconds * 1_000);
  const values = [budget.name, asked, amount, at.toISOString(), ends.toISOString(), budget.limit];
  const granted = amount > budget.limit ? [] : await sql.query<{ subject: string }>(SPEND, values);
  if (granted.length === asked.length) return;
  const [row] = await sql.query<{ endsAt: string | null }>(END, [budget.name, asked, at.toISOString()]);
  throw overBudget(budget, at, row?.endsAt ?? null);
}

/** Drops what was used in windows that have ended. */
export async function forgetOldBudgets(sql: Sql): Promise<void> {
  await sql.query(FORGET, [now().toISOString()]);
}

/** A subject that is no id, such as an address, as a budget keeps it. */
export function subjectOf(...parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

function overBudget(budget: Budget, at: Date, endsAt: string | null): OperationError {
  const ends = endsAt === null ? at.getTime() + budget.seconds * 1_000 : Date.parse(endsAt);
  const seconds = Math.max(1, Math.ceil((ends - at.getTime()) / 1_000));
  return new OperationError("rate_limited", `${budget.sentence} Try again in ${inWords(seconds)}.`, {
    headers: { "Retry-After": String(seconds) },
  });
}

function inWords(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
