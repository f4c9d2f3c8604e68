import { dateTimeFormat } from "./formatters.ts";

/** A person's formats for dates and times, independent of the page's language. */
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

/** The time zone while the person's own is unknown. It can't be chosen, because UTC is listed as "UTC". */
export const UNKNOWN_ZONE = "Etc/UTC";

/** The English locales that write dates in each order. */
const WRITTEN_IN = { month_day_year: "en-US", day_month_year: "en-GB", year_month_day: "en-SE" } as const;

/**
 * Returns the locale that makes `Intl` write dates and times in the person's formats. It includes the hours and the
 * first day of the week as Unicode keywords (UTS 35, `hc` and `fw`), so the locale alone is enough.
 */
export function localeOf({ dateOrder, hourCycle, weekStart }: Region): string {
  return `${WRITTEN_IN[dateOrder]}-u-fw-${weekStart}-hc-${hourCycle}`;
}

/** Returns the first day of the week in a locale of `localeOf`, or Monday, as in ISO 8601, in any other. */
export function weekStartOf(locale: string): WeekStart {
  return WEEK_STARTS.find((day) => locale.includes(`-fw-${day}`)) ?? "mon";
}

/** Returns the format of a day with its year: in digits if the locale puts the year first, otherwise with the month's name. */
export function dayFormat(locale: string) {
  return locale.startsWith(WRITTEN_IN.year_month_day)
    ? ({ day: "2-digit", month: "2-digit", year: "numeric" } as const)
    : ({ day: "numeric", month: "short", year: "numeric" } as const);
}

/** Returns the usual formats where the first of the languages is spoken; if it is unknown, the formats of the United States. */
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

/**
 * Cached because every page needs a region, and finding one takes two formatters. Bounded because callers
 * choose the languages.
 */
const regions = new Map<string, Region>();
const REGIONS_KEPT = 500;
const LONGEST_KEPT = 35;

function regionAt(language: string): Region {
  const { language: words, region } = (knownLocale(language) ?? new Intl.Locale("en-US")).maximize();
  // The script is left out because some English locales don't support it.
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

/** Returns a function that writes an instant as its day in the reader's time zone. */
export function dayWriter(locale: string, timeZone: string): (instant: string) => string {
  const format = dateTimeFormat(locale, { ...dayFormat(locale), timeZone });
  return (instant) => format.format(new Date(instant));
}

const PLACES = { year: "YYYY", month: "MM", day: "DD" } as const;

/** Returns how a locale writes a day in digits, to show in a field: MM/DD/YYYY. */
export function dayPattern(locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: "2-digit", month: "2-digit", year: "numeric" });
  return format
    .formatToParts(0)
    .map(({ type, value }) => PLACES[type as keyof typeof PLACES] ?? value)
    .join("");
}
