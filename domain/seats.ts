/** An organization's applicants and the seats that it has for them. */
export type SeatUse = { readonly used: number; readonly total: number };

/** What owners are told about seats: few are left, or there are too few. */
export type SeatWarning = "nearly_full" | "over";

const LEVELS = [null, "nearly_full", "over"] as const satisfies (SeatWarning | null)[];
/** Few seats are left from this share on, in percent. */
const NEARLY_FULL_PERCENT = 90;

/** Returns what owners are told when the use of seats changes: what has become worse, once, or null. */
export function seatWarning(before: SeatUse, after: SeatUse): SeatWarning | null {
  const [was, is] = [levelOf(before), levelOf(after)];
  return is > was ? (LEVELS[is] ?? null) : null;
}

function levelOf({ used, total }: SeatUse): 0 | 1 | 2 {
  if (used > total) return 2;
  return used > 0 && used * 100 >= total * NEARLY_FULL_PERCENT ? 1 : 0;
}

/** Returns how many paid seats to suggest: enough for every applicant and everyone who is invited as one, and at least one. */
export function suggestedSeats(given: {
  readonly used: number;
  readonly pending: number;
  readonly complimentary: number;
}): number {
  return Math.max(1, given.used + given.pending - given.complimentary);
}
