/**
 * The hours on a weekday (1 for Monday to 7 for Sunday) when a coach can be booked, with times from 00:00 to
 * 24:00.
 */
export type BookingHours = { readonly day: number; readonly from: string; readonly to: string };

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Returns the minute of the day of a time such as 09:30. */
export function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** Returns the ranges in order, or null if one is empty or two on the same day overlap. */
export function orderedHours(hours: readonly BookingHours[]): BookingHours[] | null {
  const ordered = hours.toSorted((a, b) => a.day - b.day || minuteOf(a.from) - minuteOf(b.from));
  const isSound = ordered.every(({ day, from, to }, index) => {
    const before = ordered[index - 1];
    const isAfter = before?.day !== day || minuteOf(before.to) <= minuteOf(from);
    return isAfter && minuteOf(from) < minuteOf(to);
  });
  return isSound ? ordered : null;
}

/** The causes of a cancellation: one of the two people, or the end of a membership. */
export const CANCELERS = ["coach", "applicant", "end_of_membership"] as const;
export type Canceler = (typeof CANCELERS)[number];
