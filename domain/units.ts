/** Bytes. */
export const KIB = 1_024;
export const MIB = 1_024 * KIB;

/** Seconds. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
