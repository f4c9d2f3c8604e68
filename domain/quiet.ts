import type { Status } from "./values.ts";

/** How many days without a word are quiet, by column: an employer who talks answers sooner than one who was written to. */
export const QUIET_DAYS = { applied: 14, interviewing: 7 } as const satisfies Partial<Record<Status, number>>;

/** How many days without an interaction make a contact dormant. */
export const DORMANT_DAYS = 60;
