import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import {
  dayOrInstant,
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

export const applicationId = id("application", "The application's ID.");

/** A card's position in its column; the bottom by default. */
export const Position = z
  .union(
    [
      z.strictObject({ first: z.literal(true) }).describe("Places it at the top."),
      z.strictObject({ last: z.literal(true) }).describe("Places it at the bottom."),
      z.strictObject({ before: applicationId }).describe("Places it above this card."),
      z.strictObject({ after: applicationId }).describe("Places it below this card."),
    ],
    "Must be exactly one of {first: true}, {last: true}, {before: applicationId}, {after: applicationId}.",
  )
  .meta({
    id: "Position",
    description: "Where in the column: exactly one of these. Defaults to the bottom.",
  });
export type Position = z.infer<typeof Position>;

/** An amount of money, or null. */
export const Money = z.number().min(0, "Must not be negative.").max(1e12).nullable();

/** An ISO 4217 code, converted to upper case. */
export const CurrencyCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, "Must be an ISO 4217 code such as USD.");

const addressLine = (what: string) => nullableText(TITLE_MAX).optional().describe(what);
const amount = (what: string) => Money.optional().describe(what);

const location = z
  .strictObject({
    street: addressLine("Street and number."),
    street2: addressLine("Second line."),
    city: addressLine("City."),
    state: addressLine("State or region."),
    country: addressLine("Country."),
    postalCode: addressLine("Postal code."),
  })
  .meta({ id: "JobLocationInput" })
  .nullable();

const compensation = z
  .strictObject({
    payAmount: amount("Agreed or expected pay."),
    payFrequency: PayFrequency.optional().describe("The period of the amounts."),
    currency: CurrencyCode.optional().describe("ISO 4217, such as USD."),
    salaryRangeMin: amount("Lowest pay offered."),
    salaryRangeMax: amount("Highest pay offered."),
  })
  .meta({ id: "CompensationInput" });

const jobDetails = {
  description: nullableText(TEXT_MAX).optional().describe("The posting's text."),
  workMode: WorkMode.optional().describe("Where the work is done."),
  workType: WorkType.optional().describe("Kind of employment."),
  location: location.optional().describe("Where the job is."),
  compensation: compensation.nullable().optional().describe("The pay."),
};
const jobTitle = title().describe("The job title.");
const NewJob = z.strictObject({ title: jobTitle, ...jobDetails }).meta({ id: "NewJob" });
export const JobPatch = z
  .strictObject({ title: jobTitle.optional(), ...jobDetails })
  .meta({ id: "JobPatch" });

/** A change to a job from our pages, which can also clear fields. */
export const CardJobPatch = JobPatch.extend({
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
export type CardJobPatch = z.infer<typeof CardJobPatch>;

export const CompanyPatch = z
  .strictObject({
    // Accepts any type, so that an invalid id gets the same error as another account's company.
    id: z
      .unknown()
      .overwrite((value) => (typeof value === "string" && isId("company", value) ? value : null))
      .optional()
      .describe("One of your companies."),
    name: title().optional().describe("Its name."),
    industry: Industry.optional().describe("Its industry."),
    size: CompanySize.nullable().optional().describe("Its size."),
    type: CompanyType.nullable().optional().describe("Its kind."),
    website: nullableUrl().optional().describe("Its website."),
  })
  .meta({ id: "CompanyPatch", description: "Its company, by ID or name, and fields of it." });
export type CompanyPatch = z.infer<typeof CompanyPatch>;

/** The card's fields, for both creation and update. */
export const cardFields = {
  applicationDate: nullableDayOrInstant().optional().describe("A day or instant."),
  closingDate: nullableDayOrInstant().optional().describe("The posting's last day."),
  offerDeadline: nullableDayOrInstant().optional().describe("Last day to answer."),
  applicationLink: nullableUrl().optional().describe("The posting's URL."),
  source: nullableText(TITLE_MAX).optional().describe("Where you found it."),
  notes: nullableText(TEXT_MAX).optional().describe("Your notes."),
  resumeId: nullableText(100).optional().describe("A résumé; null detaches it."),
};

/** The filters of lists by closing date and offer deadline. The bounds are inclusive. */
export const dateFilters = {
  closesAfter: dayOrInstant().optional().describe("Posting closes on this day or later."),
  closesBefore: dayOrInstant("last").optional().describe("Posting closes by this day."),
  deadlineAfter: dayOrInstant().optional().describe("Offer deadline on this day or later."),
  deadlineBefore: dayOrInstant("last").optional().describe("Offer deadline by this day."),
};

export const boardId = id("board", "The board's ID.");
const BULK_MAX = LIMITS.requests.bulkCards;

export const applicationIds = z
  .array(applicationId)
  .min(1)
  .max(BULK_MAX, `At most ${BULK_MAX} cards in a batch.`)
  .describe(`The cards to move, ${BULK_MAX} at most.`);

/** A card to add. */
export const NewCard = z.strictObject({
  boardId,
  status: Status.default("saved"),
  position: Position.optional(),
  job: NewJob.describe("The job."),
  company: CompanyPatch.refine(
    (company) => company.id !== undefined || company.name !== undefined,
    "Send a company name, or the ID of one of your companies.",
  ),
  ...cardFields,
});
