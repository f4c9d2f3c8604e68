import { fold } from "#domain/fold.ts";
import { STATUSES, type Status } from "#domain/values.ts";
import { normalizeWords } from "#domain/words-in-text.ts";
import type { Format } from "./known.ts";
import { NEUTRAL_WORDS, STATUS_WORDS } from "./words.ts";

const plainWords = (text: string) => fold(normalizeWords(text));
const statusByWord = new Map(
  STATUSES.flatMap((status) => STATUS_WORDS[status].map((word) => [plainWords(word), status])),
);

/** Returns the column that a status word means. A phrase is known if all its words that decide it mean the same column. */
export function statusOfWord(word: string, format?: Format): Status | undefined {
  const exact = format?.statusWords?.[normalizeWords(word)] ?? statusByWord.get(plainWords(word));
  if (exact) return exact;
  const deciding = plainWords(word)
    .split(" ")
    .filter((part) => !NEUTRAL_WORDS.has(part));
  const phrase = statusByWord.get(deciding.join(" "));
  if (phrase) return phrase;
  const meant = deciding.map((part) => statusByWord.get(part));
  return meant.every((status) => status === meant[0]) ? meant[0] : undefined;
}
