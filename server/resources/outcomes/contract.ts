import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { HIDDEN_BELOW } from "#domain/outcomes/hiding.ts";
import { OUTCOME_LAYOUTS } from "#domain/outcomes/kinds.ts";
import { FIGURES } from "#domain/outcomes/standards.ts";
import { rolesWith } from "#domain/permissions.ts";
import { APPLICANTS } from "#domain/roles.ts";
import {
  addressToFind,
  dayOrInstant,
  id,
  idFilter,
  nullableText,
  organizationSlug,
} from "#server/core/fields.ts";
import { BEYOND, defineOperations, PAGES } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { exportFormat, FILE_TYPES } from "#server/resources/spreadsheet-formats.ts";
import {
  currency,
  entered,
  JudgedPerson,
  Outcome,
  OutcomeExport,
  OutcomeFigure,
  OutcomeIntent,
  OutcomeKind,
  OutcomeProposal,
  OutcomeReport,
  OutcomeStandard,
  OutcomeWithHistory,
} from "./entities.ts";

export { Outcome, OutcomeProposal };

const applicantEmail = addressToFind();
const OutcomePage = pageOf(Outcome).meta({ id: "OutcomePage" });
const outcomeId = id("outcome", "The outcome's ID.");

const { kind, happenedOn, source, isOwnHire, isFullTimeTerm, ...nullable } = entered;
const optional = {
  ...z.object({ ...nullable, isOwnHire, isFullTimeTerm }).partial().shape,
};

/** The inputs that select the people of a report. */
const reportFilters = {
  standard: OutcomeStandard.default("nace").describe("The standard to count by. Defaults to nace."),
  cohortId: idFilter("cohort", "Only memberships in this cohort.").optional(),
  since: dayOrInstant().optional().describe("Finished on this day (UTC) or later."),
  until: dayOrInstant("last").optional().describe("Finished on this day (UTC) or earlier."),
};

export const outcomes = defineOperations("outcomes", {
  list: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/outcomes",
    summary: "List outcomes",
    description:
      "Returns the outcomes that the organization recorded, newest first. An applicant can have several, and reports count the last one. Outcomes entered by mistake are included, with mistakenAt.",
    brief: "Lists recorded outcomes of applicants, newest first.",
    input: z.strictObject({
      organizationSlug,
      applicantEmail: applicantEmail.optional().describe("Only outcomes of this applicant."),
      kind: OutcomeKind.optional().describe("Only outcomes of this kind."),
      isContested: z.boolean().optional().describe("true for contested outcomes only, false for others."),
      ...pageFields,
    }),
    output: OutcomePage,
  },
  listOwn: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/outcomes/own",
    roles: APPLICANTS,
    summary: "List the outcomes recorded about you",
    description: "As an applicant, returns the outcomes that the organization recorded about you.",
    input: z.strictObject({ organizationSlug, ...pageFields }),
    output: OutcomePage,
  },
  get: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/outcomes/{outcomeId}",
    summary: "Get an outcome with its corrections",
    description: "Returns an outcome with its version before each correction. Applicants can read their own.",
    input: z.strictObject({ organizationSlug, outcomeId }),
    output: OutcomeWithHistory,
  },
  record: {
    ...BEYOND.organizationChange,
    path: "/organizations/{organizationSlug}/outcomes",
    summary: "Record an outcome",
    description:
      "Records the outcome of an applicant, or of a former one, and the day it happened. The applicant sees it and can contest it. Employer, title, pay, and field apply only to work and study.",
    brief: "Records an applicant's outcome and the day it happened.",
    input: z.strictObject({
      organizationSlug,
      applicantEmail: applicantEmail.describe("An applicant, or someone who was in a cohort."),
      kind,
      happenedOn,
      source,
      ...optional,
      applicationId: nullableText(100)
        .optional()
        .describe("The accepted card on a shared board that it comes from. Each card can be used once."),
    }),
    output: OutcomeWithHistory,
    location: ({ id }: OutcomeWithHistory, path: { organizationSlug: string }) =>
      `/organizations/${path.organizationSlug}/outcomes/${id}`,
  },
  correct: {
    ...BEYOND.organizationChange,
    method: "PATCH",
    path: "/organizations/{organizationSlug}/outcomes/{outcomeId}",
    summary: "Correct an outcome",
    description:
      "Changes the fields that you send and keeps the former version. Set enteredByMistake to true to leave the outcome out of every figure, or to false to include it again. If something new happened, record another outcome instead.",
    brief: "Corrects an outcome; its former version is kept.",
    input: z.strictObject({
      organizationSlug,
      outcomeId,
      ...z.object({ kind, happenedOn, source }).partial().shape,
      ...optional,
      enteredByMistake: z.boolean().optional().describe("true if it should never have been recorded."),
    }),
    output: OutcomeWithHistory,
  },
  contest: {
    ...BEYOND.organizationChange,
    path: "/organizations/{organizationSlug}/outcomes/{outcomeId}/contest",
    roles: APPLICANTS,
    summary: "Contest an outcome recorded about you",
    description:
      "As an applicant, says why an outcome recorded about you is wrong. Send null to withdraw the reason. Staff see it, and the outcome counts until they correct it.",
    repeatable: true,
    input: z.strictObject({
      organizationSlug,
      outcomeId,
      reason: nullableText(LIMITS.text.contest).describe("The reason, or null."),
    }),
    output: OutcomeWithHistory,
  },
  listProposals: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/outcomes/proposals",
    roles: rolesWith("outcomes.record"),
    summary: "List accepted cards without a recorded outcome",
    description:
      "Returns the accepted cards on shared boards from which no outcome was recorded, newest first. Send a proposal's applicationId with outcomes.record.",
    input: z.strictObject({
      organizationSlug,
      applicantEmail: applicantEmail.optional().describe("Only cards of this applicant."),
      ...pageFields,
    }),
    output: pageOf(OutcomeProposal),
  },
  stateIntent: {
    ...BEYOND.organizationChange,
    path: "/organizations/{organizationSlug}/cohort-memberships/{membershipId}/intent",
    roles: APPLICANTS,
    summary: "State your intent for a cohort",
    description:
      "As an applicant, states your intent for a cohort that you joined. You can state it only once, because reports depend on it.",
    adds: true,
    errors: ["intent_already_stated"],
    input: z.strictObject({
      organizationSlug,
      membershipId: id("stint", "Your membership's ID."),
      intent: OutcomeIntent.describe("Your intent."),
    }),
    output: z.object({ membershipId: z.string(), intent: OutcomeIntent }),
  },
  listUnstated: {
    ...PAGES.ownRead,
    output: z.array(
      z.object({
        membershipId: z.string(),
        cohortName: z.string(),
        organizationSlug: z.string(),
        organizationName: z.string(),
      }),
    ),
  },
  report: {
    ...BEYOND.organizationRead,
    work: "report",
    fromReplica: true,
    path: "/organizations/{organizationSlug}/outcomes/report",
    summary: "Report outcomes by a standard",
    description:
      "By NACE (first destination) or CIRR, counts people who completed a cohort or left it as placed. Our own rate counts everyone who didn't withdraw, including those still searching. Each person counts in one figure, by their last outcome in the time that the standard allows. outcomes.list_people returns the people.",
    brief: "Returns rates and figures by NACE, CIRR, or our own rate.",
    input: z.strictObject({
      organizationSlug,
      ...reportFilters,
      hideBelow: z
        .int()
        .min(0)
        .max(100)
        .default(HIDDEN_BELOW)
        .describe("Hides counts of fewer people. 0 shows all."),
    }),
    output: OutcomeReport,
  },
  listPeople: {
    ...BEYOND.organizationRead,
    work: "report",
    fromReplica: true,
    path: "/organizations/{organizationSlug}/outcomes/people",
    roles: rolesWith("outcomes.report"),
    summary: "List the people behind an outcome report",
    description:
      "Returns the people whom outcomes.report counts, by email address, each with the outcome that counts. Filters return those behind each of its numbers.",
    input: z.strictObject({
      organizationSlug,
      ...reportFilters,
      figures: z
        .array(OutcomeFigure)
        .min(1)
        .max(FIGURES.length)
        .optional()
        .describe("Only people in these figures."),
      isContested: z.boolean().optional().describe("By whether they contest their outcome."),
      payCurrency: currency.optional().describe("Only base pay in this currency."),
      ...pageFields,
    }),
    output: pageOf(JudgedPerson),
  },
  export: {
    ...BEYOND.organizationRead,
    work: "report",
    alsoCounts: "exports",
    path: "/organizations/{organizationSlug}/outcomes/export",
    summary: "Export outcomes as a spreadsheet",
    description:
      "Exports the people whom outcomes.report counts, a row for each, as JSON, CSV, or XLSX. Files have all columns, or the headings that uConnect, 12twenty, or Handshake import. Rows without a known outcome are left out of those three. Headings that their documentation doesn't name are missing, and some columns are empty because we don't know the value. The export is recorded in the audit log.",
    brief: "Exports outcomes as JSON, CSV, or XLSX, in our columns or another system's.",
    input: z.strictObject({
      organizationSlug,
      ...reportFilters,
      layout: z
        .enum(OUTCOME_LAYOUTS)
        .default("all")
        .describe("The columns of a csv or xlsx file. Defaults to all."),
      format: exportFormat,
    }),
    output: OutcomeExport,
    file: ({ file }: OutcomeExport) => file,
    fileTypes: Object.values(FILE_TYPES),
  },
});
