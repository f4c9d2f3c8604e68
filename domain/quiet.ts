import type { Status } from "./values.ts";

/** The days without contact after which a card is quiet, by column. An employer in conversation replies sooner than a new one. */
export const QUIET_DAYS = { applied: 14, interviewing: 7 } as const satisfies Partial<Record<Status, number>>;

/** The days without an interaction after which a contact is dormant. */
export const DORMANT_DAYS = 60;
