/** So long after an interview a coach is told that its feedback is missing; the person is reminded at once. */
export const FEEDBACK_GRACE_HOURS = 24;

const END = "i.scheduled_at + i.duration_minutes * interval '1 minute'";

/**
 * Whether the interview `i` is over and took place as far as anybody said, but its outcome or feedback is missing.
 * @param at the instant, as SQL; the first condition is implied by the second, and lets an index on the beginning serve
 * @returns a condition in SQL
 */
export function needsFeedback(at: string, graceHours = 0): string {
  const limit = graceHours === 0 ? at : `${at} - interval '${graceHours} hours'`;
  return `(i.scheduled_at <= ${limit} AND ${END} <= ${limit} AND i.outcome NOT IN ('canceled', 'no_show')
    AND (i.outcome = 'pending' OR btrim(coalesce(i.feedback, '')) = ''))`;
}
