import type { InboundKind } from "#domain/inbound-kinds.ts";
import { contains, type IndexedWords, indexWords, type Phrase } from "./phrase.ts";
import { CONFIRMATION } from "./phrases/confirmation.ts";
import { CALLED_OFF, INTERVIEW, RECORDED, RESCHEDULED } from "./phrases/interview.ts";
import { NO_OFFER, OFFER } from "./phrases/offer.ts";
import { ALERT, CONDITION, FRAUD, OWN_APPLICATION, STEPS_AHEAD, WARNING } from "./phrases/other.ts";
import { QUESTION } from "./phrases/question.ts";
import { REFUSAL } from "./phrases/refusal.ts";
import { REJECTION } from "./phrases/rejection.ts";
import { type Sentence, sentencesOf } from "./plain-text.ts";

/** The weight from which a kind is sure enough to count. */
const ENOUGH = 4;
/** The weight from which a kind counts if the sender is known. */
const LEAST = 3;
/** The weight from which a kind counts if nothing else is said. Less is a courtesy, such as an apology or a thank-you. */
const HINT = 2;
/** The most words of a sentence that is an item of a list. */
const ITEM_WORDS = 5;
/** The most characters of a sentence that is shown as a reason. */
const SHOWN_MAX = 200;

/** An email's kind, and the sentence that says so. */
export type KindFound = {
  readonly kind: InboundKind;
  readonly sentence: string | null;
  readonly interviewChange: "scheduled" | "moved" | "called_off" | null;
  /** The weight of the phrases together. */
  readonly weight: number;
};

type Score = { weight: number; sentence: string | null; best: number };
type Read = Sentence & {
  readonly indexed: IndexedWords;
  readonly isCondition: boolean;
  readonly isSubject: boolean;
};

/** Finds what an email is about by the phrases of its subject and text. A calendar's invitation makes it an interview's. */
export function kindOf(subject: string, text: string, calendar: "request" | "cancel" | null): KindFound {
  const sentences = [
    ...sentencesOf(subject).map((sentence) => read(sentence, true)),
    ...withoutSteps(sentencesOf(text)).map((sentence) => read(sentence, false)),
  ];
  const rejection = scoreOf(sentences, [...REJECTION, ...REFUSAL], { withConditions: false });
  const offer = scoreOf(sentences, OFFER, { withConditions: false, unless: NO_OFFER });
  const interview = scoreOf(sentences, INTERVIEW, { withConditions: false, unless: RECORDED });
  const question = scoreOf(sentences, QUESTION, { withConditions: false });
  const confirmation = scoreOf(sentences, CONFIRMATION, { withConditions: true });
  const alert = scoreOf(sentences, ALERT, { withConditions: true });
  const fraud = scoreOf(sentences, FRAUD, { withConditions: true, unless: WARNING });
  const found = (kind: InboundKind, { sentence, weight }: Score): KindFound => ({
    kind,
    sentence,
    weight,
    interviewChange: kind === "interview" ? changeOf(sentences, calendar) : null,
  });
  if (isFraud(fraud)) return found("other", fraud);
  if (calendar !== null && rejection.weight < 2 * ENOUGH) return found("interview", interview);
  if (alert.weight >= ENOUGH && alert.weight > rejection.weight && alert.weight >= offer.weight) {
    const others = Math.max(interview.weight, question.weight, confirmation.weight, rejection.weight);
    if (alert.weight >= others) return found("other", alert);
  }
  if (isRejection(rejection, offer)) {
    // Emails that cancel or move an appointment use the words of a rejection. Without those sentences, a real rejection still counts as
    // one.
    const others = scoreOf(sentences, [...REJECTION, ...REFUSAL], {
      withConditions: false,
      unless: [...CALLED_OFF, ...(interview.weight > 0 ? RESCHEDULED : [])],
    });
    if (others.best >= ENOUGH) return found("rejection", rejection);
  }
  if (offer.weight >= LEAST && offer.weight >= interview.weight) return found("offer", offer);
  const asks = question.weight >= interview.weight ? question : interview;
  if (asks.weight >= LEAST && (asks.best >= ENOUGH || asks.weight >= confirmation.weight / 2)) {
    if (asks.weight >= confirmation.weight / 3)
      return found(asks === question ? "question" : "interview", asks);
  }
  if (confirmation.weight >= LEAST) return found("confirmation", confirmation);
  if (rejection.weight >= ENOUGH) return found("rejection", rejection);
  const kinds = { rejection, offer, interview, question, confirmation } as const;
  const [likeliest] = (Object.keys(kinds) as (keyof typeof kinds)[]).toSorted(
    (one, other) => kinds[other].weight - kinds[one].weight,
  );
  if (likeliest && kinds[likeliest].weight >= HINT) return found(likeliest, kinds[likeliest]);
  return { kind: "other", sentence: null, interviewChange: null, weight: 0 };
}

/** Checks whether a text speaks of the reader's own application. */
export function isAboutApplication(text: string): boolean {
  return sentencesOf(text).some(({ words }) => {
    const indexed = indexWords(words);
    return OWN_APPLICATION.some((phrase) => contains(indexed, phrase));
  });
}

/** Returns the sentences without the items of a list of steps, such as "Phone interview" below "What happens next?". */
function withoutSteps(sentences: readonly Sentence[]): readonly Sentence[] {
  let isInList = false;
  return sentences.filter(({ words }) => {
    const isItem = words.split(" ").length <= ITEM_WORDS;
    const isHeading = isItem && STEPS_AHEAD.some((phrase) => contains(indexWords(words), phrase));
    isInList = isHeading || isInList;
    return isHeading || !(isInList && isItem);
  });
}

function isRejection(rejection: Score, offer: Score): boolean {
  return rejection.best >= ENOUGH && offer.weight < 2 * rejection.weight;
}

function isFraud({ weight }: Score): boolean {
  return weight >= 2 * ENOUGH;
}

function read(sentence: Sentence, isSubject: boolean): Read {
  const indexed = indexWords(sentence.words);
  return {
    ...sentence,
    indexed,
    isSubject,
    isCondition: CONDITION.some((phrase) => contains(indexed, phrase)),
  };
}

type Way = { readonly withConditions: boolean; readonly unless?: readonly Phrase[] };

/** Adds up the weights of the phrases; each counts once, and in the subject half as much again. */
function scoreOf(
  sentences: readonly Read[],
  phrases: readonly Phrase[],
  { withConditions, unless = [] }: Way,
): Score {
  const score: Score = { weight: 0, sentence: null, best: 0 };
  const counted = sentences.filter(
    (sentence) =>
      (withConditions || !sentence.isCondition) &&
      !unless.some((phrase) => contains(sentence.indexed, phrase)),
  );
  for (const phrase of phrases) {
    const said = counted.find(({ indexed }) => contains(indexed, phrase));
    if (!said) continue;
    const weight = phrase.weight * (said.isSubject ? 1.5 : 1);
    score.weight += weight;
    if (weight > score.best) {
      score.best = weight;
      score.sentence = said.text.slice(0, SHOWN_MAX);
    }
  }
  return score;
}

function changeOf(
  sentences: readonly Read[],
  calendar: "request" | "cancel" | null,
): KindFound["interviewChange"] {
  const says = (phrases: readonly Phrase[]) =>
    scoreOf(sentences, phrases, { withConditions: false }).weight > 0;
  if (calendar === "cancel") return "called_off";
  const isMoved = says(RESCHEDULED);
  if (calendar === null && says(CALLED_OFF) && !isMoved) return "called_off";
  return isMoved ? "moved" : "scheduled";
}
