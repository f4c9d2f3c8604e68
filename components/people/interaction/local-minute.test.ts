import { expect, test } from "vitest";
import { fromLocalMinute, partsOfMinute, toLocalMinute } from "./interaction-types.ts";

const BERLIN = "Europe/Berlin";

test("a minute comes back from its field as the same instant, before and after daylight saving time begins", () => {
  for (const instant of [
    "2026-03-29T00:59:00.000Z",
    "2026-03-29T01:00:00.000Z",
    "2026-11-21T23:30:00.000Z",
  ]) {
    for (const zone of [BERLIN, "America/Los_Angeles", "Asia/Kolkata"])
      expect(fromLocalMinute(toLocalMinute(new Date(instant), zone), zone)).toBe(instant);
  }
});

test("a minute is read and shown in the person's time zone", () => {
  expect(toLocalMinute(new Date("2026-11-21T23:30:00.000Z"), BERLIN)).toBe("2026-11-22T00:30");
  expect(fromLocalMinute("2026-11-22T00:30", BERLIN)).toBe("2026-11-21T23:30:00.000Z");
});

test("an empty or invalid field means no instant", () => {
  for (const text of ["", "T", "2026-11-21T", "T09:30", "2026-13-01T00:00"])
    expect(fromLocalMinute(text, BERLIN)).toBeNull();
});

test.each(["TodayT09:30", "TuesdayT09:30"])("%s keeps the typed text and the time", (text) => {
  expect(partsOfMinute(text)).toEqual({ day: text.slice(0, -6), time: "09:30" });
});

test.each(["T09:30", "2026-11-20T", "TodayT09:30", "02/31/2026T09:30", "2026-02-31T09:30"])(
  "%s isn't an instant",
  (text) => {
    expect(fromLocalMinute(text, BERLIN)).toBeNull();
  },
);
