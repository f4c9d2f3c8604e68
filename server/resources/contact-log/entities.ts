import { z } from "zod";
import { CONTACT_KINDS, CONTACT_TOPICS, MOST_CONTACT_MINUTES } from "#domain/contact-log.ts";
import { LIMITS } from "#domain/limits.ts";
import { instant, instantOut, nullableText } from "#server/core/fields.ts";
import { ExportedFile, ExportFormat } from "#server/resources/spreadsheet-formats.ts";

export const ContactKind = z.enum(CONTACT_KINDS).meta({ id: "ContactKind" });
export const ContactTopic = z.enum(CONTACT_TOPICS).meta({ id: "ContactTopic" });

/** The fields of an entry that staff enter. */
export const entered = {
  kind: ContactKind.describe("The kind of contact."),
  topic: ContactTopic.describe("The topic."),
  happenedAt: instant().describe("When it took place."),
  minutes: z.int().min(0).max(MOST_CONTACT_MINUTES).nullable().describe("Minutes it took, or null."),
  summary: nullableText(LIMITS.text.contactSummary).describe("A summary of the conversation, or null."),
  nextStep: nullableText(LIMITS.text.nextStep).describe("The next step, or null."),
};

export const ContactLogEntry = z
  .object({
    id: z.string(),
    applicantEmail: z.string(),
    applicantDisplayName: z.string().nullable(),
    ...entered,
    happenedAt: instantOut,
    loggedByName: z.string(),
    createdAt: instantOut,
    updatedAt: instantOut,
  })
  .meta({
    id: "ContactLogEntry",
    description: "A contact of staff with an applicant, who sees the entry too.",
  });
export type ContactLogEntry = z.infer<typeof ContactLogEntry>;

/** An entry on a page, with the member ID of a current applicant, and the reader's permissions. */
export const ShownContact = ContactLogEntry.extend({
  memberId: z.string().nullable(),
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
});

const count = z.int();
export const ContactTotal = z
  .object({
    key: z.string().nullable().describe("The ID or value of the group. Null if it has none."),
    name: z.string().nullable().describe("The name of a coach or cohort. Null for other groups."),
    entries: count,
    minutes: count.describe("The minutes of all entries that have them."),
    applicants: count.describe("The number of different applicants."),
  })
  .meta({ id: "ContactTotal", description: "The entries of a group, such as a coach or a month." });
export type ContactTotal = z.infer<typeof ContactTotal>;

const totals = z.array(ContactTotal);
export const ContactReport = z
  .object({
    since: instantOut.nullable(),
    until: instantOut.nullable(),
    entries: count,
    minutes: count,
    applicants: count,
    byKind: totals,
    byTopic: totals,
    byCoach: totals.describe("By who logged it. The key is the member ID, null for former members."),
    byCohort: totals.describe(
      "By the applicant's cohorts at the time; an entry counts in each. The key is null for those in no cohort.",
    ),
    byMonth: totals.describe("By month in UTC, such as 2026-11."),
  })
  .meta({ id: "ContactReport" });
export type ContactReport = z.infer<typeof ContactReport>;

export const ContactLogExport = z
  .object({
    format: ExportFormat,
    data: z.array(ContactLogEntry).describe("The entries, for the json format. Empty for other formats."),
    file: ExportedFile.nullable().describe("The file, for the csv and xlsx formats. Null for json."),
  })
  .meta({ id: "ContactLogExport" });
export type ContactLogExport = z.infer<typeof ContactLogExport>;
