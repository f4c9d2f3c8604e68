/** An organization's applicants and seats. */
export type SeatUse = { readonly used: number; readonly total: number };

/** The warnings about seats for owners: few are left, or too few. */
export type SeatWarning = "nearly_full" | "over";

const LEVELS = [null, "nearly_full", "over"] as const satisfies (SeatWarning | null)[];
/** The percentage of used seats from which owners are warned that few are left. */
const NEARLY_FULL_PERCENT = 90;

/** Returns the warning for owners if a change in the use of seats has made things worse, or null. */
export function seatWarning(before: SeatUse, after: SeatUse): SeatWarning | null {
  const [was, is] = [levelOf(before), levelOf(after)];
  return is > was ? (LEVELS[is] ?? null) : null;
}

function levelOf({ used, total }: SeatUse): 0 | 1 | 2 {
  if (used > total) return 2;
  return used > 0 && used * 100 >= total * NEARLY_FULL_PERCENT ? 1 : 0;
}

/** Returns the suggested number of paid seats: enough for every applicant and pending applicant invitation, and at least one. */
export function suggestedSeats(input: {
  readonly used: number;
  readonly pending: number;
  readonly complimentary: number;
}): number {
  return Math.max(1, input.used + input.pending - input.complimentary);
}
