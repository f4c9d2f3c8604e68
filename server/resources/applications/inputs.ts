import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import {
  id,
  nullableDayOrInstant,
  nullableText,
  nullableUrl,
  TEXT_MAX,
  TITLE_MAX,
  title,
} from "#server/core/fields.ts";
import { isId } from "#server/core/ids.ts";
import {
  CompanySize,
  CompanyType,
  Industry,
  PayFrequency,
  Status,
  WorkMode,
  WorkType,
} from "#server/resources/enumerations.ts";
import "./vocabulary.ts";

export const applicationId = id("application", "The application's ID.");

/** Where a card goes in its column; left out, to the bottom. */
export const Position = z
  .union(
    [
      z.strictObject({ first: z.literal(true) }).describe("At the top."),
      z.strictObject({ last: z.literal(true) }).describe("At the bottom."),
      z.strictObject({ before: applicationId }).describe("Right above another card of that column."),
      z.strictObject({ after: applicationId }).describe("Right below another card of that column."),
    ],
    "Must be exactly one of {first: true}, {last: true}, {before: applicationId}, {after: applicationId}.",
  )
  .meta({
    id: "Position",
    description: "Where in the column: exactly one of these. Left out, at the bottom.",
  });
export type Position = z.infer<typeof Position>;

/** An amount of money, or null. */
export const Money = z.number().min(0, "Must not be negative.").max(1e12).nullable();
const money = Money.optional();

/** An ISO 4217 code, brought to upper case. */
export const CurrencyCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, "Must be an ISO 4217 code such as USD.");

const addressLine = nullableText(TITLE_MAX).optional();

const location = z
  .strictObject({
    street: addressLine,
    street2: addressLine,
    city: addressLine,
    state: addressLine,
    country: addressLine,
    postalCode: addressLine,
  })
  .meta({ id: "JobLocationInput" })
  .nullable();

const compensation = z
  .strictObject({
    payAmount: money,
    payFrequency: PayFrequency.optional(),
    currency: CurrencyCode.optional(),
    salaryRangeMin: money,
    salaryRangeMax: money,
  })
  .meta({ id: "CompensationInput" });

const jobDetails = {
  description: nullableText(TEXT_MAX).optional(),
  workMode: WorkMode.optional(),
  workType: WorkType.optional(),
  location: location.optional(),
  compensation: compensation.nullable().optional(),
};
const NewJob = z.strictObject({ title: title(), ...jobDetails }).meta({ id: "NewJob" });
export const JobPatch = z.strictObject({ title: title().optional(), ...jobDetails }).meta({ id: "JobPatch" });

/** A change of a job by our pages, which may also take back what was said. */
export const KeptJobPatch = JobPatch.extend({
  workMode: WorkMode.nullable().optional(),
  workType: WorkType.nullable().optional(),
  compensation: compensation
    .extend({
      payFrequency: PayFrequency.nullable().optional(),
      currency: CurrencyCode.nullable().optional(),
    })
    .nullable()
    .optional(),
});
export type KeptJobPatch = z.infer<typeof KeptJobPatch>;

export const CompanyPatch = z
  .strictObject({
    // Of any type: what can't name a company is answered as one that is not the caller's.
    id: z
      .unknown()
      .overwrite((value) => (typeof value === "string" && isId("company", value) ? value : null))
      .optional()
      .describe("A company of yours to file the card against."),
    name: title().optional(),
    industry: Industry.optional(),
    size: CompanySize.nullable().optional(),
    type: CompanyType.nullable().optional(),
    website: nullableUrl().optional(),
  })
  .meta({ id: "CompanyPatch" });
export type CompanyPatch = z.infer<typeof CompanyPatch>;

/** The card's own fields, of a new one and of a change alike. */
export const cardFields = {
  applicationDate: nullableDayOrInstant().optional().describe("A day, or an instant."),
  applicationLink: nullableUrl().optional(),
  source: nullableText(TITLE_MAX).optional().describe("Where the posting was found."),
  notes: nullableText(TEXT_MAX).optional(),
  resumeId: nullableText(100).optional().describe("A résumé of yours; null detaches it."),
};

export const boardId = id("board", "The board's ID.");
const BULK_MAX = LIMITS.requests.bulkCards;

export const applicationIds = z
  .array(applicationId)
  .min(1)
  .max(BULK_MAX, `At most ${BULK_MAX} cards in a batch.`);

/** A card to add. */
export const NewCard = z.strictObject({
  boardId,
  status: Status.default("saved"),
  position: Position.optional(),
  job: NewJob,
  company: CompanyPatch.refine(
    (company) => company.id !== undefined || company.name !== undefined,
    "Send a company name, or the ID of one of your companies.",
  ),
  ...cardFields,
});
