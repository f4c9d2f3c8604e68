import type { PAY_FREQUENCIES, WORK_MODES, WORK_TYPES } from "./values.ts";

type Of<Values extends readonly string[]> = Values[number];

/** What a person may leave unsaid of a job. It is kept as null, and pages show nothing. */
export type Unsaid = {
  readonly workMode: Of<typeof WORK_MODES> | null;
  readonly workType: Of<typeof WORK_TYPES> | null;
  readonly payFrequency: Of<typeof PAY_FREQUENCIES> | null;
  readonly currency: string | null;
};

/** The API has no value for "not said": these are what it answers instead. Nothing ever writes them. */
export const JOB_DEFAULTS = {
  workMode: "onsite",
  workType: "full_time",
  payFrequency: "annually",
  currency: "USD",
} as const satisfies { readonly [Field in keyof Unsaid]: NonNullable<Unsaid[Field]> };

/** Whether a field may be left unsaid. */
export function mayBeUnsaid(field: string): field is keyof Unsaid {
  return field in JOB_DEFAULTS;
}
