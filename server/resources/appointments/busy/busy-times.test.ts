import { expect, test } from "vitest";
import { busyTimes } from "./busy-times.ts";

const at = (iso: string) => Date.parse(iso) / 1_000;
const NEW_YORK = [
  "BEGIN:VTIMEZONE",
  "TZID:Eastern",
  "BEGIN:STANDARD",
  "DTSTART:20071104T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
  "TZOFFSETFROM:-0400",
  "TZOFFSETTO:-0500",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:20070311T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
  "TZOFFSETFROM:-0500",
  "TZOFFSETTO:-0400",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];
const calendarOf = (...events: string[][]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...NEW_YORK,
    ...events.flatMap((lines, index) => [
      "BEGIN:VEVENT",
      ...(lines.some((line) => line.startsWith("UID:")) ? [] : [`UID:${index}`]),
      ...lines,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ].join("\r\n");
const read = (...events: string[][]) =>
  busyTimes(calendarOf(...events), {
    from: at("2026-11-01T00:00Z"),
    to: at("2026-12-01T00:00Z"),
    timeZone: "Europe/Berlin",
  }).map((time) => time.map((seconds) => new Date(seconds * 1_000).toISOString().slice(5, 16)));

test("times are read in UTC, in the calendar's own zone, in a named zone, and, without a zone, in the page's", () => {
  expect(read(["DTSTART:20261102T090000Z", "DTEND:20261102T100000Z"])).toEqual([
    ["11-02T09:00", "11-02T10:00"],
  ]);
  expect(read(["DTSTART;TZID=Eastern:20261102T090000", "DURATION:PT90M"])).toEqual([
    ["11-02T14:00", "11-02T15:30"],
  ]);
  expect(read(["DTSTART;TZID=Asia/Tokyo:20261102T090000", "DTEND;TZID=Asia/Tokyo:20261102T093000"])).toEqual([
    ["11-02T00:00", "11-02T00:30"],
  ]);
  expect(read(["DTSTART:20261102T090000", "DTEND:20261102T093000"])).toEqual([
    ["11-02T08:00", "11-02T08:30"],
  ]);
  expect(read(["DTSTART;VALUE=DATE:20261102", "DTEND;VALUE=DATE:20261104"])).toEqual([
    ["11-01T23:00", "11-03T23:00"],
  ]);
});

test("repeats are expanded, except for excluded, moved, canceled, and free ones", () => {
  const daily = ["UID:a", "DTSTART;TZID=Eastern:20200102T090000", "DTEND;TZID=Eastern:20200102T100000"];
  const days = read(
    [...daily, "RRULE:FREQ=WEEKLY;BYDAY=MO", "EXDATE;TZID=Eastern:20261109T090000"],
    [
      "UID:a",
      "RECURRENCE-ID;TZID=Eastern:20261116T090000",
      "DTSTART;TZID=Eastern:20261117T120000",
      "DURATION:PT1H",
    ],
    [
      "UID:a",
      "RECURRENCE-ID;TZID=Eastern:20261123T090000",
      "DTSTART;TZID=Eastern:20261123T090000",
      "DURATION:PT1H",
      "STATUS:CANCELLED",
    ],
  );
  expect(days).toEqual([
    ["11-02T14:00", "11-02T15:00"],
    ["11-17T17:00", "11-17T18:00"],
    ["11-30T14:00", "11-30T15:00"],
  ]);
  const once = ["DTSTART:20261102T090000Z", "DTEND:20261102T100000Z"];
  expect(read([...once, "TRANSP:TRANSPARENT"], [...once, "STATUS:CANCELLED"])).toEqual([]);
});

test("overlapping and adjacent times are merged, and those outside the range are left out", () => {
  expect(
    read(
      ["DTSTART:20261102T100000Z", "DTEND:20261102T110000Z"],
      ["DTSTART:20261102T090000Z", "DTEND:20261102T100000Z"],
      ["DTSTART:20261102T093000Z", "DTEND:20261102T094500Z"],
      ["DTSTART:20261202T093000Z", "DTEND:20261202T094500Z"],
      ["DTSTART:20261002T093000Z", "DTEND:20261002T094500Z"],
    ),
  ).toEqual([["11-02T09:00", "11-02T11:00"]]);
});

test("text that isn't a calendar causes an error", () => {
  expect(() => busyTimes("<html>", { from: 0, to: 1, timeZone: "UTC" })).toThrow();
});
