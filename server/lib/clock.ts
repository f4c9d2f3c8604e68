/** The present instant; every "now" that reaches the database or an answer comes from here. */
export function now(): Date {
  return new Date();
}
