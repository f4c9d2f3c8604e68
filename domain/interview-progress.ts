/** So long after an interview a coach is told that its feedback is missing; the person is reminded at once. */
export const FEEDBACK_GRACE_HOURS = 24;
