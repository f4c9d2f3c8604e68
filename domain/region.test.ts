import { expect, test } from "vitest";
import { readDate, usualDayOrder } from "./dates-in-text.ts";
import {
  DATE_ORDERS,
  dayFormat,
  dayPattern,
  dayWriter,
  localeOf,
  type Region,
  regionOf,
  weekStartOf,
} from "./region.ts";

const AT = Date.parse("2026-11-22T13:05:00Z");
const time = (locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(AT);
const day = (locale: string) =>
  new Intl.DateTimeFormat(locale, { ...dayFormat(locale), timeZone: "UTC" }).format(AT);

test.each([
  [null, "month_day_year", "h12", "sun"],
  ["en-US,en;q=0.9", "month_day_year", "h12", "sun"],
  ["en-GB", "day_month_year", "h23", "mon"],
  ["de,en;q=0.5", "day_month_year", "h23", "mon"],
  ["sv-SE", "year_month_day", "h23", "mon"],
  ["ar-EG", "day_month_year", "h12", "sat"],
  ["hi-IN", "day_month_year", "h12", "sun"],
  ["*", "month_day_year", "h12", "sun"],
  ["no language at all", "month_day_year", "h12", "sun"],
])(
  "a browser with the languages %j gets the dates, hours, and weeks of its region",
  (languages, dateOrder, hourCycle, weekStart) => {
    expect(regionOf(languages)).toEqual({ dateOrder, hourCycle, weekStart });
  },
);

test.each([
  ["month_day_year", "Nov 22, 2026", "month"],
  ["day_month_year", "22 Nov 2026", "day"],
  ["year_month_day", "2026-11-22", "month"],
] as const)(
  "dates in the order %s are written as %j, and read in the same order",
  (dateOrder, written, read) => {
    const locale = localeOf({ dateOrder, hourCycle: "h12", weekStart: "mon" });
    expect(day(locale)).toBe(written);
    expect(usualDayOrder(locale)).toBe(read);
  },
);

test("hours and the first day of the week follow the locale, whatever the order of dates", () => {
  const region: Region = { dateOrder: "month_day_year", hourCycle: "h23", weekStart: "sat" };
  expect(time(localeOf(region))).toBe("13:05");
  expect(weekStartOf(localeOf(region))).toBe("sat");
  expect(time(localeOf({ ...region, dateOrder: "day_month_year", hourCycle: "h12" }))).toMatch(/^1:05\spm$/);
  expect(weekStartOf("en")).toBe("mon");
});

test.each(DATE_ORDERS)(
  "a day in the order %s is read correctly, as displayed and as the field's pattern shows it",
  (dateOrder) => {
    const locale = localeOf({ dateOrder, hourCycle: "h12", weekStart: "mon" });
    const order = usualDayOrder(locale);
    for (let month = 1; month <= 12; month += 1) {
      const [year, mm, dd] = ["2026", String(month).padStart(2, "0"), "05"];
      const day = `${year}-${mm}-${dd}`;
      expect(readDate(dayWriter(locale, "UTC")(day), order)).toBe(day);
      const asked = dayPattern(locale).replace("YYYY", year).replace("MM", mm).replace("DD", dd);
      expect(readDate(asked, order)).toBe(day);
    }
  },
);
