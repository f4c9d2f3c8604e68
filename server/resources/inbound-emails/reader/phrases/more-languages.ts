import { contains, type IndexedWords, type Phrase, phrasesIn } from "../phrase.ts";
import { ASIAN } from "./languages/asian.ts";
import { EASTERN } from "./languages/eastern.ts";
import { SUBJECTS, type Subject } from "./languages/language.ts";
import { NORDIC } from "./languages/nordic.ts";
import { SLAVIC } from "./languages/slavic.ts";
import { WESTERN } from "./languages/western.ts";

const WEIGHT = 4;

/**
 * The most certain phrases by subject, for each language that has no others. In these languages, an email without one of them has no kind.
 */
const LANGUAGES = [...WESTERN, ...NORDIC, ...SLAVIC, ...EASTERN, ...ASIAN].map(
  (language) =>
    Object.fromEntries(
      SUBJECTS.map((subject) => [subject, phrasesIn([language[subject]], WEIGHT)] as const),
    ) as Record<Subject, readonly Phrase[]>,
);

/** Returns the phrases of the languages whose words about hiring are in the sentences. */
export function phrasesFor(sentences: readonly IndexedWords[]): (subject: Subject) => readonly Phrase[] {
  const matching = LANGUAGES.filter(({ hiring }) =>
    hiring.some((phrase) => sentences.some((sentence) => contains(sentence, phrase))),
  );
  return (subject) => matching.flatMap((language) => language[subject]);
}
