/** Returns a text as people compare it: without regard to case, accents, width of letters, or runs of spaces. */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}
