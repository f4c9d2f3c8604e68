/**
 * Multiplier for timeouts: for a machine that does other work too, and for a browser that is slow on purpose, as with
 * `npm test -- e2e --slow=scripts`. No journey measures time.
 */
export const PATIENCE = process.env.SLOW ? 4 : 3;
