import { phrasesIn } from "../phrase.ts";
import { ASIAN } from "./languages/asian.ts";
import { EASTERN } from "./languages/eastern.ts";
import { SUBJECTS, type Subject } from "./languages/language.ts";
import { NORDIC } from "./languages/nordic.ts";
import { SLAVIC } from "./languages/slavic.ts";
import { WESTERN } from "./languages/western.ts";

const LANGUAGES = [...WESTERN, ...NORDIC, ...SLAVIC, ...EASTERN, ...ASIAN];
const WEIGHT = 4;

/** The most certain phrases of each subject in the languages that have only these. Other emails in them have no kind. */
export const MORE = Object.fromEntries(
  SUBJECTS.map((subject) => [
    subject,
    phrasesIn(
      LANGUAGES.map((language) => language[subject]),
      WEIGHT,
    ),
  ]),
) as Record<Subject, ReturnType<typeof phrasesIn>>;
