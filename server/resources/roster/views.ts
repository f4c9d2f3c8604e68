import { z } from "zod";
import { PROVIDED_FIELDS } from "#domain/applicant-fields.ts";
import { SEARCH_STATES } from "#domain/attention.ts";
import { LIMITS } from "#domain/limits.ts";
import { FIELD_COLUMN, NO_COACH, NO_COHORT, ROSTER_COLUMNS, ROSTER_SORTS } from "#domain/values.ts";
import { storable } from "#server/core/fields.ts";
import { isId } from "#server/core/ids.ts";
import { AttentionReason } from "./entities.ts";

const FILTERED_FIELDS = LIMITS.quotas.applicantFields + PROVIDED_FIELDS.length;
const fieldText = z
  .string()
  .max(LIMITS.text.fieldValue)
  .refine(storable, "Must be text without NUL characters or broken surrogates.");

/** The key of the column for an organization's field. */
const fieldColumn = z.templateLiteral([FIELD_COLUMN, z.string().max(LIMITS.text.fieldName)]);

/** A field's ID and the wanted value, such as `program=Data Science`. */
const fieldFilter = z
  .string()
  .max(LIMITS.text.fieldName + 1 + LIMITS.text.fieldValue)
  .refine(storable, "Must be text without NUL characters or broken surrogates.")
  .refine((text) => text.indexOf("=") > 0, "Must be a field's ID, then =, then a value.");

/** The filter of roster operations by fields. */
export const fieldFilters = z
  .array(fieldFilter)
  .max(FILTERED_FIELDS)
  .optional()
  .describe(
    "Applicants with all of these values of the organization's fields, each as `FIELD_ID=VALUE`. An empty value finds those without one, and a date can be a range, such as `graduation=2027-01-01..2027-06-30`.",
  );

/** Returns the wanted value of each field. If a field has several, the last one counts. */
export function fieldValuesOf(filters: readonly string[] | undefined): Record<string, string> | undefined {
  if (filters === undefined || filters.length === 0) return undefined;
  return Object.fromEntries(
    filters.map((text) => {
      const at = text.indexOf("=");
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}

/** A view of the roster: its filters and order. */
export const RosterFilter = z.strictObject({
  attention: z.array(AttentionReason).max(AttentionReason.options.length),
  cohortId: z
    .string()
    .refine((value) => value === NO_COHORT || isId("cohort", value))
    .nullable(),
  coachId: z
    .string()
    .refine((value) => value === NO_COACH || isId("member", value))
    .nullish(),
  state: z.enum(SEARCH_STATES).nullish(),
  fields: z
    .record(fieldText, fieldText)
    .refine((fields) => Object.keys(fields).length <= FILTERED_FIELDS, `At most ${FILTERED_FIELDS} fields.`)
    .nullish(),
  search: z
    .string()
    .max(LIMITS.text.title)
    .refine(storable, "Must be text without NUL characters or broken surrogates."),
  sort: z.union([z.enum(ROSTER_SORTS), fieldColumn]),
});

/** A saved filter of the reader, or one that another member of staff shares. */
export const SavedFilter = z.object({
  name: z.string(),
  filter: RosterFilter,
  isShared: z.boolean(),
  sharedBy: z
    .string()
    .nullable()
    .describe("The name of the member who shares it. Null for the reader's own."),
});
export type SavedFilter = z.infer<typeof SavedFilter>;

/** The roster columns that a person has chosen; null for the default. */
export const RosterColumns = z
  .array(z.union([z.enum(ROSTER_COLUMNS), fieldColumn]))
  .max(ROSTER_COLUMNS.length + FILTERED_FIELDS)
  .nullable();
export type RosterColumns = z.infer<typeof RosterColumns>;
