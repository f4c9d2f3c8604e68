const MIB = 1_048_576;
const PERIODS: readonly [seconds: number, one: string, many: string][] = [
  [86_400, "day", "days"],
  [3_600, "hour", "hours"],
  [60, "minute", "minutes"],
];

/** What the value of a limit counts. */
export type Unit = "" | "characters" | "bytes" | "seconds" | "a second" | "a minute" | "an hour" | "a day";

/** A limit's value as people read it: 500 MiB, 30 days, 3,000 a minute. */
export function inWords(value: number, unit: Unit): string {
  if (unit === "bytes") return `${value / MIB} MiB`;
  if (unit !== "seconds") return `${value.toLocaleString("en")} ${unit}`.trimEnd();
  const [seconds, one, many] = PERIODS.find(([length]) => value % length === 0) ?? [1, "second", "seconds"];
  return `${value / seconds} ${value === seconds ? one : many}`;
}
