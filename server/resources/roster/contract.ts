import { z } from "zod";
import { ATTENTION_REASONS } from "#domain/attention.ts";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { NO_COHORT, ROSTER_SORTS } from "#domain/values.ts";
import { instantOut, organizationSlug, storable, title } from "#server/core/fields.ts";
import { isId } from "#server/core/ids.ts";
import { defineOperation } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { DepartureReason } from "#server/resources/enumerations.ts";
import {
  ExportedFile,
  ExportFormat,
  exportFormat,
  FILE_TYPES,
} from "#server/resources/spreadsheet-formats.ts";
import "./vocabulary.ts";

const AttentionReason = z.enum(ATTENTION_REASONS).meta({ id: "AttentionReason" });

const count = z.int();

export const RosterRow = z
  .object({
    applicantEmail: z.string(),
    applicantDisplayName: z.string().nullable(),
    joinedAt: instantOut,
    cohorts: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          joinedAt: instantOut,
          leftAt: instantOut.nullable(),
          departureReason: DepartureReason.nullable(),
        }),
      )
      .describe("Every stint, the latest first."),
    shares: z.array(
      z.object({
        shareId: z.string(),
        boardId: z.string(),
        boardName: z.string(),
        isActive: z.boolean().describe("Whether it is the applicant's active board."),
        applicationCount: count,
        lastActivityAt: instantOut.nullable(),
      }),
    ),
    totals: z
      .object({
        applications: count,
        applied: count,
        interviewing: count,
        offers: count,
        accepted: count,
        rejected: count,
      })
      .describe("Cards on the shared boards: all, and those in each of these columns now."),
    upcomingInterviews: count.describe("Interviews to come whose outcome is pending."),
    lastActivityAt: instantOut.nullable(),
    needsAttention: z.array(AttentionReason),
  })
  .meta({ id: "RosterRow" });
export type RosterRow = z.infer<typeof RosterRow>;

export const RosterExport = z
  .object({
    format: ExportFormat,
    data: z.array(RosterRow).describe("The rows, in the format json; empty in the others."),
    file: ExportedFile.nullable().describe("The file, in the formats csv and xlsx; null in json."),
  })
  .meta({ id: "RosterExport" });
export type RosterExport = z.infer<typeof RosterExport>;

const cohortId = z
  .string()
  .overwrite((value) => (value === NO_COHORT || isId("cohort", value) ? value : "absent"))
  .optional()
  .describe("Applicants who are in this cohort now; `none` for those who are in none.");

/** How somebody looks at the roster: whom it shows, and in which order. */
const RosterFilter = z.strictObject({
  attention: z.array(AttentionReason).max(AttentionReason.options.length),
  cohortId: z
    .string()
    .refine((value) => value === NO_COHORT || isId("cohort", value))
    .nullable(),
  search: z.string().max(LIMITS.text.title).refine(storable, "Must be text that can be stored."),
  sort: z.enum(ROSTER_SORTS),
});

/** A filter that somebody keeps. */
const SavedFilter = z.object({ name: z.string(), filter: RosterFilter });
export type SavedFilter = z.infer<typeof SavedFilter>;
const filterName = title(LIMITS.text.filterName);

export const roster = {
  list: defineOperation({
    name: "roster.list",
    method: "GET",
    path: "/organizations/{organizationSlug}/roster",
    scope: "organizations:read",
    actsOn: "organization",
    roles: rolesWith("roster.list"),
    summary: "Read the roster",
    description:
      "One row an applicant member, by address: cohorts, shared boards, totals, what needs attention. Who shared nothing is there with zeros. Read a shared board with organization_shares.get.",
    errors: ["not_found", "seat_limit_exceeded"],
    input: z.strictObject({ organizationSlug, cohortId, ...pageFields }),
    output: pageOf(RosterRow),
  }),
  export: defineOperation({
    name: "roster.export",
    method: "GET",
    path: "/organizations/{organizationSlug}/roster/export",
    scope: "organizations:read",
    actsOn: "organization",
    roles: rolesWith("roster.export"),
    summary: "Export the roster as a spreadsheet",
    description:
      "The rows of roster.list, all of them, as JSON, CSV or XLSX. The audit log notes that it was exported.",
    errors: ["not_found", "seat_limit_exceeded"],
    input: z.strictObject({ organizationSlug, cohortId, format: exportFormat }),
    output: RosterExport,
    file: ({ file }: RosterExport) => file,
    fileTypes: Object.values(FILE_TYPES),
  }),
  listFilters: defineOperation({
    audience: "pages",
    name: "roster.list_filters",
    method: "GET",
    actsOn: "organization",
    roles: rolesWith("roster.list"),
    summary: "The filters that the caller keeps for the roster, by name",
    errors: [],
    input: z.strictObject({ organizationSlug }),
    output: z.array(SavedFilter),
  }),
  saveFilter: defineOperation({
    audience: "pages",
    name: "roster.save_filter",
    method: "POST",
    actsOn: "organization",
    roles: rolesWith("roster.list"),
    summary: "Keep a filter; one of the same name is replaced",
    errors: [],
    input: z.strictObject({ organizationSlug, name: filterName, filter: RosterFilter }),
    output: z.array(SavedFilter),
  }),
  removeFilter: defineOperation({
    audience: "pages",
    name: "roster.remove_filter",
    method: "POST",
    actsOn: "organization",
    roles: rolesWith("roster.list"),
    summary: "Forget the filter of this name",
    errors: [],
    input: z.strictObject({ organizationSlug, name: filterName }),
    output: z.array(SavedFilter),
  }),
};
