import { type Expression, expressionBuilder, sql as raw } from "kysely";
import { NOT_HELD } from "#domain/interview-progress.ts";
import type { Tables } from "#server/core/tables.ts";

// The rules of `domain/interview-progress.ts` as SQL; a property test keeps the two the same.

/** Builds expressions about an interview `i`. */
const interview = expressionBuilder<{ i: Tables["interviews"] }, "i">();

const end = raw<string>`${interview.ref("i.scheduled_at")} + ${interview.ref("i.duration_minutes")} * interval '1 minute'`;

/**
 * Checks whether the interview `i` is over and took place (or isn't marked otherwise), but its outcome or feedback is missing.
 * @param at the instant; the second condition implies the first, which allows an index on the start
 */
export function needsFeedback(at: Expression<string>) {
  return interview.and([
    interview("i.scheduled_at", "<=", at),
    interview(end, "<=", at),
    interview("i.outcome", "not in", [...NOT_HELD]),
    interview.or([
      interview("i.outcome", "=", "pending"),
      raw<boolean>`coalesce(${interview.ref("i.feedback")}, '') !~ '\\S'`,
    ]),
  ]);
}

/**
 * Checks whether the interview `i` is upcoming or in progress.
 * @param at the instant; the first condition allows an index on the start: no interview lasts longer than a day
 */
export function isAhead(at: Expression<string>) {
  return interview.and([
    interview("i.scheduled_at", ">", raw<string>`${at}::timestamptz - interval '1 day'`),
    interview(end, ">", at),
    interview("i.outcome", "=", "pending"),
  ]);
}
