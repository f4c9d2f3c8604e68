import {
  type CalendarDate,
  CalendarDateTime,
  fromAbsolute,
  toCalendarDate,
  toZoned,
} from "@internationalized/date";
import { type BookingHours, minuteOf } from "#domain/appointments.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time.ts";

/** The rules of a booking page for a coach's free times. The hours are in order and don't overlap. */
export type SlotRules = {
  readonly hours: readonly BookingHours[];
  readonly daysOff: readonly string[];
  readonly timeZone: string;
  readonly minutes: number;
  readonly bufferMinutes: number;
  readonly noticeHours: number;
  readonly aheadDays: number;
  readonly capacity: number;
  readonly dailyMost: number | null;
};
/** A booked slot, with its number of appointments. */
export type BookedSlot = { readonly startsAt: Date; readonly endsAt: Date; readonly count: number };
/** The count that marks a time at which the coach is busy elsewhere. */
const BUSY = Number.POSITIVE_INFINITY;

/** Merges booked slots and times at which the coach is busy elsewhere, sorted by start. @param busy in Unix seconds */
export function withBusyTimes(
  booked: readonly BookedSlot[],
  busy: readonly (readonly [number, number])[],
): BookedSlot[] {
  const busySlots = busy.map(([from, to]) => ({
    startsAt: new Date(from * 1_000),
    endsAt: new Date(to * 1_000),
    count: BUSY,
  }));
  return [...booked, ...busySlots].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** A time that can be booked. */
export type Slot = { readonly startsAt: Date; readonly endsAt: Date };

/**
 * Yields the free slots, sorted by start. Hours are local: when clocks go forward, times that don't exist are skipped; when they go back, a
 * range that starts or ends in the repeated hour doesn't include it twice.
 * @param booked the coach's booked slots, sorted by start
 * @param after the earliest start, if it is later than the minimum notice allows
 */
export function* freeSlots(
  rules: SlotRules,
  booked: readonly BookedSlot[],
  now: Date,
  after?: Date,
): Generator<Slot> {
  const { timeZone, minutes, bufferMinutes, daysOff } = rules;
  const first = Math.max(now.getTime() + rules.noticeHours * HOUR_MS, after?.getTime() ?? 0);
  const last = now.getTime() + rules.aheadDays * DAY_MS;
  if (first > last) return;
  const [length, buffer] = [minutes * MINUTE_MS, bufferMinutes * MINUTE_MS];
  const dayOf = (at: number) => toCalendarDate(fromAbsolute(at, timeZone));
  const isFull = fullDays(rules, booked, (at) => dayOf(at).toString());
  const off = new Set(daysOff);
  const lastDay = dayOf(last);
  let passed = 0;
  for (let day = dayOf(first); day.compare(lastDay) <= 0; day = day.add({ days: 1 })) {
    if (off.has(day.toString())) continue;
    for (const [opens, closes] of spansOf(rules, day)) {
      for (let start = opens; start + length <= closes; start += length + buffer) {
        if (start < first) continue;
        if (start > last) return;
        const end = start + length;
        while (passed < booked.length && endOf(booked[passed]) + buffer <= start) passed += 1;
        const near = bookedBetween(booked, passed, end + buffer);
        const own = near.find((item) => item.startsAt.getTime() === start && item.endsAt.getTime() === end);
        const isFree = own ? near.length === 1 && own.count < rules.capacity : near.length === 0;
        if (isFree && (own || !isFull(day.toString()))) {
          yield { startsAt: new Date(start), endsAt: new Date(end) };
        }
      }
    }
  }
}

/** Returns the start and the end of each of a day's ranges, as instants. */
function spansOf({ hours, timeZone }: SlotRules, day: CalendarDate): [number, number][] {
  const weekday = day.toDate("UTC").getUTCDay() || 7;
  return hours
    .filter((range) => range.day === weekday)
    .map(({ from, to }) => [
      instantOf(day, from, timeZone, "later"),
      instantOf(day, to, timeZone, "earlier"),
    ]);
}

/** Returns the instant of a local time. `choice` selects one for a time that exists twice, or not at all. */
function instantOf(day: CalendarDate, time: string, timeZone: string, choice: "earlier" | "later"): number {
  const minute = minuteOf(time);
  const { year, month, day: date } = minute < 1_440 ? day : day.add({ days: 1 });
  const local = new CalendarDateTime(year, month, date, Math.floor(minute / 60) % 24, minute % 60);
  return toZoned(local, timeZone, choice).toDate().getTime();
}

const endOf = (slot: BookedSlot | undefined): number => slot?.endsAt.getTime() ?? 0;

/**
 * Returns up to two booked slots, from an index on, that start before an instant. More make no difference, and thousands can follow a slot
 * that lasts for months.
 */
function bookedBetween(booked: readonly BookedSlot[], from: number, before: number): readonly BookedSlot[] {
  return booked.slice(from, from + 2).filter((one) => one.startsAt.getTime() < before);
}

/** Returns a function that checks whether a day has the maximum number of booked slots. */
function fullDays(
  { dailyMost }: SlotRules,
  bookedSlots: readonly BookedSlot[],
  dayOf: (at: number) => string,
) {
  if (dailyMost === null) return () => false;
  const slots = bookedSlots.filter(({ count }) => count !== BUSY);
  const booked = Map.groupBy(slots, ({ startsAt }) => dayOf(startsAt.getTime()));
  return (day: string) => (booked.get(day)?.length ?? 0) >= dailyMost;
}
