import { expect, test } from "vitest";
import { readAppointment } from "./calendar.ts";

const rule = (kind: "STANDARD" | "DAYLIGHT", from: string, to: string, repeat: string) => [
  `BEGIN:${kind}`,
  `DTSTART:19700101T020000`,
  `RRULE:${repeat}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  `END:${kind}`,
];
const EUROPE = [
  ...rule("STANDARD", "+0200", "+0100", "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"),
  ...rule("DAYLIGHT", "+0100", "+0200", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"),
];

function startsAt(time: string, zone: readonly string[]): string | undefined {
  const calendar = [
    "BEGIN:VCALENDAR",
    "BEGIN:VTIMEZONE",
    "TZID:Head office",
    ...zone,
    "END:VTIMEZONE",
    "BEGIN:VEVENT",
    `DTSTART;TZID=Head office:${time}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return readAppointment(calendar.join("\r\n"))?.startsAt;
}

test.each([
  ["before daylight time begins", "20270328T015900", "2027-03-28T00:59:00.000Z"],
  ["after daylight time begins", "20270328T030000", "2027-03-28T01:00:00.000Z"],
  ["in summer", "20260715T100000", "2026-07-15T08:00:00.000Z"],
  ["in winter", "20261203T100000", "2026-12-03T09:00:00.000Z"],
])("a zone that only the calendar knows is read by its rules: %s", (_when, time, instant) => {
  expect(startsAt(time, EUROPE)).toBe(instant);
});

test.each([
  ["each second", "FREQ=SECONDLY"],
  ["each minute of a year", "FREQ=YEARLY;BYMINUTE=0,1,2;BYSECOND=0,1,2"],
  ["what is no rule", "FREQ=YEARLY;BYDAY=XX"],
])("a zone that changes %s is treated as undefined", (_when, repeat) => {
  const zone = rule("STANDARD", "+0200", "+0100", repeat);
  expect(startsAt("20261203T100000", zone)).toBe("2026-12-03T10:00:00.000Z");
});

test("Exchange's name for UTC is read, although its colon isn't quoted", () => {
  const event = "BEGIN:VEVENT\r\nDTSTART;TZID=tzone://Microsoft/Utc:20261124T140000\r\nEND:VEVENT";
  expect(readAppointment(event)).toMatchObject({ startsAt: "2026-11-24T14:00:00.000Z", timeZone: "UTC" });
});

test.each(["00000101T000000Z", "99991231T235959"])(
  "%s, outside the calendar, isn't the time of an appointment",
  (time) => {
    const lines = [
      "BEGIN:VCALENDAR",
      "BEGIN:VEVENT",
      `DTSTART;TZID=America/New_York:${time}`,
      "END:VEVENT",
      "END:VCALENDAR",
    ];
    expect(readAppointment(lines.join("\r\n"))).toBeNull();
  },
);
