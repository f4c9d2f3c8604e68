import type { InboundKind } from "#domain/inbound-kinds.ts";
import { type Hint, hintIn } from "./hint.ts";
import { contains, type IndexedWords, indexWords, type Phrase } from "./phrase.ts";
import { AHEAD, CALLED_OFF, PAST, RECORDED, RESCHEDULED } from "./phrases/appointment.ts";
import { CONFIRMATION } from "./phrases/confirmation.ts";
import { INTERVIEW } from "./phrases/interview.ts";
import { phrasesFor } from "./phrases/more-languages.ts";
import { NO_OFFER, OFFER } from "./phrases/offer.ts";
import { ALERT, CONDITION, FRAUD, OWN_APPLICATION, STEPS_AHEAD, WARNING } from "./phrases/other.ts";
import { DELAY, QUESTION } from "./phrases/question.ts";
import { PENDING, REFUSAL } from "./phrases/refusal.ts";
import { REJECTION } from "./phrases/rejection.ts";
import { CUSTOMER, HIRING, UNRELATED } from "./phrases/unrelated.ts";
import { type Sentence, sentencesOf } from "./plain-text.ts";

const REJECTIONS = [...REJECTION, ...REFUSAL];

/** The minimum weight that makes a kind certain. */
const CERTAIN = 4;
/** The minimum weight that makes a kind likely. */
const LIKELY = 3;
/** The minimum weight if nothing else was found. Lower weights are courtesies, such as an apology or a thank-you. */
const HINT = 2;
/** The maximum number of words in an item of a list. */
const ITEM_WORDS = 5;
/** The maximum length of a sentence that is shown as a reason. */
const SHOWN_MAX = 200;

/** An email's kind, and the sentence that shows it. */
export type DetectedKind = {
  readonly kind: InboundKind;
  readonly sentence: string | null;
  readonly interviewChange: "scheduled" | "moved" | "called_off" | null;
  /** The total weight of the phrases. */
  readonly weight: number;
  /** The probable subject of an email without known phrases, if a person at an employer wrote it. */
  readonly hint: Hint | null;
};

export const NOTHING: DetectedKind = {
  kind: "other",
  sentence: null,
  interviewChange: null,
  weight: 0,
  hint: null,
};

type Score = { weight: number; sentence: string | null; best: number };
type Read = Sentence & {
  readonly indexed: IndexedWords;
  readonly isCondition: boolean;
  readonly isSubject: boolean;
};

/**
 * Returns an email's kind by the phrases in its subject and text. An email with a calendar is about an interview, unless it is a rejection.
 */
export function kindOf(subject: string, text: string, calendar: "request" | "cancel" | null): DetectedKind {
  const subjects = sentencesOf(subject).map((sentence) => indexed(sentence, true));
  const texts = withoutSteps(sentencesOf(text)).map((sentence) => indexed(sentence, false));
  const unread = [...subjects, ...texts];
  const words = unread.map((sentence) => sentence.indexed);
  if (someContain(words, CUSTOMER)) return NOTHING;
  if (someContain(words, UNRELATED) && !someContain(words, HIRING)) return NOTHING;
  const more = phrasesFor(words);
  const conditions = [...CONDITION, ...more("condition")];
  const sentences = unread.map((sentence) => ({
    ...sentence,
    isCondition: conditions.some((phrase) => contains(sentence.indexed, phrase)),
  }));
  const moved = [...RESCHEDULED, ...more("moved")];
  const calledOff = [...CALLED_OFF, ...more("calledOff")];
  const rejections = [...REJECTIONS, ...more("rejection")];
  const rejection = scoreOf(sentences, rejections, { withConditions: false, unless: PENDING });
  const offer = scoreOf(sentences, [...OFFER, ...more("offer")], {
    withConditions: false,
    unless: NO_OFFER,
  });
  const upcoming = sentences.filter((sentence) => !isPast(sentence));
  const interview = scoreOf(upcoming, [...INTERVIEW, ...more("interview")], {
    withConditions: false,
    unless: RECORDED,
  });
  const question = scoreOf(sentences, [...QUESTION, ...more("question")], {
    withConditions: false,
    unless: DELAY,
  });
  const confirmation = scoreOf(sentences, [...CONFIRMATION, ...more("confirmation")], {
    withConditions: true,
  });
  const alert = scoreOf(sentences, [...ALERT, ...more("alert")], { withConditions: true });
  const fraud = scoreOf(sentences, FRAUD, { withConditions: true, unless: WARNING });
  const result = (kind: InboundKind, { sentence, weight }: Score): DetectedKind => ({
    kind,
    sentence,
    weight,
    hint: null,
    interviewChange: kind === "interview" ? changeOf(sentences, calendar, moved, calledOff) : null,
  });
  if (fraud.weight >= 2 * CERTAIN) return result("other", fraud);
  const isEvent = alert.weight >= CERTAIN && alert.weight > interview.weight;
  if (calendar !== null && !isEvent && rejection.weight < 2 * CERTAIN) return result("interview", interview);
  if (alert.weight >= CERTAIN && alert.weight > rejection.weight && alert.weight >= offer.weight) {
    const strongestOther = Math.max(interview.weight, question.weight, confirmation.weight, rejection.weight);
    if (alert.weight >= strongestOther) return result("other", alert);
  }
  if (rejection.best >= CERTAIN && offer.weight < 2 * rejection.weight) {
    // Emails that cancel or move an appointment use the words of a rejection. A rejection must have other sentences, too.
    const others = scoreOf(sentences, rejections, {
      withConditions: false,
      unless: [...PENDING, ...calledOff, ...(interview.weight > 0 ? moved : [])],
    });
    if (others.best >= CERTAIN) return result("rejection", rejection);
  }
  if (offer.weight >= LIKELY && offer.weight >= interview.weight) return result("offer", offer);
  const asks = question.weight >= interview.weight ? question : interview;
  if (asks.weight >= LIKELY && (asks.best >= CERTAIN || asks.weight >= confirmation.weight / 2)) {
    if (asks.weight >= confirmation.weight / 3)
      return result(asks === question ? "question" : "interview", asks);
  }
  if (confirmation.weight >= LIKELY) return result("confirmation", confirmation);
  if (rejection.weight >= CERTAIN) return result("rejection", rejection);
  // Courtesies alone never close a card: "leider" also begins a change of time.
  const kinds = { offer, interview, question, confirmation } as const;
  const [likeliest] = (Object.keys(kinds) as (keyof typeof kinds)[]).toSorted(
    (a, b) => kinds[b].weight - kinds[a].weight,
  );
  if (likeliest && kinds[likeliest].weight >= HINT) return result(likeliest, kinds[likeliest]);
  return { ...NOTHING, hint: hintIn(sentences) };
}

/** Checks whether a text mentions the reader's own application. */
export function isAboutApplication(text: string): boolean {
  const sentences = sentencesOf(text).map(({ words }) => indexWords(words));
  return someContain(sentences, [...OWN_APPLICATION, ...phrasesFor(sentences)("ownApplication")]);
}

/** Checks whether a text has words that only emails about jobs use. */
export function isAboutHiring(text: string): boolean {
  const sentences = sentencesOf(text).map(({ words }) => indexWords(words));
  return someContain(sentences, [...HIRING, ...phrasesFor(sentences)("hiring")]);
}

function someContain(sentences: readonly IndexedWords[], phrases: readonly Phrase[]): boolean {
  return sentences.some((sentence) => phrases.some((phrase) => contains(sentence, phrase)));
}

/** Removes the items of a list of steps, such as "Phone interview" below "What happens next?". */
function withoutSteps(sentences: readonly Sentence[]): readonly Sentence[] {
  let isInList = false;
  return sentences.filter(({ text, words }) => {
    const isShort = words.split(" ").length <= ITEM_WORDS;
    const isItem = isShort || /^(?:[-*•–]|\(?\d{1,2}\s?[).])/.test(text);
    const isHeading = isShort && STEPS_AHEAD.some((phrase) => contains(indexWords(words), phrase));
    isInList = isHeading || isInList;
    return isHeading || !(isInList && isItem);
  });
}

/** Checks whether a sentence is only about a conversation that took place. */
function isPast({ indexed }: Read): boolean {
  return someContain([indexed], PAST) && !someContain([indexed], AHEAD);
}

function indexed(sentence: Sentence, isSubject: boolean) {
  return { ...sentence, isSubject, indexed: indexWords(sentence.words) };
}

/** The options of a score: `withConditions` also counts sentences about possible events; `unless` excludes sentences with these phrases. */
type ScoreOptions = { readonly withConditions: boolean; readonly unless?: readonly Phrase[] };

/** Adds up the weights of the phrases. Each counts once; one in the subject counts 1.5 times. */
function scoreOf(
  sentences: readonly Read[],
  phrases: readonly Phrase[],
  { withConditions, unless = [] }: ScoreOptions,
): Score {
  const score: Score = { weight: 0, sentence: null, best: 0 };
  const counted = sentences.filter(
    (sentence) =>
      (withConditions || !sentence.isCondition) &&
      !unless.some((phrase) => contains(sentence.indexed, phrase)),
  );
  for (const phrase of phrases) {
    const sentence = counted.find(({ indexed }) => contains(indexed, phrase));
    if (!sentence) continue;
    const weight = phrase.weight * (sentence.isSubject ? 1.5 : 1);
    score.weight += weight;
    if (weight > score.best) {
      score.best = weight;
      score.sentence = sentence.text.slice(0, SHOWN_MAX);
    }
  }
  return score;
}

function changeOf(
  sentences: readonly Read[],
  calendar: "request" | "cancel" | null,
  moved: readonly Phrase[],
  calledOff: readonly Phrase[],
): DetectedKind["interviewChange"] {
  const says = (phrases: readonly Phrase[]) =>
    scoreOf(sentences, phrases, { withConditions: false }).weight > 0;
  if (calendar === "cancel") return "called_off";
  const isMoved = says(moved);
  if (calendar === null && says(calledOff) && !isMoved) return "called_off";
  return isMoved ? "moved" : "scheduled";
}
