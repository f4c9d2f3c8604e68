/** Returns the current instant; every "now" that reaches the database or a response comes from here. */
export function now(): Date {
  return new Date();
}
