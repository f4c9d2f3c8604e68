import { fold } from "#domain/fold.ts";

/** A place in the documentation, as the search offers it. */
export type SearchEntry = {
  readonly kind: "guide" | "operations" | "errors";
  readonly title: string;
  /** Text beside the title that is searched too. */
  readonly detail: string;
  readonly href: string;
};

/**
 * Returns the entries that match the typed text, grouped by kind: the best entry and its group come first. All match no text.
 */
export function findEntries(entries: readonly SearchEntry[], typed: string) {
  const fitting = entries
    .map((entry) => ({ entry, score: scoreOf(entry, typed) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return [...Map.groupBy(fitting, ({ entry }) => entry.kind)].map(([kind, found]) => ({
    kind,
    found: found.map(({ entry }) => entry),
  }));
}

/**
 * Returns how well an entry matches the typed text: 0 leaves it out. Every word must occur, in any order. Titles that
 * begin with the text score highest, then titles that contain it, then titles that contain its words.
 */
function scoreOf({ title, detail }: SearchEntry, typed: string): number {
  const text = fold(typed.trim());
  const [name, whole] = [fold(title), fold(`${title} ${detail}`)];
  const words = text.split(/\s+/);
  if (!words.every((word) => whole.includes(word))) return 0;
  if (name.startsWith(text)) return 1;
  if (name.includes(text)) return 0.8;
  if (words.every((word) => name.includes(word))) return 0.7;
  return whole.includes(text) ? 0.6 : 0.4;
}
