/** Returns a text as people compare it: without regard to case, accents, width of letters, or runs of spaces. */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/** Returns where a text first contains the searched one, compared like that; null if it doesn't. */
export function foldedPlace(text: string, searched: string): { start: number; end: number } | null {
  const [{ folded, from }, needle] = [withPlaces(text), withPlaces(searched).folded.trim()];
  const at = folded.indexOf(needle);
  if (needle === "" || at === -1) return null;
  return { start: from[at] ?? 0, end: from[at + needle.length] ?? text.length };
}

/** Folds a text character by character, because folding changes its length. `from` has the place of each part in the text. */
function withPlaces(text: string): { folded: string; from: number[] } {
  let folded = "";
  const from: number[] = [];
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    const isSpace = segment.trim() === "";
    const part = isSpace && !folded.endsWith(" ") ? " " : fold(segment);
    folded += part;
    from.push(...Array.from({ length: part.length }, () => index));
  }
  return { folded, from };
}
