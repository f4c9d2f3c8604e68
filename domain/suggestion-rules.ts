import type { Status } from "./values.ts";

/** A rule that suggests the next step for a card or a contact. */
type Rule = {
  /** The columns of its cards; none for a rule about contacts. */
  readonly statuses: readonly Status[];
  /**
   * The moment from which the days count. `silence`: the last change of the card; `reply`: the employer's latest reply; `interview`: the start of one
   * that was held; `rhythm`: the last interaction with a contact; the others: that date of the card.
   */
  readonly cause: "silence" | "reply" | "interview" | "closingDate" | "offerDeadline" | "rhythm";
  /**
   * The days after the cause from which the suggestion is made. Null for a rhythm, because each contact has
   * its own.
   */
  readonly days: number | null;
  /** The most days that a person can choose instead; the fewest are `SUGGESTION_DAYS_LEAST`. */
  readonly most: number;
  /** The days after the cause until which it is made; null for no end. */
  readonly until: number | null;
  /** True if the days count back from a date ahead. */
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
 * The rules by which Today suggests what to do next. An application without an answer is suggested once here, and once more as a quiet card
 * (`quiet.ts`); a reply is suggested twice, the second time in place of the first.
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
/** The settings of a rule that a person changed; days of null mean the rule's own. */
export type ChosenRule = { readonly isOn?: boolean; readonly days?: number | null };
/** The settings that a person changed, by rule. */
export type ChosenRules = { readonly [Rule in SuggestionRule]?: ChosenRule };
export const SUGGESTION_DAYS_LEAST = 1;
/** The most days of a contact's rhythm. */
export const RHYTHM_DAYS_MOST = SUGGESTION_RULES.keep_in_touch.most;
