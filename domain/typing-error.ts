/** Checks whether two words differ by one typing error: an extra, missing, or wrong letter, or two neighbors swapped. */
export function isOneTypingError(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || short === long) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  if (short.length < long.length) return short.slice(from) === long.slice(from + 1);
  if (short.slice(from + 1) === long.slice(from + 1)) return true;
  const isSwapped = short[from] === long[from + 1] && short[from + 1] === long[from];
  return isSwapped && short.slice(from + 2) === long.slice(from + 2);
}

/** The fewest letters of a word to correct. Shorter words are one error away from too many others. */
const SHORTEST = 4;

/** Checks whether a typed word is long enough to be corrected. */
export function isCorrectable(typed: string): boolean {
  return typed.length >= SHORTEST;
}

/**
 * Returns the known word, or the prefix of one, that differs from the typed text by one typing error. Returns null if there is none, or if a
 * known word begins with the typed text.
 * @param vocabulary words in lower case, the most likely first
 */
export function correctWord(typed: string, vocabulary: readonly string[]): string | null {
  const word = typed.toLowerCase();
  if (!isCorrectable(word) || vocabulary.some((item) => item.startsWith(word))) return null;
  const whole = vocabulary.find((item) => isOneTypingError(word, item));
  if (whole !== undefined) return whole;
  const beginnings = vocabulary.flatMap((item) =>
    [word.length, word.length + 1, word.length - 1].map((length) => item.slice(0, length)),
  );
  return (
    beginnings.find((beginning) => beginning[0] === word[0] && isOneTypingError(word, beginning)) ?? null
  );
}
