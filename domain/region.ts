import { dateTimeFormat } from "./formatters.ts";

/** How somebody writes and reads dates and times, whatever language the words around them are in. */
export const DATE_ORDERS = ["month_day_year", "day_month_year", "year_month_day"] as const;
export const HOUR_CYCLES = ["h12", "h23"] as const;
export const WEEK_STARTS = ["mon", "sat", "sun"] as const;

export type DateOrder = (typeof DATE_ORDERS)[number];
export type HourCycle = (typeof HOUR_CYCLES)[number];
export type WeekStart = (typeof WEEK_STARTS)[number];
export type Region = {
  readonly dateOrder: DateOrder;
  readonly hourCycle: HourCycle;
  readonly weekStart: WeekStart;
};

/** What a time zone is called as long as somebody's own isn't known; nobody can choose it, for UTC is listed as "UTC". */
export const UNKNOWN_ZONE = "Etc/UTC";

/** Countries whose English writes a date in that order. */
const WRITTEN_IN = { month_day_year: "en-US", day_month_year: "en-GB", year_month_day: "en-SE" } as const;

/**
 * The locale that `Intl` writes dates and times by. It carries the hours and the first day of the week as the keywords of
 * Unicode (UTS 35, `hc` and `fw`), so that whoever has the locale needs nothing else.
 */
export function localeOf({ dateOrder, hourCycle, weekStart }: Region): string {
  return `${WRITTEN_IN[dateOrder]}-u-fw-${weekStart}-hc-${hourCycle}`;
}

/** The first day of the week in a locale of `localeOf`; Monday, as ISO 8601 has it, in any other. */
export function weekStartOf(locale: string): WeekStart {
  return WEEK_STARTS.find((day) => locale.includes(`-fw-${day}`)) ?? "mon";
}

/** A day with its year as the locale writes it: in digits where the year comes first, else with the name of its month. */
export function dayFormat(locale: string) {
  return locale.startsWith(WRITTEN_IN.year_month_day)
    ? ({ day: "2-digit", month: "2-digit", year: "numeric" } as const)
    : ({ day: "numeric", month: "short", year: "numeric" } as const);
}

/** What is usual where the first of somebody's languages is spoken; as in the United States where it says nothing. */
export function regionOf(languages: string | null): Region {
  const [first = ""] = (languages ?? "").split(/[,;]/, 1);
  const language = first.trim();
  const met = regions.get(language);
  if (met) return met;
  const found = regionAt(language);
  if (regions.size >= REGIONS_KEPT) regions.clear();
  if (language.length <= LONGEST_KEPT) regions.set(language, found);
  return found;
}

/** Of languages met before: every page asks, and finding out makes two formatters. Callers name them, so it is bounded. */
const regions = new Map<string, Region>();
const REGIONS_KEPT = 500;
const LONGEST_KEPT = 35;

function regionAt(language: string): Region {
  const { language: words, region } = (knownLocale(language) ?? new Intl.Locale("en-US")).maximize();
  // Without its script, which some locales of English are not known by.
  const home = new Intl.Locale(words, region ? { region } : {});
  const parts = new Intl.DateTimeFormat(home).formatToParts(0).map(({ type }) => type);
  const first = parts.find((type) => type === "year" || type === "month" || type === "day");
  const { hourCycle } = new Intl.DateTimeFormat(home, { hour: "numeric" }).resolvedOptions();
  return {
    dateOrder: first === "year" ? "year_month_day" : first === "day" ? "day_month_year" : "month_day_year",
    hourCycle: hourCycle === "h11" || hourCycle === "h12" ? "h12" : "h23",
    weekStart: ({ 6: "sat", 7: "sun" } as const)[home.getWeekInfo().firstDay] ?? "mon",
  };
}

function knownLocale(tag: string): Intl.Locale | null {
  try {
    return tag === "" || tag === "*" ? null : new Intl.Locale(tag);
  } catch {
    return null;
  }
}

/** Writes days as the reader does: an instant as its day in their time zone. */
export function dayWriter(locale: string, timeZone: string): (instant: string) => string {
  const format = dateTimeFormat(locale, { ...dayFormat(locale), timeZone });
  return (instant) => format.format(new Date(instant));
}

const PLACES = { year: "YYYY", month: "MM", day: "DD" } as const;

/** How a day is written in digits in a locale, for a field to say: MM/DD/YYYY. */
export function dayPattern(locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: "2-digit", month: "2-digit", year: "numeric" });
  return format
    .formatToParts(0)
    .map(({ type, value }) => PLACES[type as keyof typeof PLACES] ?? value)
    .join("");
}
