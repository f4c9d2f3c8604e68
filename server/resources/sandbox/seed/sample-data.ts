import { z } from "zod";
import { TASK_REPEATS } from "#domain/values.ts";
import { timeZone } from "#server/core/fields.ts";
import { BoardSettings } from "#server/resources/boards/contract.ts";
import {
  CompanySize,
  CompanyType,
  CreationMethod,
  Industry,
  PayFrequency,
  Status,
  WorkMode,
  WorkType,
} from "#server/resources/enumerations.ts";
import { InteractionType } from "#server/resources/interactions/contract.ts";
import { InterviewOutcome, InterviewType } from "#server/resources/interviews/contract.ts";
import { profile as profileOperations } from "#server/resources/profile/contract.ts";
import boards from "../../../../prisma/sample-data/boards.json" with { type: "json" };
import applied from "../../../../prisma/sample-data/cards/applied.json" with { type: "json" };
import archived from "../../../../prisma/sample-data/cards/archived.json" with { type: "json" };
import decided from "../../../../prisma/sample-data/cards/decided.json" with { type: "json" };
import earlierSearch from "../../../../prisma/sample-data/cards/earlier-search.json" with { type: "json" };
import interviewing from "../../../../prisma/sample-data/cards/interviewing.json" with { type: "json" };
import saved from "../../../../prisma/sample-data/cards/saved.json" with { type: "json" };
import companies from "../../../../prisma/sample-data/companies.json" with { type: "json" };
import contacts from "../../../../prisma/sample-data/contacts.json" with { type: "json" };
import interviews from "../../../../prisma/sample-data/interviews.json" with { type: "json" };
import person from "../../../../prisma/sample-data/person.json" with { type: "json" };
import profile from "../../../../prisma/sample-data/profile.json" with { type: "json" };
import resumes from "../../../../prisma/sample-data/resumes.json" with { type: "json" };
import tasks from "../../../../prisma/sample-data/tasks.json" with { type: "json" };

const line = z.string().nullable().default(null);
const amount = z.number().nullable().default(null);
const daysAgo = z.int().min(1);

const SampleCompany = z.strictObject({
  name: z.string(),
  industry: Industry,
  size: CompanySize,
  type: CompanyType.default("private"),
  website: z.url(),
  socialLink: line,
  notes: line,
});

const SampleBoard = BoardSettings.extend({
  key: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  createdDaysAgo: daysAgo,
  changedDaysAgo: daysAgo,
});

const SampleCard = z.strictObject({
  company: z.string(),
  title: z.string(),
  /** The card's status periods: the column, and how many days ago the card entered it. */
  periods: z.array(z.tuple([Status, daysAgo])).min(1),
  isAutoRetired: z.boolean().default(false),
  /** The days since the last edit, if it was after the last move. */
  edited: daysAgo.optional(),
  creationMethod: CreationMethod.default("plugin"),
  source: line,
  /** The path of the posting on the company's website. */
  linkPath: line,
  workMode: WorkMode.default("hybrid"),
  workType: WorkType.default("full_time"),
  location: z
    .strictObject({
      street: line,
      street2: line,
      city: line,
      state: line,
      country: line,
      postalCode: line,
    })
    .nullable()
    .default(null),
  compensation: z
    .strictObject({
      payAmount: amount,
      payFrequency: PayFrequency.default("annually"),
      currency: z.string(),
      salaryRangeMin: amount,
      salaryRangeMax: amount,
    })
    .nullable()
    .default(null),
  notes: line,
  description: line,
});
export type SampleCard = z.infer<typeof SampleCard>;

const SampleInterview = z.strictObject({
  company: z.string(),
  /** The title of the card, on the current search's board. */
  title: z.string(),
  type: InterviewType,
  /** Negative for the future. */
  daysAgo: z.int(),
  durationMinutes: z.int(),
  timeZone: timeZone().default("Europe/Amsterdam"),
  interviewers: z.array(z.string()),
  outcome: InterviewOutcome,
  /** The place of a meeting in person; others are on the company's website. */
  location: line,
  feedback: line,
  notes: line,
});

const SampleResume = z.strictObject({
  key: z.string(),
  name: z.string(),
  /** The file's name in `prisma/sample-data/resumes`. */
  file: z.string(),
  fileName: z.string(),
  uploadedDaysAgo: daysAgo,
  /** The titles of the cards that it is for; null for all. */
  titles: z.array(z.string()).nullable(),
});

const SampleProfile = z.strictObject({ updatedDaysAgo: daysAgo, fields: profileOperations.update.input });

const SampleContact = z.strictObject({
  name: z.string(),
  title: line,
  company: line,
  /** The titles of cards of that company, on the current search's board. */
  applications: z.array(z.string()),
  knownForDays: daysAgo,
  /** Oldest first. If the last one is a follow-up, the contact is on the follow-up list. */
  interactions: z.array(
    z.tuple([InteractionType, daysAgo, z.string()]).or(z.tuple([InteractionType, daysAgo])),
  ),
});

const SampleTask = z.strictObject({
  text: z.string(),
  /** Null for no due date. */
  dueInDays: z.int().nullable(),
  /** The zone of a task with a time; null for a whole day. */
  timeZone: timeZone().nullable().default(null),
  repeat: z.enum(TASK_REPEATS).nullable().default(null),
  /** The company and the title of a card, on the current search's board. */
  card: z.tuple([z.string(), z.string()]).nullable().default(null),
  contact: line,
  doneDaysAgo: daysAgo.nullable().default(null),
});

const cards = z.array(SampleCard);

/** The sample person's search in `prisma/sample-data`, validated. */
export const sampleData = {
  person,
  companies: z.array(SampleCompany).parse(companies),
  boards: z.array(SampleBoard).parse(boards),
  interviews: z.array(SampleInterview).parse(interviews),
  /** In order of precedence: a card gets the first that fits. */
  resumes: z.array(SampleResume).parse(resumes),
  profile: SampleProfile.parse(profile),
  contacts: z.array(SampleContact).parse(contacts),
  tasks: z.array(SampleTask).parse(tasks),
  /** By the key of their board. */
  cards: {
    "current-search": cards.parse([...saved, ...applied, ...interviewing, ...decided, ...archived]),
    "earlier-search": cards.parse(earlierSearch),
  },
};
