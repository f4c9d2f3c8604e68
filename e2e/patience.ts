/** How many times longer a step may take if the browser is slow on purpose, as with `npm test -- e2e --slow=scripts`. */
export const PATIENCE = process.env.SLOW ? 4 : 1;
