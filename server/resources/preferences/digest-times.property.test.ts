import { fromAbsolute } from "@internationalized/date";
import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#domain/time.ts";
import { nextDigest } from "./digest-times.ts";

const ZONES = [
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "America/Santiago",
  "Asia/Kolkata",
];
const plans = fc.record({
  weekday: fc.option(fc.integer({ min: 0, max: 6 })),
  hour: fc.integer({ min: 0, max: 23 }),
  zone: fc.constantFrom(...ZONES),
  minute: fc.integer({ min: 0, max: 59 }),
});
/** Instants of a year, often near a change of clocks. */
const instants = fc.oneof(
  fc.integer({ min: 0, max: 366 * 24 * 60 }).map((minutes) => Date.UTC(2026, 0, 1) + minutes * MINUTE_MS),
  fc
    .tuple(
      fc.constantFrom(
        "2026-03-08",
        "2026-03-29",
        "2026-04-05",
        "2026-09-06",
        "2026-10-04",
        "2026-10-25",
        "2026-11-01",
      ),
      fc.integer({ min: -36 * 60, max: 36 * 60 }),
    )
    .map(([day, minutes]) => Date.parse(day) + minutes * MINUTE_MS),
);

test("the next digest is the first one after an instant, at the person's hour, or the next if clocks skip it", () => {
  fc.assert(
    fc.property(plans, instants, ({ weekday, hour, zone, minute }, after) => {
      const at = nextDigest({ weekday, hour }, zone, minute, new Date(after));
      expect(at.getTime()).toBeGreaterThan(after);
      expect(at.getTime() - after).toBeLessThanOrEqual(
        (weekday === null ? 1 : 7) * DAY_MS + 2 * 60 * MINUTE_MS,
      );
      const local = fromAbsolute(at.getTime(), zone);
      const isMoved = local.hour !== hour || local.minute !== minute;
      // Clocks skip an hour, or half of one.
      if (isMoved)
        expect((local.hour * 60 + local.minute - hour * 60 - minute) % (24 * 60)).toBeLessThanOrEqual(60);
      if (weekday !== null && !isMoved)
        expect(new Date(Date.UTC(local.year, local.month - 1, local.day)).getUTCDay()).toBe(weekday);
    }),
    { numRuns: 1_000 },
  );
});

test("each local day of a year has one digest, across both clock changes and however late the runs are", () => {
  const delays = fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(plans, delays, ({ hour, zone, minute }, late) => {
      const days: string[] = [];
      let at = nextDigest({ weekday: null, hour }, zone, minute, new Date("2026-01-01T00:00:00Z"));
      for (let run = 0; run < 364; run += 1) {
        const { year, month, day } = fromAbsolute(at.getTime(), zone);
        days.push(`${year}-${month}-${day}`);
        const now = at.getTime() + (late[run % late.length] ?? 0) * MINUTE_MS;
        at = nextDigest({ weekday: null, hour }, zone, minute, new Date(now));
      }
      expect(new Set(days).size).toBe(364);
      const first = Date.parse(`${days[0]} UTC`);
      expect(Date.parse(`${days.at(-1)} UTC`) - first).toBe(363 * DAY_MS);
    }),
    { numRuns: 40 },
  );
});
