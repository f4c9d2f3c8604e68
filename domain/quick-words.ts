/** The words of a language for dates and times in a quick text: alternatives, in lowercase. */
export type QuickWords = {
  today: readonly string[];
  tomorrow: readonly string[];
  /** Monday first. */
  weekdays: readonly (readonly string[])[];
  /** Words before a weekday or a date that don't change its meaning. */
  on: readonly string[];
  next: readonly string[];
  /** The word in "in 3 days". */
  in: readonly string[];
  one: readonly string[];
  days: readonly string[];
  weeks: readonly string[];
  months: readonly string[];
  weekly: readonly string[];
  monthly: readonly string[];
  every: readonly string[];
  at: readonly string[];
  noon: readonly string[];
  am: readonly string[];
  pm: readonly string[];
};

/** The words by language; each language of `messages/` has its entry. */
export const QUICK_WORDS = {
  en: {
    today: ["today"],
    tomorrow: ["tomorrow", "tmrw"],
    weekdays: [
      ["monday", "mon"],
      ["tuesday", "tue", "tues"],
      ["wednesday", "wed"],
      ["thursday", "thu", "thur", "thurs"],
      ["friday", "fri"],
      ["saturday"],
      ["sunday"],
    ],
    on: ["on", "by"],
    next: ["next", "this"],
    in: ["in"],
    one: ["a", "an", "one"],
    days: ["day", "days"],
    weeks: ["week", "weeks"],
    months: ["month", "months"],
    weekly: ["weekly", "every week", "each week"],
    monthly: ["monthly", "every month", "each month"],
    every: ["every", "each"],
    at: ["at"],
    noon: ["noon", "midday"],
    am: ["am", "a.m."],
    pm: ["pm", "p.m."],
  },
} as const satisfies Record<string, QuickWords>;
