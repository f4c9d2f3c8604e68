import { fromAbsolute, type ZonedDateTime } from "@internationalized/date";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type BookingHours, minuteOf, orderedHours } from "#domain/appointments.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { type BookedSlot, freeSlots, type Slot, type SlotRules } from "./slots.ts";

/** Zones with daylight saving time, with a shift of half an hour, with a shift at midnight, and without daylight saving time. */
const ZONES = [
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "America/Santiago",
  "Asia/Kolkata",
];
/** Instants shortly before clocks change somewhere, and any others. */
const CHANGES = [
  "2026-03-07",
  "2026-03-28",
  "2026-04-04",
  "2026-09-05",
  "2026-10-03",
  "2026-10-24",
  "2026-10-31",
];
const instants = fc.oneof(
  fc.constantFrom(...CHANGES).map((day) => new Date(`${day}T00:00:00Z`)),
  fc.date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true }),
);

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
const ranges = fc
  .array(
    fc
      .tuple(
        fc.constantFrom(1, 2, 3, 4, 5, 6, 7),
        fc.integer({ min: 0, max: 95 }),
        fc.integer({ min: 1, max: 40 }),
      )
      .map(
        ([day, from, length]): BookingHours => ({
          day,
          from: clock(from * 15),
          to: clock(Math.min(1_440, (from + length) * 15)),
        }),
      ),
    { minLength: 1, maxLength: 14 },
  )
  .map((hours) => orderedHours(hours) ?? hours.slice(0, 1));
const rules = fc.record({
  hours: ranges,
  daysOff: fc.array(fc.constantFrom<string[]>("2026-03-29", "2026-10-25", "2026-11-01"), { maxLength: 2 }),
  timeZone: fc.constantFrom(...ZONES),
  minutes: fc.constantFrom(15, 25, 60, 90),
  bufferMinutes: fc.constantFrom(0, 10, 30),
  noticeHours: fc.constantFrom(0, 4, 48),
  aheadDays: fc.constantFrom(1, 8, 15),
  capacity: fc.constantFrom(1, 3),
  dailyMost: fc.constantFrom(null, 1, 3),
}) satisfies fc.Arbitrary<SlotRules>;

const dayOf = ({ year, month, day }: ZonedDateTime) =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
const minutesLater = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);

/** Returns the rule that a free slot violates, if any. */
function faultOf(given: SlotRules, { startsAt, endsAt }: Slot): string | null {
  if (endsAt.getTime() - startsAt.getTime() !== given.minutes * MINUTE_MS) return "length";
  const start = fromAbsolute(startsAt.getTime(), given.timeZone);
  const last = fromAbsolute(endsAt.getTime() - 1, given.timeZone);
  const day = dayOf(start);
  if (dayOf(last) !== day) return "two days";
  if (given.daysOff.includes(day)) return "day off";
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  const [first, end] = [start.hour * 60 + start.minute, last.hour * 60 + last.minute];
  const isWithin = given.hours.some(
    (range) => range.day === weekday && minuteOf(range.from) <= first && end < minuteOf(range.to),
  );
  return isWithin ? null : "hours";
}

test("a free slot has its full length, lies within the hours of its local day, not on a day off, and within notice and horizon", () => {
  fc.assert(
    fc.property(rules, instants, (given, now) => {
      let earliest = now.getTime() + given.noticeHours * HOUR_MS;
      const faults = new Set<string>();
      for (const slot of freeSlots(given, [], now)) {
        if (slot.startsAt.getTime() < earliest) faults.add("too early");
        if (slot.startsAt.getTime() > now.getTime() + given.aheadDays * DAY_MS) faults.add("too late");
        earliest = slot.endsAt.getTime();
        const fault = faultOf(given, slot);
        if (fault) faults.add(`${fault} ${slot.startsAt.toISOString()}`);
      }
      expect([...faults]).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test("booking free slots in any order never overlaps, keeps the pause, and stops at the capacity and the daily maximum", () => {
  fc.assert(
    fc.property(rules, instants, fc.array(fc.nat(), { maxLength: 25 }), (given, now, picks) => {
      let taken: BookedSlot[] = [];
      for (const pick of picks) {
        const free = [...freeSlots(given, taken, now)];
        const slot = free[pick % Math.max(1, free.length)];
        if (!slot) break;
        const key = slot.startsAt.getTime();
        const same = taken.find(({ startsAt }) => startsAt.getTime() === key);
        const others = taken.filter((item) => item !== same);
        taken = [...others, { ...slot, count: (same?.count ?? 0) + 1 }].sort(
          (a, b) => a.startsAt.getTime() - b.startsAt.getTime(),
        );
      }
      const days = new Map<string, number>();
      taken.forEach(({ startsAt, count }, index) => {
        expect(count).toBeLessThanOrEqual(given.capacity);
        const before = taken[index - 1];
        if (before) expect(startsAt >= minutesLater(before.endsAt, given.bufferMinutes)).toBe(true);
        const day = dayOf(fromAbsolute(startsAt.getTime(), given.timeZone));
        days.set(day, (days.get(day) ?? 0) + 1);
      });
      if (given.dailyMost !== null)
        expect(Math.max(0, ...days.values())).toBeLessThanOrEqual(given.dailyMost);
    }),
    { numRuns: 200 },
  );
});

test("slots of another length, booked before the page changed, block the times that overlap them and their pause", () => {
  fc.assert(
    fc.property(rules, instants, fc.integer({ min: 0, max: 2_000 }), (given, now, minutes) => {
      const startsAt = minutesLater(now, minutes);
      const booked = { startsAt, endsAt: minutesLater(startsAt, 37), count: 1 };
      for (const slot of freeSlots({ ...given, dailyMost: null }, [booked], now)) {
        const isClear =
          slot.startsAt >= minutesLater(booked.endsAt, given.bufferMinutes) ||
          minutesLater(slot.endsAt, given.bufferMinutes) <= booked.startsAt;
        expect(isClear).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test("hours from 1 to 4 in the night have 2 hours when clocks go forward, and 4 when they go back", () => {
  const nightly: SlotRules = {
    ...{
      daysOff: [],
      minutes: 60,
      bufferMinutes: 0,
      noticeHours: 0,
      aheadDays: 1,
      capacity: 1,
      dailyMost: null,
    },
    hours: [{ day: 7, from: "01:00", to: "04:00" }],
    timeZone: "Europe/Berlin",
  };
  const startsOn = (day: string) =>
    [...freeSlots(nightly, [], new Date(`${day}T22:00:00Z`))].map(({ startsAt }) => startsAt.toISOString());
  expect(startsOn("2026-03-28")).toEqual(["2026-03-29T00:00:00.000Z", "2026-03-29T01:00:00.000Z"]);
  expect(startsOn("2026-10-24")).toEqual([
    "2026-10-24T23:00:00.000Z",
    "2026-10-25T00:00:00.000Z",
    "2026-10-25T01:00:00.000Z",
    "2026-10-25T02:00:00.000Z",
  ]);
});

test("bookings behind a busy time of months aren't looked at for each slot", () => {
  const now = new Date("2026-03-02T00:00:00Z");
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "00:00", to: "24:00" }));
  const page = { hours, daysOff: [], timeZone: "UTC", minutes: 15, bufferMinutes: 0, noticeHours: 0 };
  let looks = 0;
  const takenFrom = (minute: number, length: number): BookedSlot => ({
    get startsAt() {
      looks += 1;
      return minutesLater(now, minute);
    },
    endsAt: minutesLater(now, minute + length),
    count: 1,
  });
  const taken = [
    takenFrom(0, 30 * 1_440),
    ...Array.from({ length: 2_880 }, (_, slot) => takenFrom(slot * 15, 15)),
  ];
  const limits = { aheadDays: 29, capacity: 2, dailyMost: null };
  expect([...freeSlots({ ...page, ...limits }, taken, now)]).toEqual([]);
  expect(looks).toBeLessThan(10 * taken.length);
});
