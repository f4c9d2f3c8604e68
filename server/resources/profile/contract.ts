import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import {
  instantOut,
  NO_LINK,
  nullableText,
  nullableUrl,
  TEXT_MAX,
  TITLE_MAX,
  title,
} from "#server/core/fields.ts";
import { defineOperations, PUBLIC } from "#server/core/operation.ts";

const LIST_MAX = LIMITS.requests.profileEntries;
const EMAIL_MAX = LIMITS.text.email;
const MONTH = /^\d{4}(-(0[1-9]|1[0-2]))?$/;

const line = nullableText(TITLE_MAX).optional();
const passage = nullableText(TEXT_MAX).optional();
const email = nullableText(EMAIL_MAX)
  .refine((value) => value === null || z.email().safeParse(value).success, "Must be an email address.")
  .optional();

// Lists are replaced as a whole, so a field omitted from an entry is null.
const entryLine = nullableText(TITLE_MAX).default(null);
const entryPassage = nullableText(TEXT_MAX).default(null);
const month = nullableText(7)
  .refine((value) => value === null || MONTH.test(value), "Must be a month such as 2026-11 or a year.")
  .default(null);
const listOf = <Entry extends z.ZodType>(entry: Entry, most: number = LIST_MAX) =>
  z.array(entry).max(most, `At most ${most}.`).optional();

/** The fields as input; an omitted one keeps its value, and a list is replaced as a whole. */
const fields = {
  name: line.describe("Your full name."),
  email: email.describe("Your email address."),
  phone: line.describe("Your phone number."),
  location: line.describe("Your address, as application forms ask for it."),
  links: listOf(
    z.strictObject({
      label: title().describe("For example, Portfolio."),
      url: nullableUrl()
        .refine((url) => url !== null, NO_LINK)
        .describe("The link's URL."),
    }),
  ).describe("Links such as a portfolio."),
  headline: line.describe("One line about you."),
  summary: passage.describe("A short summary of your career."),
  workAuthorization: line.describe(
    "The countries where you're authorized to work, and whether you need sponsorship.",
  ),
  salaryWish: line.describe("The pay you're looking for."),
  noticePeriod: line.describe("The earliest date you can start."),
  education: listOf(
    z.strictObject({
      school: title().describe("The school's name."),
      degree: entryLine.describe("The degree."),
      field: entryLine.describe("The field of study."),
      start: month.describe("A month such as 2026-11 or a year."),
      end: month.describe("Null if current."),
      description: entryPassage.describe("More details."),
    }),
  ).describe("Your education."),
  experience: listOf(
    z.strictObject({
      company: title().describe("The employer's name."),
      title: title().describe("The job title."),
      location: entryLine.describe("The place of work."),
      start: month.describe("A month such as 2026-11 or a year."),
      end: month.describe("Null if current."),
      description: entryPassage.describe("Your tasks and results."),
    }),
  ).describe("Your experience."),
  skills: listOf(title(LIMITS.text.skill), LIMITS.requests.skills).describe("Your skills."),
  customAnswers: listOf(
    z.strictObject({
      question: title(LIMITS.text.question).describe("A question that forms ask."),
      answer: entryPassage.describe("Your answer."),
    }),
  ).describe("Answers to questions that forms ask."),
};

const text = z.string().nullable();

export const Profile = z
  .object({
    name: text,
    email: text,
    phone: text,
    location: text,
    links: z.array(z.object({ label: z.string(), url: z.string() })),
    headline: text,
    summary: text,
    workAuthorization: text,
    salaryWish: text,
    noticePeriod: text,
    education: z.array(
      z.object({ school: z.string(), degree: text, field: text, start: text, end: text, description: text }),
    ),
    experience: z.array(
      z.object({
        company: z.string(),
        title: z.string(),
        location: text,
        start: text,
        end: text,
        description: text,
      }),
    ),
    skills: z.array(z.string()),
    customAnswers: z.array(z.object({ question: z.string(), answer: text })),
    updatedAt: instantOut.nullable().describe("Null until the profile is first changed."),
  })
  .meta({ id: "Profile" });
export type Profile = z.infer<typeof Profile>;

export const profile = defineOperations("profile", {
  get: {
    ...PUBLIC.ownRead,
    path: "/profile",
    scope: "profile:read",
    summary: "Get your profile",
    description: "Returns the details you use in application forms. Empty fields are null or empty lists.",
    output: Profile,
  },
  update: {
    method: "PATCH",
    path: "/profile",
    scope: "profile:write",
    actsOn: "own",
    summary: "Update your profile",
    description:
      "Updates the fields you send. Omitted fields keep their value, and null clears a field. A list is replaced entirely, so send all of it.",
    compact: ({ updatedAt }: Profile) => ({ updatedAt }),
    toolsets: ["setup"],
    input: z.strictObject(fields),
    output: Profile,
  },
});
