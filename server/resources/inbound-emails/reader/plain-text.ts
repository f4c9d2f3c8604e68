import { fold } from "#domain/fold.ts";

/** The most characters of a message that the rules read. */
const READ_MAX = 20_000;
const SENTENCES_MAX = 400;

/**
 * Returns a text as phrases are compared with it: lowercase words without accents or punctuation. German umlauts, which some senders write
 * as two letters, are one.
 */
export function plainWords(text: string): string {
  return fold(text.replace(/ß/g, "ss"))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/([aou])e/g, "$1")
    .trim();
}

/** The end of a sentence: a mark that no abbreviation ends with, such as "Co." or "z. B.", an empty line, or a line that starts a list's item. */
const SENTENCE_END =
  /\n[ \t]*\n|(?<=[!?:;…]|(?<!\b(?:Co|Inc|Ltd|Corp|Dr|Mr|Mrs|Ms|Nr|No|Sr|Sra|Std|ca|bzw|inkl|\p{L}))\.)\s+|\n(?=[ \t]*[-*•–])/u;

/** A sentence as it was written, and as phrases are compared with it. */
export type Sentence = { readonly text: string; readonly words: string };

/** Splits a text into sentences. A line break alone doesn't end one, because programs wrap lines; an empty line does. */
export function sentencesOf(text: string): Sentence[] {
  return text
    .slice(0, READ_MAX)
    .split(SENTENCE_END)
    .slice(0, SENTENCES_MAX)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => part !== "")
    .map((part) => ({ text: part, words: plainWords(part) }));
}
