import type { Status } from "./values.ts";

/** How many days without a word are quiet, by column: an employer who talks answers sooner than one who was written to. */
const QUIET_DAYS = { applied: 14, interviewing: 7 } as const satisfies Partial<Record<Status, number>>;

/**
 * Whether the card `a` waits for an employer who has been silent for too long.
 * @param lastWordAt the latest change or interview, as SQL
 * @param at the instant, as SQL
 * @returns a condition in SQL
 */
export function isQuiet(lastWordAt: string, at: string): string {
  const waiting = Object.keys(QUIET_DAYS).map((status) => `'${status}'`);
  const limits = Object.entries(QUIET_DAYS).map(
    ([status, days]) => `WHEN '${status}' THEN interval '${days} days'`,
  );
  return `(a.status IN (${waiting.join(", ")}) AND ${lastWordAt} < ${at} - CASE a.status ${limits.join(" ")} END)`;
}
