import { plainWords } from "../reader/plain-text.ts";
import { type CardFacts, includesWords, type MailFacts } from "./company.ts";

/** Marks in a title that emails write differently or leave out, such as `(m/w/d)`. */
const MARKS =
  /\((?:[a-z*]\s?[/|,]\s?)+[a-z*]\)|\b[mwfdhx]\s?\/\s?[mwfdhx](?:\s?\/\s?[mwfdhxi*])*\b|\(all genders?\)|[*:_/]in(?:nen)?\b|\(in\)|\(r\)|\(e\)/gi;
/** Words that don't distinguish titles. */
const COMMON = new Set(
  plainWords(
    "and the of for in und der die das fur et de du des la le les y el los en a our your job position role stelle team opportunity company",
  ).split(" "),
);
const NAMED = 3;
const IN_SUBJECT = 3;
const IN_TEXT = 2.5;
const COVERED = 0.5;
const SIMILAR = 1.5;
/** The minimum share of common words in similar titles. */
const SIMILAR_SHARE = 0.6;
const OTHER_TITLE = -3;

/** The endings of female forms, such as "Projektleiterin", which emails use where a card's title has the male form. */
const FEMALE = /(?<=er|eur|or|ist|ant|ent)in\b|(?<=d)ora\b|euse\b|trice\b/g;
const MALE: Readonly<Record<string, string>> = { in: "", ora: "or", euse: "eur", trice: "teur" };

/** Returns a title as plain words without marks, in the male form. */
function titleWords(title: string): string {
  return plainWords(title.replace(MARKS, " ")).replace(FEMALE, (end) => MALE[end] ?? "");
}

/** Weighs the evidence in an email for the titles of cards. Whole titles weigh most, but not if they are part of a longer one. */
export function titleScores(mail: MailFacts, cards: readonly CardFacts[]): number[] {
  const named = mail.titles.map(titleWords).filter((title) => meaningful(title, cards).length > 0);
  const subject = titleWords(mail.subject);
  const text = titleWords(mail.text);
  const titles = cards.map(({ title }) => titleWords(title));
  const isWhole = (title: string) => includesWords(subject, title) || includesWords(text, title);
  const whole = titles.filter(isWhole);
  return titles.map((title) => {
    if (named.includes(title)) return NAMED;
    if (isWhole(title)) {
      const isCovered = whole.some((other) => other !== title && includesWords(other, title));
      if (isCovered) return COVERED;
      return includesWords(subject, title) ? IN_SUBJECT : IN_TEXT;
    }
    const shares = named.map((other) => sharedPart(title, other));
    if (shares.some((share) => share >= SIMILAR_SHARE)) return SIMILAR;
    return shares.length > 0 && shares.every((share) => share === 0) ? OTHER_TITLE : 0;
  });
}

/** Returns the words of a title that are neither common nor part of a company's name. */
function meaningful(title: string, cards: readonly CardFacts[]): string[] {
  const names = new Set(cards.flatMap(({ companyName }) => plainWords(companyName).split(" ")));
  return title.split(" ").filter((word) => word.length > 1 && !COMMON.has(word) && !names.has(word));
}

/** Returns the share of common words in two titles, relative to the longer one. */
function sharedPart(one: string, other: string): number {
  const words = one.split(" ").filter((word) => !COMMON.has(word));
  const others = new Set(other.split(" ").filter((word) => !COMMON.has(word)));
  const same = words.filter((word) => others.has(word)).length;
  return same / Math.max(words.length, others.size, 1);
}
