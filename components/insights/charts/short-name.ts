const WORD_MAX = 16;
const MAX = 28;

/** Shortens a name so that it fits beside its bar, on two lines of words; the table has all of it. */
export function shortened(name: string): string {
  const words = name.split(" ").map((word) => cut(word, WORD_MAX));
  return cut(words.join(" "), MAX);
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}
