import type { Status } from "./values.ts";

/** A rule that suggests the next step for a card or a contact. */
type Rule = {
  /** The columns of the rule's cards; none for a rule about contacts. */
  readonly statuses: readonly Status[];
  /**
   * The moment from which the days count. `silence`: the last change of the card; `reply`: the employer's latest reply; `interview`: the start of one
   * that was held; `rhythm`: the last interaction with a contact; the others: that date of the card.
   */
  readonly cause: "silence" | "reply" | "interview" | "closingDate" | "offerDeadline" | "rhythm";
  /**
   * The days from the cause until the suggestion is made. Null for a rhythm, because each contact has its
   * own.
   */
  readonly days: number | null;
  /** The most days that a person can set instead; the fewest are `SUGGESTION_DAYS_LEAST`. */
  readonly most: number;
  /** The days from the cause until the suggestion ends; null if it never does. */
  readonly until: number | null;
  /** True if the days count back from a date in the future. */
  readonly isAhead?: true;
};

const SOON = { days: 2, most: 30, until: 1, isAhead: true } as const;
const REPLY = {
  statuses: ["applied", "interviewing", "offer"],
  cause: "reply",
  most: 6,
  until: 7,
} as const;

/**
 * The rules by which Today suggests what to do next. An application without a reply is suggested once here
 * and once as a quiet card (`quiet.ts`). An employer's reply is suggested twice; the second suggestion
 * replaces the first.
 */
export const SUGGESTION_RULES = {
  follow_up: { statuses: ["applied"], cause: "silence", days: 7, most: 13, until: 14 },
  reply: { ...REPLY, days: 1 },
  reply_again: { ...REPLY, days: 3 },
  thanks: {
    statuses: ["applied", "interviewing", "offer"],
    cause: "interview",
    days: 1,
    most: 3,
    until: 4,
  },
  offer_deadline: { ...SOON, statuses: ["offer"], cause: "offerDeadline" },
  posting_closes: { ...SOON, statuses: ["saved"], cause: "closingDate" },
  keep_in_touch: { statuses: [], cause: "rhythm", days: null, most: 365, until: null },
} as const satisfies Record<string, Rule>;

export type SuggestionRule = keyof typeof SUGGESTION_RULES;
export const SUGGESTIONS = Object.keys(SUGGESTION_RULES) as [SuggestionRule, ...SuggestionRule[]];
/** A person's settings for a rule. If `days` is null, the rule's own days apply. */
export type ChosenRule = { readonly isOn?: boolean; readonly days?: number | null };
/** The settings that a person changed, by rule. */
export type ChosenRules = { readonly [Rule in SuggestionRule]?: ChosenRule };
export const SUGGESTION_DAYS_LEAST = 1;
/** The most days of a contact's rhythm. */
export const RHYTHM_DAYS_MOST = SUGGESTION_RULES.keep_in_touch.most;
