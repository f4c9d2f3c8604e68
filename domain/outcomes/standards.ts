import { type OutcomeIntent, type OutcomeKind, WORK_KINDS } from "./kinds.ts";

/** The standards that judge outcomes, and our own rate, which is shown beside them. */
export const STANDARD_NAMES = ["nace", "cirr", "own"] as const;
export type StandardName = (typeof STANDARD_NAMES)[number];

/** The figures of all standards. A person counts in exactly one figure of a standard. */
export const FIGURES = [
  "employed",
  "service",
  "military",
  "continuing_education",
  "still_seeking",
  "not_seeking",
  "unknown",
  "1A",
  "1B",
  "1C",
  "1D",
  "1E",
  "2A",
  "2B",
  "3A",
  "3B",
  "4",
  "excluded",
  "found",
  "searching",
] as const;
export type Figure = (typeof FIGURES)[number];

/** The facts that a standard judges: the intent of a person, and the last outcome known about them, if any. */
export type Case = {
  readonly kind: OutcomeKind | null;
  readonly inField: boolean | null;
  readonly isOwnHire: boolean;
  readonly isFullTimeTerm: boolean;
  readonly isDocumented: boolean;
  readonly intent: OutcomeIntent | null;
};

/** A figure and the conditions under which it counts a person. All given conditions must hold. If several rules match, the first one counts. */
export type Rule = {
  readonly figure: Figure;
  readonly kinds?: readonly (OutcomeKind | null)[];
  readonly intents?: readonly OutcomeIntent[];
} & { readonly [Flag in "inField" | "isOwnHire" | "isFullTimeTerm" | "isDocumented"]?: boolean };

/** A rate: the people in some figures, divided by the people in others. */
export type Rate = {
  readonly name: "knowledge" | "outcomes" | "in_field" | "employed" | "found";
  readonly numerator: readonly Figure[];
  readonly denominator: readonly Figure[];
};

/** The last day on which an outcome still counts, relative to the day on which the person finished. */
export type Deadline =
  | { readonly kind: "class"; readonly firstMonth: number }
  | { readonly kind: "days"; readonly days: number }
  | null;

export type Standard = {
  readonly source: string | null;
  /** The people whom the standard judges: those who finished, or everyone except those who withdrew. */
  readonly judges: "graduates" | "everyone";
  readonly deadline: Deadline;
  readonly rules: readonly Rule[];
  readonly rates: readonly Rate[];
  /** The figures whose base pay is in the median. */
  readonly paid: readonly Figure[];
};

const NACE_OUTCOMES = ["employed", "service", "military", "continuing_education"] as const;
const CIRR_IN_FIELD = ["1A", "1B", "1C", "1D", "1E"] as const;
const CIRR_COUNTED = [...CIRR_IN_FIELD, "2A", "2B", "3A", "3B", "4"] as const;
const TERMS = ["contract", "internship"] as const;
const OTHER_PLANS = ["current_employer", "self_enrichment", "study"] as const;

export const STANDARDS = {
  nace: {
    source: "https://www.naceweb.org/job-market/graduate-outcomes/first-destination/standards-and-protocols",
    judges: "graduates",
    deadline: { kind: "class", firstMonth: 7 },
    rules: [
      { figure: "employed", kinds: WORK_KINDS },
      { figure: "service", kinds: ["service"] },
      { figure: "military", kinds: ["military"] },
      { figure: "continuing_education", kinds: ["study"] },
      { figure: "still_seeking", kinds: ["seeking"] },
      { figure: "not_seeking", kinds: ["not_seeking"] },
      { figure: "unknown" },
    ],
    rates: [
      {
        name: "knowledge",
        numerator: [...NACE_OUTCOMES, "still_seeking", "not_seeking"],
        denominator: [...NACE_OUTCOMES, "still_seeking", "not_seeking", "unknown"],
      },
      { name: "outcomes", numerator: NACE_OUTCOMES, denominator: [...NACE_OUTCOMES, "still_seeking"] },
    ],
    paid: ["employed"],
  },
  cirr: {
    source: "https://cirr.org/standards/standard-tracking-job-outcomes",
    judges: "graduates",
    deadline: { kind: "days", days: 180 },
    rules: [
      { figure: "excluded", intents: OTHER_PLANS },
      // Only a search needs no documentation, so an outcome without one counts as a search.
      { figure: "3A", isDocumented: false },
      { figure: "3A", kinds: ["seeking"] },
      { figure: "4", kinds: ["unknown"] },
      { figure: "3B", kinds: ["not_seeking", "study", "service", "military"] },
      { figure: "1C", isOwnHire: true, inField: true },
      { figure: "2A", isOwnHire: true },
      { figure: "1D", kinds: ["own_venture"], inField: true },
      { figure: "1A", kinds: ["full_time"], inField: true },
      { figure: "1B", kinds: TERMS, isFullTimeTerm: true, inField: true },
      { figure: "1E", inField: true },
      { figure: "2B" },
    ],
    rates: [
      { name: "in_field", numerator: CIRR_IN_FIELD, denominator: CIRR_COUNTED },
      { name: "employed", numerator: [...CIRR_IN_FIELD, "2A", "2B"], denominator: CIRR_COUNTED },
    ],
    // An undocumented job counts as a search, and a job in another field isn't what the program prepares for.
    paid: CIRR_IN_FIELD,
  },
  own: {
    source: null,
    judges: "everyone",
    deadline: null,
    rules: [
      { figure: "found", kinds: [...WORK_KINDS, "study", "service", "military"] },
      { figure: "not_seeking", kinds: ["not_seeking"] },
      // Anyone who isn't known to have found something is still searching.
      { figure: "searching" },
    ],
    rates: [{ name: "found", numerator: ["found"], denominator: ["found", "searching"] }],
    paid: ["found"],
  },
} as const satisfies Record<StandardName, Standard>;
