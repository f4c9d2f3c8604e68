const KIB = 1_024;
const MIB = 1_024 * KIB;
const PERIODS: readonly [seconds: number, one: string, many: string][] = [
  [86_400, "day", "days"],
  [3_600, "hour", "hours"],
  [60, "minute", "minutes"],
];

/** The unit that a limit's value counts. */
export type Unit = "" | "characters" | "bytes" | "seconds" | "a second" | "a minute" | "an hour" | "a day";

const WINDOWS = { "a second": 1, "a minute": 60, "an hour": 3_600, "a day": 86_400 } as const;

/** The units of rate limits. */
export type Pace = keyof typeof WINDOWS;

/** Returns the length of a rate limit's window, in seconds. */
export function windowOf(pace: Pace): number {
  return WINDOWS[pace];
}

/** Returns a limit's value as people read it: 500 MiB, 30 days, 3,000 a minute. */
export function inWords(value: number, unit: Unit): string {
  if (unit === "bytes")
    return value < MIB ? `${value / KIB} KiB` : `${(value / MIB).toLocaleString("en")} MiB`;
  if (unit !== "seconds") return `${value.toLocaleString("en")} ${unit}`.trimEnd();
  const [seconds, one, many] = PERIODS.find(([length]) => value % length === 0) ?? [1, "second", "seconds"];
  return `${value / seconds} ${value === seconds ? one : many}`;
}
