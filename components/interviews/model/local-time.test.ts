import { describe, expect, test } from "vitest";
import { localTimeOf, readLocalTime } from "./local-time.ts";

describe("a local time is read", () => {
  test.each([
    ["2026-12-03", "14:00", "Europe/Berlin", "2026-12-03T13:00:00.000Z"],
    ["2026-07-03", "14:00", "Europe/Berlin", "2026-07-03T12:00:00.000Z"],
    ["2026-12-03", "14:00", "America/New_York", "2026-12-03T19:00:00.000Z"],
    ["2026-12-03", "14:00", "Asia/Kathmandu", "2026-12-03T08:15:00.000Z"],
    ["2027-03-28", "01:59", "Europe/Berlin", "2027-03-28T00:59:00.000Z"],
    ["2027-03-28", "03:00", "Europe/Berlin", "2027-03-28T01:00:00.000Z"],
  ])("%s %s in %s as a single instant", (day, time, timeZone, instant) => {
    expect(readLocalTime(day, time, timeZone)).toEqual({ kind: "once", instant });
  });

  test.each([
    ["2027-03-28", "02:30", "Europe/Berlin", "2027-03-28T01:30:00.000Z", "03:30"],
    ["2027-03-14", "02:30", "America/New_York", "2027-03-14T07:30:00.000Z", "03:30"],
  ])("%s %s in %s, which clocks skip, as one hour later", (day, time, timeZone, instant, shown) => {
    expect(readLocalTime(day, time, timeZone)).toEqual({ kind: "skipped", instant, time: shown });
  });

  test.each([
    ["2026-10-25", "02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"],
    ["2026-11-01", "01:30", "America/New_York", "2026-11-01T05:30:00.000Z", "2026-11-01T06:30:00.000Z"],
  ])("%s %s in %s, which occurs twice, as either of two instants", (day, time, timeZone, first, second) => {
    expect(readLocalTime(day, time, timeZone)).toEqual({ kind: "twice", first, second });
  });

  test.each([
    ["", "14:00", "UTC"],
    ["2026-12-03", "", "UTC"],
    ["2026-02-30", "14:00", "UTC"],
    ["2026-12-03", "25:00", "UTC"],
    ["2026-12-03", "14:00", "Mars/Olympus"],
  ])("%j %j in %j as null when any part is invalid", (day, time, timeZone) => {
    expect(readLocalTime(day, time, timeZone)).toBeNull();
  });
});

test("an instant is shown in the local time of its zone, and reads back as the same instant", () => {
  for (const hour of Array.from({ length: 72 }, (_none, index) => index)) {
    const instant = new Date(Date.UTC(2026, 9, 24) + hour * 3_600_000).toISOString();
    const { day, time } = localTimeOf(instant, "Europe/Berlin");
    const reading = readLocalTime(day, time, "Europe/Berlin");
    const instants = reading?.kind === "twice" ? [reading.first, reading.second] : [reading?.instant];
    expect(instants).toContain(instant);
  }
});
