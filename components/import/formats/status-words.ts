import { STATUSES, type Status } from "#domain/values.ts";
import { normalizeWords } from "#domain/words-in-text.ts";
import type { Format } from "./known.ts";
import { STATUS_WORDS } from "./words.ts";

const statusByWord = new Map(
  STATUSES.flatMap((status) => STATUS_WORDS[status].map((word) => [normalizeWords(word), status])),
);

/** Returns the column that a status word means. A phrase is known if all its words mean the same column. */
export function statusOfWord(word: string, format?: Format): Status | undefined {
  const plain = normalizeWords(word);
  const exact = format?.statusWords?.[plain] ?? statusByWord.get(plain);
  if (exact) return exact;
  const meant = plain.split(" ").map((part) => statusByWord.get(part));
  return meant.every((status) => status === meant[0]) ? meant[0] : undefined;
}
