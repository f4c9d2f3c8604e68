import type { Status } from "./values.ts";

/** A rule about what a card waits for. The days count from the moment that causes the suggestion. */
type Rule = {
  readonly statuses: readonly Status[];
  /** `silence`: the last change of the card; `interview`: the start of one that was held; the others: that date of the card. */
  readonly cause: "silence" | "interview" | "closingDate" | "offerDeadline";
  /** The days after the cause, or before it if negative, from which and until which the suggestion is made. */
  readonly from: number;
  readonly until: number;
};

/**
 * The rules by which Today suggests what to do next. An application without an answer is suggested once here, and once more as a quiet card
 * (`quiet.ts`).
 */
export const SUGGESTION_RULES = {
  follow_up: { statuses: ["applied"], cause: "silence", from: 7, until: 14 },
  thanks: {
    statuses: ["applied", "interviewing", "offer"],
    cause: "interview",
    from: 1,
    until: 4,
  },
  offer_deadline: { statuses: ["offer"], cause: "offerDeadline", from: -2, until: 1 },
  posting_closes: { statuses: ["saved"], cause: "closingDate", from: -2, until: 1 },
} as const satisfies Record<string, Rule>;

export type SuggestionRule = keyof typeof SUGGESTION_RULES;
export const SUGGESTIONS = Object.keys(SUGGESTION_RULES) as SuggestionRule[];
