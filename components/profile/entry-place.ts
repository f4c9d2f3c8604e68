import type { Entry, PartName } from "./entry-parts.ts";

/** The most characters of a part that tell an entry from others. */
const TOLD_BY = 40;

/**
 * Returns the place of an entry in the list as it is now, or -1 if it was removed. Entries have no ids: one keeps its
 * index until the list gets longer or shorter, and is then found by its content.
 */
export function placeIn(now: readonly Entry[], before: readonly Entry[], index: number): number {
  if (now.length === before.length) return index;
  const wanted = JSON.stringify(before[index]);
  return now.findIndex((entry) => JSON.stringify(entry) === wanted);
}

/**
 * Returns a name for the edited part of an entry that stays the same when other entries come and go: the entry's other
 * parts, and which one of those that share them it is.
 */
export function nameOfPart(entries: readonly Entry[], index: number, part: PartName): string {
  const others = (entry: Entry) =>
    JSON.stringify(entry, (name, value) => (name === part ? undefined : shortened(value)));
  const wanted = others(entries[index] ?? {});
  const earlier = entries.slice(0, index).filter((entry) => others(entry) === wanted).length;
  return `${part}.${earlier}.${wanted}`;
}

function shortened(value: unknown): unknown {
  return typeof value === "string" ? value.slice(0, TOLD_BY) : value;
}
