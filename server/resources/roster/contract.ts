import { z } from "zod";
import { ATTENTION_REASONS, SEARCH_STATES } from "#domain/attention.ts";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { APPLICANTS, STAFF } from "#domain/roles.ts";
import { NO_COACH, NO_COHORT } from "#domain/values.ts";
import { id, instantOut, organizationSlug, text, title } from "#server/core/fields.ts";
import { isId } from "#server/core/ids.ts";
import { BEYOND, defineOperations, PAGES, PUBLIC } from "#server/core/operation.ts";
import { compactPage, pageFields, pageOf } from "#server/core/pagination.ts";
import { DepartureReason } from "#server/resources/enumerations.ts";
import { OutcomeIntent } from "#server/resources/outcomes/entities.ts";
import { RosterRecord } from "#server/resources/roster-records/contract.ts";
import {
  ExportedFile,
  ExportFormat,
  exportFormat,
  FILE_TYPES,
} from "#server/resources/spreadsheet-formats.ts";
import {
  AttentionReason,
  briefRow,
  compactRow,
  FeedbackDue,
  RosterRow,
  ShownRosterRow,
  StaffToday,
} from "./entities.ts";
import { fieldFilters, RosterColumns, RosterFilter, SavedFilter } from "./views.ts";
import { reading, working } from "./working.ts";

export type { RosterColumns, SavedFilter } from "./views.ts";
export { RosterRow };

const count = z.int();

export const RosterExport = z
  .object({
    format: ExportFormat,
    data: z.array(RosterRow).describe("The rows, for the json format. Empty for other formats."),
    file: ExportedFile.nullable().describe("The file, for the csv and xlsx formats. Null for json."),
  })
  .meta({ id: "RosterExport" });
export type RosterExport = z.infer<typeof RosterExport>;

const cohortId = z
  .string()
  .refine((value) => value === NO_COHORT || isId("cohort", value), "Must be a cohort's ID, or none.")
  .optional()
  .describe("Applicants currently in this cohort, or `none` for those in no cohort.");

const coachId = z
  .string()
  .refine((value) => value === NO_COACH || isId("member", value), "Must be a member's ID, or none.")
  .optional()
  .describe("Applicants of the coach with this member ID, or `none` for those without a coach.");

/** An organization's data about the caller, one of its applicants. */
const OwnRosterEntry = z.object({
  row: RosterRow.omit({ needsAttention: true }).describe("The caller's own row of the roster."),
  needsAttention: z
    .array(AttentionReason)
    .describe("The reasons shown to staff, by the rule of the roster's page."),
  memberships: z.array(
    z.object({
      id: z.string(),
      cohortName: z.string(),
      joinedAt: instantOut,
      leftAt: instantOut.nullable(),
      departureReason: DepartureReason.nullable(),
      note: z.string().nullable(),
      intent: OutcomeIntent.nullable(),
    }),
  ),
  record: RosterRecord.nullable().describe("The staff's record of the caller. Null if they keep nothing."),
  fieldNames: z.record(z.string(), z.string()).describe("The names of the record's fields, by their ID."),
  staff: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(STAFF) })),
});
export type OwnRosterEntry = z.infer<typeof OwnRosterEntry>;

const filterName = title(LIMITS.text.filterName);

const finding = defineOperations("roster", {
  list: {
    ...PUBLIC.organizationRead,
    fromReplica: true,
    path: "/organizations/{organizationSlug}/roster",
    summary: "List the roster",
    description:
      "Returns one row per applicant, ordered by email address: cohorts, coaches, shared boards, totals, and what needs attention. Applicants who share nothing are included with zero counts. For a shared board, use organization_shares.get.",
    compact: compactPage(compactRow),
    errors: ["seat_limit_exceeded"],
    input: z.strictObject({ organizationSlug, cohortId, coachId, fields: fieldFilters, ...pageFields }),
    output: pageOf(RosterRow),
  },
  search: {
    ...BEYOND.organizationRead,
    fromReplica: true,
    work: "report",
    path: "/organizations/{organizationSlug}/roster/search",
    roles: rolesWith("roster.list"),
    summary: "Find applicants on the roster",
    description:
      "Returns the applicants that match every filter you send, those who need attention first, and how many there are in all. Use it to find out who needs help. For every applicant page by page, use roster.list.",
    brief: "Finds applicants, those who need attention first.",
    compact: ({ data, total }: { data: RosterRow[]; total: number }) => ({ data: data.map(briefRow), total }),
    errors: ["seat_limit_exceeded"],
    input: z.strictObject({
      organizationSlug,
      attention: z
        .array(z.enum(ATTENTION_REASONS))
        .max(ATTENTION_REASONS.length)
        .optional()
        .describe("Any of these."),
      cohortId,
      coachId,
      fields: fieldFilters,
      state: z.enum(SEARCH_STATES).optional().describe("The state of the search."),
      search: text(LIMITS.text.title)
        .optional()
        .describe("Text to find in the name, email address, or student ID."),
      limit: pageFields.limit,
    }),
    output: z
      .object({
        data: z.array(RosterRow),
        total: count.describe("The number of matches, including those not shown."),
      })
      .meta({ id: "FoundApplicants" }),
  },
});

const viewing = defineOperations("roster", {
  export: {
    ...PUBLIC.organizationRead,
    work: "report",
    alsoCounts: "exports",
    path: "/organizations/{organizationSlug}/roster/export",
    summary: "Export the roster as a spreadsheet",
    description:
      "Exports all rows of roster.list as JSON, CSV, or XLSX. The export is recorded in the audit log.",
    errors: ["seat_limit_exceeded"],
    input: z.strictObject({
      organizationSlug,
      cohortId,
      coachId,
      fields: fieldFilters,
      format: exportFormat,
    }),
    output: RosterExport,
    file: ({ file }: RosterExport) => file,
    fileTypes: Object.values(FILE_TYPES),
  },
  exportShown: {
    ...PAGES.organizationRead,
    work: "report",
    alsoCounts: "exports",
    roles: rolesWith("roster.export"),
    input: z.strictObject({ organizationSlug, format: z.enum(["csv", "xlsx"]), filter: RosterFilter }),
    output: ExportedFile,
  },
  listShown: {
    ...reading,
    fromReplica: true,
    input: z.strictObject({ organizationSlug, ...pageFields }),
    output: pageOf(ShownRosterRow),
  },
  getToday: {
    ...reading,
    fromReplica: true,
    work: "report",
    input: z.strictObject({ organizationSlug, whose: StaffToday.shape.whose.optional() }),
    output: StaffToday,
  },
  listOwingFeedback: {
    ...reading,
    fromReplica: true,
    output: z.array(FeedbackDue.pick({ applicantEmail: true, scheduledAt: true })),
  },
  listFeedbackDue: {
    ...reading,
    fromReplica: true,
    input: z.strictObject({ organizationSlug, applicantEmail: text(LIMITS.text.email), ...pageFields }),
    output: pageOf(FeedbackDue),
  },
  getOwn: {
    ...PAGES.organizationRead,
    roles: APPLICANTS,
    output: OwnRosterEntry,
  },
  getAsApplicant: {
    ...reading,
    input: z.strictObject({ organizationSlug, memberId: id("member", "The applicant's member ID.") }),
    output: OwnRosterEntry,
  },
  getColumns: {
    ...reading,
    output: z.object({ columns: RosterColumns }),
  },
  saveColumns: {
    ...PAGES.organizationChange,
    roles: rolesWith("roster.list"),
    input: z.strictObject({ organizationSlug, columns: RosterColumns }),
    output: z.object({ columns: RosterColumns }),
  },
  listFilters: {
    ...reading,
    output: z.array(SavedFilter),
  },
  setFilter: {
    ...PAGES.organizationChange,
    roles: rolesWith("roster.list"),
    input: z.strictObject({
      organizationSlug,
      name: filterName,
      filter: RosterFilter.nullable(),
      isShared: z.boolean().default(false).describe("True if all staff see it."),
    }),
    output: z.array(SavedFilter),
  },
});

export const roster = { ...finding, ...working, ...viewing };
