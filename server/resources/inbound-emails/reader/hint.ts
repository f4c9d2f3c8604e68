import { contains, indexWords, phrasesIn } from "./phrase.ts";
import type { Sentence } from "./plain-text.ts";

/** The probable subject of a personal email without known phrases, and the sentence that shows it. */
export type Hint = { readonly kind: "interview" | "question"; readonly sentence: string };

const DAYS = phrasesIn(
  [
    "(monday|tuesday|wednesday|thursday|friday|tomorrow|today)",
    "(montag|dienstag|mittwoch|donnerstag|freitag|morgen|heute)",
    "(lundi|mardi|mercredi|jeudi|vendredi|demain|aujourd hui)",
    "(lunes|martes|miércoles|jueves|viernes|mañana|hoy)",
    "(maandag|dinsdag|woensdag|donderdag|vrijdag|lunedì|martedì|mercoledì|giovedì|venerdì|domani)",
    "(segunda feira|terça feira|quarta feira|quinta feira|sexta feira|amanhã)",
    "(måndag|tisdag|onsdag|torsdag|fredag|mandag|tirsdag|imorgon|i morgen)",
    "(poniedziałek|wtorek|środa|środę|czwartek|piątek|jutro)",
  ],
  1,
);
const HOURS = phrasesIn(
  [
    "(at|around|about|um|gegen|ab|à|vers|a las|sobre las|om|rond|alle|verso le|às|pelas|kl|o) #",
    "# (am|pm|uhr|h|heures|horas|uur)",
  ],
  1,
);
/** A time of day, such as 14:30, 2pm, or 10h. */
const TIME = /\b\d{1,2}(?:[:.h]\d\d\b|\s?[ap]m\b|h\b)/i;
const QUESTION_MARK = /[?？]$/;
const SHOWN_MAX = 200;

/** Returns what a personal email is probably about: an appointment if it names a day and an hour, otherwise the question that it asks. */
export function hintIn(sentences: readonly Sentence[]): Hint | null {
  const has = (phrases: typeof DAYS) =>
    sentences.find(({ words }) => phrases.some((phrase) => contains(indexWords(words), phrase)));
  const day = has(DAYS);
  if (day && (has(HOURS) || sentences.some(({ text }) => TIME.test(text)))) {
    return { kind: "interview", sentence: day.text.slice(0, SHOWN_MAX) };
  }
  const question = sentences.find(({ text }) => QUESTION_MARK.test(text));
  return question ? { kind: "question", sentence: question.text.slice(0, SHOWN_MAX) } : null;
}
