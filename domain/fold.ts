/** Returns a text without regard to case. Capitals don't tell "ς" from "σ", or "ß" from "ss". `companies/store` has the same rule in SQL. */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll("ς", "σ").replaceAll("ß", "ss");
}

/** Checks whether a text may equal one that differs in more than case. */
export function hasSpellings(text: string): boolean {
  return /σ|ss/.test(foldCase(text));
}

/** Returns the longest part that all texts have in common that fold to the same. */
export function partOfSpellings(text: string): string {
  const parts = text.split(/[sßσς]+/iu);
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), "");
}

/** Returns a text as people compare it: without regard to case, accents, width of letters, or runs of spaces. */
export function fold(text: string): string {
  return foldCase(text.normalize("NFKD").replace(/\p{M}/gu, "")).replace(/\s+/g, " ").trim();
}
