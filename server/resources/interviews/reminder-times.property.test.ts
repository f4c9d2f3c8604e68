import { fromAbsolute } from "@internationalized/date";
import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { dueAt, LONGEST_LEAD_MS, REMINDERS, type Reminder, reminderDue } from "./reminders.ts";

/** Zones with daylight saving time, with a shift of half an hour, with a shift at midnight, and without daylight saving time. */
const ZONES = [
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "America/Santiago",
  "Asia/Kolkata",
];
const YEAR = Date.parse("2026-01-01T00:00:00Z");
const interviews = fc.record({
  at: fc.integer({ min: 0, max: 365 * 24 * 60 }).map((minutes) => new Date(YEAR + minutes * MINUTE_MS)),
  timeZone: fc.constantFrom(...ZONES),
});

test("the first reminder is due at 18:00 of the local day before, also where clocks change, and the other an hour before", () => {
  fc.assert(
    fc.property(interviews, ({ at, timeZone }) => {
      const evening = fromAbsolute(dueAt("evening", at, timeZone).getTime(), timeZone);
      const day = fromAbsolute(at.getTime(), timeZone).subtract({ days: 1 });
      expect([evening.hour, evening.minute, evening.day]).toEqual([18, 0, day.day]);
      expect(at.getTime() - dueAt("hour", at, timeZone).getTime()).toBe(HOUR_MS);
      const lead = at.getTime() - evening.toDate().getTime();
      expect(lead).toBeGreaterThan(HOUR_MS);
      expect(lead).toBeLessThanOrEqual(LONGEST_LEAD_MS);
    }),
    { numRuns: 500 },
  );
});

test("however late and often the job runs, a reminder is sent once, in order, and only while it is useful", () => {
  const pauses = fc.array(fc.integer({ min: 1, max: 20 * 60 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(interviews, pauses, fc.integer({ min: 0, max: 48 * 60 }), (given, minutes, addedBefore) => {
      const createdAt = new Date(given.at.getTime() - addedBefore * MINUTE_MS);
      const sent = new Map<Reminder, Date>();
      let now = given.at.getTime() - LONGEST_LEAD_MS;
      for (const pause of minutes) {
        now += pause * MINUTE_MS;
        const reminder = reminderDue({ ...given, createdAt }, new Date(now));
        if (reminder !== null && !sent.has(reminder)) sent.set(reminder, new Date(now));
      }
      expect([...sent.keys()]).toEqual(REMINDERS.filter((item) => sent.has(item)));
      for (const [reminder, at] of sent) {
        const due = dueAt(reminder, given.at, given.timeZone);
        expect(at.getTime()).toBeGreaterThanOrEqual(due.getTime());
        expect(due.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
        const until = reminder === "evening" ? dueAt("hour", given.at, given.timeZone) : given.at;
        expect(at.getTime()).toBeLessThan(until.getTime());
      }
    }),
    { numRuns: 500 },
  );
});
