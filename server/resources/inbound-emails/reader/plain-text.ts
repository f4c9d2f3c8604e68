import { fold } from "#domain/fold.ts";

const READ_MAX = 20_000;
const SENTENCES_MAX = 400;

/** A character of Chinese or Japanese, which are written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu;

/**
 * Returns a text as lowercase words without accents or punctuation, for comparison with phrases. Turns German umlauts written as two
 * letters into one letter, splits "cannot" so that phrases with "not" match it, and makes each Chinese or Japanese character a word.
 */
export function plainWords(text: string): string {
  return fold(text.replace(/ß/g, "ss"))
    .replace(UNSPACED, " $& ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/([aou])e/g, "$1")
    .replace(/\bcannot\b/g, "can not")
    .trim();
}

/** The end of a sentence: a mark other than an abbreviation's period ("Co.", "z. B."), an empty line, or the start of a list item. */
const SENTENCE_END =
  /\n[ \t]*\n|(?<=[!?:;…]|(?<!\b(?:Co|Inc|Ltd|Corp|Dr|Mr|Mrs|Ms|Nr|No|Sr|Sra|Std|ca|bzw|inkl|\p{L}))\.)\s+|(?<=[。！？])|(?<=؟)\s+|\n(?=[ \t]*[-*•–])/u;

/** A sentence as written, and as plain words. */
export type Sentence = { readonly text: string; readonly words: string };

/** Splits a text into sentences. An empty line ends a sentence, but a line break doesn't, because mail programs wrap lines. */
export function sentencesOf(text: string): Sentence[] {
  return text
    .slice(0, READ_MAX)
    .split(SENTENCE_END)
    .slice(0, SENTENCES_MAX)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => part !== "")
    .map((part) => ({ text: part, words: plainWords(part) }));
}
