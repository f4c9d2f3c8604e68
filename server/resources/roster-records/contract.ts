import { z } from "zod";
import { FIELD_KINDS } from "#domain/applicant-fields.ts";
import { normalizeEmail } from "#domain/email-address.ts";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import {
  growingEnum,
  id,
  instantOut,
  organizationSlug,
  TITLE_MAX,
  text,
  title,
} from "#server/core/fields.ts";
import { BEYOND, defineOperations, PAGES } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted } from "#server/resources/enumerations.ts";

const { fieldName, fieldValue } = LIMITS.text;
const OPTIONS_MAX = 100;

const FieldKind = growingEnum(FIELD_KINDS).meta({ id: "FieldKind" });
export type FieldKind = z.infer<typeof FieldKind>;

export const ApplicantField = z
  .object({
    id: z.string().describe("Identifies the field in a record's `fields`."),
    name: z.string(),
    kind: FieldKind,
    options: z.array(z.string()).describe("The values of a choice, in their order."),
    isProvided: z.boolean().describe("True for the fields that every organization has."),
    isStated: z
      .boolean()
      .describe("True for Intent: applicants state it when they join a cohort, and no one else writes it."),
  })
  .meta({ id: "ApplicantField", description: "A field that an organization keeps about its applicants." });
export type ApplicantField = z.infer<typeof ApplicantField>;

export const RosterRecord = z
  .object({
    id: z.string(),
    email: z.string().describe("The address by which staff know the person."),
    accountEmail: z.string().nullable().describe("The address of their account. Null until they join."),
    studentId: z.string().nullable(),
    name: z.string().nullable().describe("The name in staff's record."),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    fields: z
      .record(z.string(), z.string())
      .describe("The values of the organization's fields, by the field's ID."),
    updatedAt: instantOut,
  })
  .meta({
    id: "RosterRecord",
    description: "The record that staff keep about an applicant, which the applicant also sees.",
  });
export type RosterRecord = z.infer<typeof RosterRecord>;

/** The part of a record that a sync writes, as it is stored for an undo. */
export type RecordFields = {
  readonly email: string;
  readonly formerEmails: readonly string[];
  readonly studentId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly fullName: string | null;
  readonly cohortIds: readonly string[];
  /** The member ID of the coach who leads the person once they join. */
  readonly coachId: string | null;
  readonly fields: Readonly<Record<string, string>>;
};

/** A sync's change of a member's coaches, as it is stored for an undo. */
export type SyncedCoaching =
  | SyncedLead
  | { /** The member IDs of the coaches, the lead first. */ readonly removed: readonly string[] };

export type SyncedLead = {
  /** The member ID of the coach whom the sync made the lead. */
  readonly coachId: string;
  /** False if they coached the person already. */
  readonly isAdded: boolean;
  /** The member ID of the coach who led before. */
  readonly before: string | null;
};

const fieldId = id("applicantField", "The field's ID.");

export const rosterRecords = defineOperations("roster_records", {
  list: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/roster/records",
    roles: rolesWith("roster.list"),
    summary: "List the records of applicants",
    description:
      "Returns what staff keep about applicants: student ID, name, and the organization's fields, by email address. People who were invited have a record before they join. Records are written by roster_syncs.create and roster_records.update.",
    brief: "Lists student IDs, names, and fields of applicants.",
    input: z.strictObject({
      organizationSlug,
      search: text(TITLE_MAX).optional().describe("A part of the student ID, name, or address."),
      ...pageFields,
    }),
    output: pageOf(RosterRecord),
  },
  update: {
    ...BEYOND.organizationChange,
    path: "/organizations/{organizationSlug}/roster/records",
    organizationLock: "members",
    summary: "Update the record of an applicant",
    description:
      "Changes the student ID, name, or fields that staff keep about one applicant or invited person, identified by address. Omitted fields keep their value, and null clears one. To update many, use roster_syncs.create.",
    brief: "Changes one applicant's student ID, name, or fields.",
    errors: ["roster_key_taken"],
    input: z.strictObject({
      organizationSlug,
      applicantEmail: text(LIMITS.text.email)
        .overwrite(normalizeEmail)
        .describe("The address of the account, or the one that staff keep."),
      studentId: title(LIMITS.text.studentId).nullable().optional().describe("Null removes it."),
      firstName: title(TITLE_MAX).nullable().optional().describe("First name."),
      lastName: title(TITLE_MAX).nullable().optional().describe("Last name."),
      fields: z
        .record(text(fieldName), text(fieldValue).nullable())
        .optional()
        .describe("New values by the field's ID."),
    }),
    output: RosterRecord,
  },
  setValues: {
    ...PAGES.organizationChange,
    roles: rolesWith("roster_records.update"),
    organizationLock: "members",
    input: z.strictObject({
      organizationSlug,
      fieldId: text(fieldName),
      changes: z
        .array(
          z.strictObject({
            applicantEmail: text(LIMITS.text.email).overwrite(normalizeEmail),
            value: text(fieldValue).nullable(),
            was: text(fieldValue)
              .nullable()
              .optional()
              .describe(
                "Changes the field only if it has this value, so that an undo keeps what others wrote since.",
              ),
          }),
        )
        .min(1, "Must name an applicant.")
        .max(LIMITS.requests.bulkApplicants, `At most ${LIMITS.requests.bulkApplicants} applicants.`),
    }),
    output: z.object({
      data: z.array(
        z.object({
          applicantEmail: z.string(),
          outcome: z.enum(["updated", "unchanged", "not_an_applicant", "address_taken", "changed_since"]),
          before: z.string().nullable(),
        }),
      ),
    }),
  },
  listFields: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/applicant-fields",
    roles: rolesWith("roster.list"),
    summary: "List the applicant fields",
    description:
      "Returns the fields that the organization keeps about its applicants: first the built-in ones, then its own in the order in which they were added.",
    brief: "Lists the fields that roster_syncs.create accepts as columns.",
    output: z.object({ data: z.array(ApplicantField) }),
  },
  createField: {
    ...BEYOND.organizationChange,
    path: "/organizations/{organizationSlug}/applicant-fields",
    roles: rolesWith("applicant_fields.change"),
    organizationLock: "members",
    summary: "Add an applicant field",
    description: `Adds a field, such as a campus. An organization can add up to ${LIMITS.quotas.applicantFields}. Fill it with a column of the same name in roster_syncs.create.`,
    brief: "Adds a text, choice, or date field.",
    errors: ["field_name_taken"],
    input: z.strictObject({
      organizationSlug,
      name: title(fieldName).describe("Unique within the organization, ignoring case."),
      kind: z.enum(FIELD_KINDS).describe("The type of its values."),
      options: z
        .array(title(fieldValue))
        .max(OPTIONS_MAX)
        .default([])
        .describe("The values of a choice, in their order."),
    }),
    output: ApplicantField,
  },
  deleteField: {
    ...BEYOND.organizationChange,
    method: "DELETE",
    path: "/organizations/{organizationSlug}/applicant-fields/{fieldId}",
    roles: rolesWith("applicant_fields.change"),
    organizationLock: "members",
    summary: "Delete a field of applicants",
    description: "Deletes a field that the organization added, with its value in every record.",
    brief: "Deletes a field and its values.",
    input: z.strictObject({ organizationSlug, fieldId }),
    output: Deleted,
  },
});
