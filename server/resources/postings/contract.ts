import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { URL_MAX } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";
import { PayFrequency, WorkMode, WorkType } from "#server/resources/enumerations.ts";

const PostingLocation = z.object({
  street: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
  postalCode: z.string().optional(),
});
export type PostingLocation = z.infer<typeof PostingLocation>;

const Compensation = z.object({
  currency: z.string().optional(),
  payFrequency: PayFrequency.optional(),
  payAmount: z.number().optional(),
  salaryRangeMin: z.number().optional(),
  salaryRangeMax: z.number().optional(),
});
export type Compensation = z.infer<typeof Compensation>;

/** The sources of a posting's fields, the most certain first. */
const FieldSource = z.enum(["json_ld", "microdata", "interface", "metadata", "site", "selection"]);
export type FieldSource = z.infer<typeof FieldSource>;

/** A posting as the fields of a new card. Facts that it doesn't state are absent. */
const Posting = z.object({
  title: z.string().nullable(),
  companyName: z.string().nullable(),
  validThrough: z.iso.date().nullable().describe("The last day to apply."),
  job: z.object({
    description: z.string().optional(),
    workMode: WorkMode.optional(),
    workType: WorkType.optional(),
    location: PostingLocation.optional(),
    compensation: Compensation.optional(),
  }),
  sources: z
    .object({
      title: FieldSource.optional(),
      companyName: FieldSource.optional(),
      validThrough: FieldSource.optional(),
      description: FieldSource.optional(),
      workMode: FieldSource.optional(),
      workType: FieldSource.optional(),
      location: FieldSource.optional(),
      compensation: FieldSource.optional(),
    })
    .describe("The source of each field."),
});
export type Posting = z.infer<typeof Posting>;

/** The posting behind a link, or the reason why it can't be read. */
const LinkReading = z.discriminatedUnion("found", [
  z.object({ found: z.literal(true), posting: Posting }),
  z.object({
    found: z.literal(false),
    reason: z.enum([
      "not_a_web_address",
      "private_address",
      "unknown_host",
      "too_many_redirects",
      "too_slow",
      "too_large",
      "wrong_type",
      "refused_by_site",
      "unreachable",
      "nothing_found",
      "unreadable",
      "sandbox",
    ]),
  }),
]);
export type LinkReading = z.infer<typeof LinkReading>;

export const postings = defineOperations("postings", {
  readLink: {
    ...PAGES.callerRead,
    alsoCounts: "links",
    input: z.strictObject({ link: z.string().trim().max(URL_MAX) }),
    output: LinkReading,
  },
  readScript: {
    ...PAGES.callerChange,
    alsoCounts: "links",
    silent: true,
    transaction: "own",
    input: z.strictObject({
      script: z.string().max(LIMITS.requests.postingScript).describe("The page's JobPosting (schema.org)."),
      page: z
        .string()
        .max(LIMITS.requests.postingScript)
        .optional()
        .describe("The HTML of the page's main part."),
      link: z.string().max(URL_MAX).optional().describe("The page's address."),
      selected: z.string().max(LIMITS.text.notes).optional().describe("The text selected on the page."),
    }),
    output: LinkReading,
  },
});
