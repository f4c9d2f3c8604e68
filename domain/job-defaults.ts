import type { PAY_FREQUENCIES, WORK_MODES, WORK_TYPES } from "./values.ts";

type Of<Values extends readonly string[]> = Values[number];

/** The fields of a job that a person may leave empty. They are stored as null, and pages show nothing. */
export type UnspecifiedFields = {
  readonly workMode: Of<typeof WORK_MODES> | null;
  readonly workType: Of<typeof WORK_TYPES> | null;
  readonly payFrequency: Of<typeof PAY_FREQUENCIES> | null;
  readonly currency: string | null;
};

/**
 * The values that the API returns for empty fields, because it has no value for "not stated". They are never
 * stored.
 */
export const JOB_DEFAULTS = {
  workMode: "onsite",
  workType: "full_time",
  payFrequency: "annually",
  currency: "USD",
} as const satisfies { readonly [Field in keyof UnspecifiedFields]: NonNullable<UnspecifiedFields[Field]> };

/** Checks whether a field may be left empty. */
export function mayBeUnspecified(field: string): field is keyof UnspecifiedFields {
  return field in JOB_DEFAULTS;
}
