/** A count that a report may show, or null if it is hidden. */
export type Shown = number | null;

/** The counts below which a report for others hides them, unless it asks for another limit. */
export const HIDDEN_BELOW = 5;

/**
 * Hides counts of so few people that these could be recognized. If only one count is hidden, the total would reveal it, so the smallest
 * other one is hidden with it. A count of zero names no one, and stays.
 */
export function hideSmall<Name extends string>(
  counts: Readonly<Record<Name, number>>,
  below: number,
): Record<Name, Shown> {
  const names = Object.keys(counts) as Name[];
  const hidden = new Set(names.filter((name) => counts[name] > 0 && counts[name] < below));
  if (hidden.size === 1) {
    const [next] = names
      .filter((name) => !hidden.has(name) && counts[name] > 0)
      .sort((one, other) => counts[one] - counts[other]);
    if (next !== undefined) hidden.add(next);
  }
  return Object.fromEntries(names.map((name) => [name, hidden.has(name) ? null : counts[name]])) as Record<
    Name,
    Shown
  >;
}
