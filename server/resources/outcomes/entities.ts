import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import {
  OUTCOME_INTENTS,
  OUTCOME_KINDS,
  OUTCOME_PAY_PERIODS,
  OUTCOME_SOURCES,
} from "#domain/outcomes/kinds.ts";
import { FIGURES, STANDARD_NAMES } from "#domain/outcomes/standards.ts";
import { instantOut, nullableText, TITLE_MAX } from "#server/core/fields.ts";
import { DepartureReason } from "#server/resources/enumerations.ts";
import { OrganizationFile } from "#server/resources/organization-files/entities.ts";
import { ExportedFile, ExportFormat } from "#server/resources/spreadsheet-formats.ts";

export const OutcomeKind = z.enum(OUTCOME_KINDS).meta({ id: "OutcomeKind" });
const OutcomeSource = z.enum(OUTCOME_SOURCES).meta({ id: "OutcomeSource" });
export const OutcomeIntent = z.enum(OUTCOME_INTENTS).meta({ id: "OutcomeIntent" });
export const OutcomeStandard = z.enum(STANDARD_NAMES).meta({ id: "OutcomeStandard" });
export const OutcomeFigure = z.enum(FIGURES).meta({ id: "OutcomeFigure" });

const PAY_MAX = 1_000_000_000;

export const currency = z.string().regex(/^[A-Z]{3}$/, "Must be an ISO 4217 code such as EUR.");

const OutcomePay = z
  .strictObject({
    amount: z.number().min(0).max(PAY_MAX).multipleOf(0.01).describe("Without bonuses or equity."),
    currency: currency.describe("An ISO 4217 code such as EUR."),
    period: z.enum(OUTCOME_PAY_PERIODS).describe("The period that the amount covers."),
  })
  .meta({ id: "OutcomePay" });

/** Returns the schema of a day. */
const day = () => z.iso.date("Must be a day such as 2026-11-20.");

const text = nullableText(TITLE_MAX);

/** The fields of an outcome that staff enter. */
export const entered = {
  kind: OutcomeKind.describe("The kind of outcome."),
  happenedOn: day().describe("The day it happened."),
  employer: text.describe("The employer or institution."),
  title: text.describe("The job title or program."),
  inField: z.boolean().nullable().describe("True if the work is in the program's field."),
  isOwnHire: z.boolean().describe("True if your organization employs them."),
  isFullTimeTerm: z.boolean().describe("For contracts and internships: full-time and not short-term."),
  basePay: OutcomePay.nullable().describe("Null if unknown."),
  startsOn: day().nullable().describe("The first day."),
  place: text.describe("The location."),
  source: OutcomeSource.describe("The source of the information."),
  evidence: nullableText(LIMITS.text.evidence).describe("The document behind it, such as an offer letter."),
};

const EnteredOutcome = z.object(entered);

export const Outcome = z
  .object({
    id: z.string(),
    applicantEmail: z.string(),
    applicantDisplayName: z.string().nullable(),
    ...entered,
    proof: OrganizationFile.nullable().describe("The file that documents it."),
    applicationId: z.string().nullable().describe("The card from which it was recorded."),
    recordedAt: instantOut,
    recordedByName: z.string(),
    updatedAt: instantOut,
    contest: z.string().nullable().describe("The reason the applicant contests it. Null if they don't."),
    contestedAt: instantOut.nullable(),
    mistakenAt: instantOut
      .nullable()
      .describe("When it was marked as entered by mistake: nothing counts it."),
  })
  .meta({ id: "Outcome", description: "An applicant's outcome, as observed on a day." });
export type Outcome = z.infer<typeof Outcome>;

/** The fields of a former version. */
export type OutcomeVersionFields = z.infer<typeof EnteredOutcome> & { mistakenAt: string | null };

export const OutcomeWithHistory = Outcome.extend({
  versions: z
    .array(
      EnteredOutcome.extend({
        mistakenAt: instantOut.nullable(),
        replacedAt: instantOut,
        replacedByName: z.string(),
      }),
    )
    .describe("The outcome before each correction, oldest first."),
}).meta({ id: "OutcomeWithHistory" });
export type OutcomeWithHistory = z.infer<typeof OutcomeWithHistory>;

export const OutcomeProposal = z
  .object({
    applicationId: z.string(),
    applicantEmail: z.string(),
    applicantDisplayName: z.string().nullable(),
    employer: z.string(),
    title: z.string(),
    kind: OutcomeKind,
    acceptedAt: instantOut.describe("When the card reached accepted."),
  })
  .meta({ id: "OutcomeProposal", description: "An accepted card without a recorded outcome." });
export type OutcomeProposal = z.infer<typeof OutcomeProposal>;

/** A person whom a standard counts, with the outcome that counts. */
export const JudgedPerson = z
  .object({
    memberId: z.string().nullable().describe("Null if they aren't an applicant of the organization now."),
    applicantEmail: z.string(),
    applicantDisplayName: z.string().nullable(),
    membershipId: z.string(),
    cohortName: z.string(),
    joinedAt: instantOut,
    leftAt: instantOut.nullable(),
    departureReason: DepartureReason.nullable(),
    intent: OutcomeIntent.nullable(),
    figure: OutcomeFigure.describe("The figure of the standard that counts the person."),
    outcome: EnteredOutcome.extend({ id: z.string(), contestedAt: instantOut.nullable() })
      .nullable()
      .describe("The last outcome in the time that the standard allows."),
  })
  .meta({ id: "JudgedPerson" });
export type JudgedPerson = z.infer<typeof JudgedPerson>;

/** A person in an export, with the facts in their record. */
const ExportedPerson = JudgedPerson.omit({ memberId: true, membershipId: true })
  .extend({
    keptEmail: z.string().nullable().describe("The address by which staff know the person."),
    studentId: z.string().nullable(),
    program: z.string().nullable(),
    degree: z.string().nullable(),
    graduation: z.string().nullable(),
    organizationName: z.string(),
    outcome: Outcome.omit({ applicantEmail: true, applicantDisplayName: true, mistakenAt: true })
      .extend({ proof: z.string().nullable().describe("The name of the file that documents it.") })
      .nullable(),
  })
  .meta({ id: "ExportedPerson" });

export const OutcomeExport = z
  .object({
    format: ExportFormat,
    data: z.array(ExportedPerson).describe("The people, for the json format. Empty for other formats."),
    file: ExportedFile.nullable().describe("The file, for the csv and xlsx formats. Null for json."),
  })
  .meta({ id: "OutcomeExport" });
export type OutcomeExport = z.infer<typeof OutcomeExport>;

const count = z.int().nullable();
const figures = z.array(OutcomeFigure);

export const OutcomeReport = z
  .object({
    standard: OutcomeStandard,
    source: z.string().nullable().describe("Where the standard is published. Null for our own rate."),
    cohortName: z.string().nullable().describe("Null for all cohorts."),
    since: instantOut.nullable(),
    until: instantOut.nullable(),
    hideBelow: z
      .int()
      .describe(
        "Counts below this, and what would reveal them, are null: other counts, or the numbers of a rate.",
      ),
    people: z.int().describe("The number of people counted."),
    contested: z.int().describe("People whose outcome they contest. It counts until it is corrected."),
    figures: z.array(z.object({ figure: OutcomeFigure, count: count.describe("Null if hidden.") })),
    rates: z.array(
      z.object({
        name: z.enum(["knowledge", "outcomes", "in_field", "employed", "found"]),
        rate: z.number().nullable().describe("counted ÷ n. Null if n is 0 or the rate is hidden."),
        counted: count.describe("People in the figures `of`."),
        n: count.describe("People in the figures `among`."),
        of: figures,
        among: figures,
      }),
    ),
    pay: z
      .array(
        z.object({
          currency: z.string(),
          medianAnnual: z.number().nullable(),
          n: count.describe("People in the figures `of` whose base pay is known."),
          of: figures,
        }),
      )
      .describe("Median base pay by currency, for a year of full-time work."),
  })
  .meta({ id: "OutcomeReport" });
export type OutcomeReport = z.infer<typeof OutcomeReport>;
