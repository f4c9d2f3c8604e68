/** A count that a report may show, or null if it is hidden. */
export type ShownCount = number | null;

/** A report for others hides counts below this number, unless it asks for another limit. */
export const HIDDEN_BELOW = 5;

/**
 * Hides counts so small that people could be recognized. Hides further ones, the smallest first, until no hidden count follows from the
 * total. A count of zero reveals no one, so it is shown, unless all others are hidden: then it would reveal how everyone is counted.
 */
export function hideSmallCounts<Name extends string>(
  counts: Readonly<Record<Name, number>>,
  below: number,
): Record<Name, ShownCount> {
  const names = Object.keys(counts) as Name[];
  const bySize = names.toSorted((a, b) => counts[a] - counts[b]);
  const others = bySize.filter((name) => counts[name] >= below);
  const hidden = new Set(bySize.filter((name) => counts[name] > 0 && counts[name] < below));
  const isRevealed = () => hidden.size === 1 || sumOf(counts, [...hidden]) < below;
  while (hidden.size > 0 && isRevealed()) {
    const next = others.shift();
    if (next === undefined)
      return Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
    hidden.add(next);
  }
  return Object.fromEntries(names.map((name) => [name, hidden.has(name) ? null : counts[name]])) as Record<
    Name,
    ShownCount
  >;
}

/**
 * Checks whether someone could add and subtract the given sums, the total, and the counts that aren't hidden to find the size of a group
 * of hidden counts that is too small to show.
 */
export function isRevealedBy<Name extends string>(
  sums: readonly (readonly Name[])[],
  counts: Readonly<Record<Name, number>>,
  shownCounts: Readonly<Record<Name, ShownCount>>,
  below: number,
): boolean {
  const hidden = (Object.keys(counts) as Name[]).filter((name) => shownCounts[name] === null);
  const rowOf = (names: readonly Name[]) => hidden.map((name) => (names.includes(name) ? 1 : 0));
  // The total shows the sum of all hidden counts.
  const equations = [hidden, ...sums].map(rowOf);
  const rank = rankOf(equations);
  return subsetsOf(hidden).some(
    (group) =>
      group.length < hidden.length &&
      sumOf(counts, group) < below &&
      rankOf([...equations, rowOf(group)]) === rank,
  );
}

function sumOf<Name extends string>(counts: Readonly<Record<Name, number>>, names: readonly Name[]): number {
  return names.reduce((sum, name) => sum + counts[name], 0);
}

/** Returns every group of names except the empty one. A standard has at most eleven figures. */
function subsetsOf<Name>(names: readonly Name[]): Name[][] {
  return Array.from({ length: 2 ** names.length - 1 }, (_, index) =>
    names.filter((_name, at) => ((index + 1) >> at) & 1),
  );
}

const ALMOST_ZERO = 1e-9;

/** Returns how many of the rows don't follow from the others by adding and subtracting them. */
function rankOf(rows: readonly (readonly number[])[]): number {
  const matrix = rows.map((row) => [...row]);
  const columns = matrix[0]?.length ?? 0;
  let rank = 0;
  for (let column = 0; column < columns; column += 1) {
    const at = matrix.findIndex((row, index) => index >= rank && Math.abs(row[column] ?? 0) > ALMOST_ZERO);
    const pivot = matrix[at];
    if (pivot === undefined) continue;
    matrix.splice(at, 1);
    matrix.splice(rank, 0, pivot);
    for (const row of matrix.slice(rank + 1)) {
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      row.forEach((value, index) => {
        row[index] = value - factor * (pivot[index] ?? 0);
      });
    }
    rank += 1;
  }
  return rank;
}
