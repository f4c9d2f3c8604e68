/**
 * How many times longer a step may take: on a machine that does other work beside the journeys, and in a browser that is slow on
 * purpose, as with `npm test -- e2e --slow=scripts`. No journey measures time.
 */
export const PATIENCE = process.env.SLOW ? 4 : 3;
