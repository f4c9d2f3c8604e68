import { z } from "zod";
import { STATUSES } from "#domain/values.ts";
import { instantOut } from "#server/core/fields.ts";
import { pageOf } from "#server/core/pagination.ts";
import { CompanyRef } from "#server/resources/companies/contract.ts";
import { CreationMethod, PayFrequency, Status, WorkMode, WorkType } from "#server/resources/enumerations.ts";

export const JobLocation = z
  .object({
    street: z.string().nullable(),
    street2: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    country: z.string().nullable(),
    postalCode: z.string().nullable(),
  })
  .meta({ id: "JobLocation" });
export type JobLocation = z.infer<typeof JobLocation>;

export const Compensation = z
  .object({
    payAmount: z.number().nullable(),
    payFrequency: PayFrequency,
    currency: z.string().describe("ISO 4217, such as USD."),
    salaryRangeMin: z.number().nullable(),
    salaryRangeMax: z.number().nullable(),
  })
  .meta({ id: "Compensation" });
export type Compensation = z.infer<typeof Compensation>;

const Job = z
  .object({
    title: z.string(),
    description: z.string().nullable(),
    workMode: WorkMode,
    workType: WorkType,
    location: JobLocation.nullable(),
    compensation: Compensation.nullable(),
  })
  .meta({ id: "Job" });

const StoredCompensation = Compensation.extend({
  payFrequency: PayFrequency.nullable(),
  currency: z.string().nullable(),
});
/** Pay as it is stored, with null for unknown facts. */
export type StoredCompensation = z.infer<typeof StoredCompensation>;

export const Application = z
  .object({
    id: z.string(),
    boardId: z.string(),
    status: Status,
    statusChangedAt: instantOut
      .nullable()
      .describe(
        "Null until the status is first changed, or if an import didn't say when the card entered its column.",
      ),
    applicationDate: instantOut.nullable(),
    closingDate: instantOut.nullable().describe("When the posting closes."),
    offerDeadline: instantOut.nullable().describe("When the offer must be answered."),
    applicationLink: z.string().nullable(),
    source: z.string().nullable(),
    notes: z.string().nullable(),
    isAutoRetired: z.boolean(),
    creationMethod: CreationMethod,
    job: Job,
    company: CompanyRef,
    resume: z.object({ id: z.string(), name: z.string(), fileName: z.string() }).nullable(),
    counts: z.object({ interviews: z.int(), coachNotes: z.int() }),
    createdAt: instantOut,
    updatedAt: instantOut,
  })
  .meta({ id: "Application" });
export type Application = z.infer<typeof Application>;

export const ApplicationPage = pageOf(Application).meta({ id: "ApplicationPage" });

/** Returns the fields that identify a card in a list. */
export function compactCard(card: Application) {
  const { id, status, statusChangedAt, applicationDate, updatedAt, counts } = card;
  const { interviews, coachNotes } = counts;
  return {
    ...{ id, title: card.job.title, company: card.company.name, status, statusChangedAt, applicationDate },
    ...{ interviews, coachNotes, updatedAt },
  };
}

/** An application as our pages use it, with null for unknown facts about the job. */
export const Card = Application.extend({
  job: Job.extend({
    workMode: WorkMode.nullable(),
    workType: WorkType.nullable(),
    compensation: StoredCompensation.nullable(),
  }),
});
export type Card = z.infer<typeof Card>;

const seconds = z.int().describe("Seconds spent in the column, up to now for the current one.");
const totalShape = Object.fromEntries(STATUSES.map((status) => [status, seconds])) as Record<
  (typeof STATUSES)[number],
  typeof seconds
>;
export const StatusHistory = z
  .object({
    data: z.array(
      z.object({
        status: Status,
        enteredAt: instantOut,
        isDateKnown: z
          .boolean()
          .describe(
            "False if the card was imported and its file didn't say when it entered this column. enteredAt is then the time of the import.",
          ),
        leftAt: instantOut.nullable().describe("Null while the card is in the column."),
        durationSeconds: z.int(),
      }),
    ),
    totals: z.object(totalShape),
  })
  .meta({ id: "StatusHistory" });
