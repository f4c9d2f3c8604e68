const UNITS = [
  ["MB", 1_000_000],
  ["kB", 1_000],
] as const;

/** Returns a size in readable form, such as 412 kB or 1.4 MB. */
export function fileSize(bytes: number): string {
  const [unit, factor] = UNITS.find(([, least]) => bytes >= least) ?? ["B", 1];
  const amount = bytes / factor;
  return `${amount.toFixed(amount < 10 && factor > 1_000 ? 1 : 0)} ${unit}`;
}
