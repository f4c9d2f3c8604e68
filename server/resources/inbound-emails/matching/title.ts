import { plainWords } from "../reader/plain-text.ts";
import { includesWords } from "./company.ts";
import type { CardFacts, MailFacts } from "./facts.ts";

/** Marks of a title that emails write in many ways or leave out, such as `(m/w/d)`. */
const MARKS =
  /\((?:[a-z*]\s?[/|,]\s?)+[a-z*]\)|\b[mwfdhx]\s?\/\s?[mwfdhx](?:\s?\/\s?[mwfdhxi*])*\b|\(all genders?\)|[*:_/]in(?:nen)?\b|\(in\)|\(r\)|\(e\)/gi;
/** Words that titles have in common without being the same. */
const COMMON = new Set(
  plainWords(
    "and the of for in und der die das fur et de du des la le les y el los en a our your job position role stelle team opportunity company",
  ).split(" "),
);
const SAID = 3;
const IN_SUBJECT = 3;
const IN_TEXT = 2.5;
const COVERED = 0.5;
const ALIKE = 1.5;
/** The least share of words that titles have in common to be alike. */
const ALIKE_SHARE = 0.6;
const OTHER_TITLE = -3;

/** Returns a title's words as emails are searched for them. */
function titleWords(title: string): string {
  return plainWords(title.replace(MARKS, " "));
}

/** Weighs what an email says about the titles of cards of one company: whole titles first, and the longest of those. */
export function titleScores(mail: MailFacts, cards: readonly CardFacts[]): number[] {
  const said = mail.titles.map(titleWords).filter((title) => meaningful(title, cards).length > 0);
  const subject = titleWords(mail.subject);
  const text = titleWords(mail.text);
  const titles = cards.map(({ title }) => titleWords(title));
  const isWhole = (title: string) => includesWords(subject, title) || includesWords(text, title);
  const whole = titles.filter(isWhole);
  return titles.map((title) => {
    if (said.includes(title)) return SAID;
    if (isWhole(title)) {
      const isCovered = whole.some((other) => other !== title && includesWords(other, title));
      if (isCovered) return COVERED;
      return includesWords(subject, title) ? IN_SUBJECT : IN_TEXT;
    }
    const shares = said.map((other) => share(title, other));
    if (shares.some((one) => one >= ALIKE_SHARE)) return ALIKE;
    return shares.length > 0 && shares.every((one) => one === 0) ? OTHER_TITLE : 0;
  });
}

/** Returns the words of a said title that are neither common nor a company's. */
function meaningful(title: string, cards: readonly CardFacts[]): string[] {
  const names = new Set(cards.flatMap(({ companyName }) => plainWords(companyName).split(" ")));
  return title.split(" ").filter((word) => word.length > 1 && !COMMON.has(word) && !names.has(word));
}

/** Returns the share of words that two titles have in common, of the longer one. */
function share(one: string, other: string): number {
  const words = one.split(" ").filter((word) => !COMMON.has(word));
  const others = new Set(other.split(" ").filter((word) => !COMMON.has(word)));
  const same = words.filter((word) => others.has(word)).length;
  return same / Math.max(words.length, others.size, 1);
}
