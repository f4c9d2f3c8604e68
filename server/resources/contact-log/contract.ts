import { z } from "zod";
import { CONTACT_TOTALS } from "#domain/contact-log.ts";
import { rolesWith } from "#domain/permissions.ts";
import { APPLICANTS } from "#domain/roles.ts";
import { addressToFind, dayOrInstant, id, idFilter, organizationSlug } from "#server/core/fields.ts";
import { BEYOND, defineOperations, PAGES } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted } from "#server/resources/enumerations.ts";
import { exportFormat, FILE_TYPES } from "#server/resources/spreadsheet-formats.ts";
import {
  ContactKind,
  ContactLogEntry,
  ContactLogExport,
  ContactReport,
  ContactTopic,
  entered,
  ShownContact,
} from "./entities.ts";

export { ContactLogEntry };

const applicantEmail = addressToFind();
const contactLogEntryId = id("contactLogEntry", "The entry's ID.");
const ContactLogPage = pageOf(ContactLogEntry).meta({ id: "ContactLogPage" });

/** The filters that lists, totals, and exports share. */
const filters = {
  applicantEmail: applicantEmail.optional().describe("Only contacts with this applicant."),
  cohortId: idFilter("cohort", "Only contacts with people who were in this cohort at the time.").optional(),
  coachId: idFilter("member", "Only contacts that this member logged.").optional(),
  kind: ContactKind.optional().describe("Only contacts of this kind."),
  topic: ContactTopic.optional().describe("Only contacts about this topic."),
  since: dayOrInstant().optional().describe("On this day (UTC) or later."),
  until: dayOrInstant("last").optional().describe("On this day (UTC) or earlier."),
};

const { kind, topic, happenedAt, ...details } = entered;
const optional = z.object(details).partial().shape;

export const contactLog = defineOperations("contact_log", {
  list: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/contact-log",
    summary: "List the contact log",
    description:
      "Returns the calls, meetings, emails, and visits that staff logged, latest first. Each applicant sees their own.",
    brief: "Lists logged contacts with applicants, latest first.",
    input: z.strictObject({ organizationSlug, ...filters, ...pageFields }),
    output: ContactLogPage,
  },
  listOwn: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/contact-log/own",
    roles: APPLICANTS,
    summary: "List the contacts logged with you",
    description: "As an applicant, returns the contacts that staff logged with you, latest first.",
    input: z.strictObject({ organizationSlug, ...pageFields }),
    output: ContactLogPage,
  },
  get: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/contact-log/{contactLogEntryId}",
    summary: "Get an entry in the contact log",
    description: "Returns an entry in the contact log. Applicants can read those about them.",
    input: z.strictObject({ organizationSlug, contactLogEntryId }),
    output: ContactLogEntry,
  },
  create: {
    ...BEYOND.organizationChange,
    path: "/organizations/{organizationSlug}/contact-log",
    roles: rolesWith("contact_log.change"),
    summary: "Log a contact with an applicant",
    description:
      "Logs a call, meeting, email, or visit with an applicant, or with a former one. The applicant sees the entry with its summary and next step.",
    brief: "Logs a call, meeting, email, or visit with an applicant.",
    input: z.strictObject({
      organizationSlug,
      applicantEmail: applicantEmail.describe("An applicant, or someone who was in a cohort."),
      kind,
      topic,
      happenedAt: happenedAt.optional().describe("When it took place. Defaults to now."),
      ...optional,
    }),
    output: ContactLogEntry,
    location: ({ id }: ContactLogEntry, path: { organizationSlug: string }) =>
      `/organizations/${path.organizationSlug}/contact-log/${id}`,
  },
  update: {
    ...BEYOND.organizationChange,
    method: "PATCH",
    path: "/organizations/{organizationSlug}/contact-log/{contactLogEntryId}",
    roles: rolesWith("contact_log.change"),
    summary: "Update an entry of the contact log",
    description: "Changes the fields that you send. Only the person who logged it can change it.",
    input: z.strictObject({
      organizationSlug,
      contactLogEntryId,
      ...z.object({ kind, topic, happenedAt }).partial().shape,
      ...optional,
    }),
    output: ContactLogEntry,
  },
  delete: {
    ...BEYOND.organizationChange,
    method: "DELETE",
    path: "/organizations/{organizationSlug}/contact-log/{contactLogEntryId}",
    roles: rolesWith("contact_log.change"),
    summary: "Delete an entry of the contact log",
    description:
      "The person who logged it, owners, and admins can delete it. The audit log records the deletion. This can't be undone.",
    input: z.strictObject({ organizationSlug, contactLogEntryId }),
    output: Deleted,
  },
  report: {
    ...BEYOND.organizationRead,
    work: "report",
    fromReplica: true,
    path: "/organizations/{organizationSlug}/contact-log/report",
    roles: rolesWith("contact_log.list"),
    summary: "Total the contact log",
    description:
      "Returns the number of contacts, their minutes, and the number of applicants by kind, topic, coach, cohort, and month, with the filters of contact_log.list.",
    brief: "Totals logged contacts by kind, topic, coach, cohort, and month.",
    input: z.strictObject({ organizationSlug, ...filters }),
    output: ContactReport,
  },
  export: {
    ...BEYOND.organizationRead,
    work: "report",
    alsoCounts: "exports",
    path: "/organizations/{organizationSlug}/contact-log/export",
    roles: rolesWith("contact_log.list"),
    summary: "Export the contact log as a spreadsheet",
    description:
      "Exports all entries that contact_log.list returns for the same filters, as JSON, CSV, or XLSX. Send totalsBy for a CSV or XLSX file of totals instead. The export is recorded in the audit log.",
    input: z.strictObject({
      organizationSlug,
      ...filters,
      totalsBy: z
        .enum(CONTACT_TOTALS)
        .optional()
        .describe("A file of totals by this group instead of entries. Not for the json format."),
      format: exportFormat,
    }),
    output: ContactLogExport,
    file: ({ file }: ContactLogExport) => file,
    fileTypes: Object.values(FILE_TYPES),
  },
  listShown: {
    ...PAGES.organizationRead,
    roles: rolesWith("contact_log.list"),
    input: z.strictObject({ organizationSlug, ...filters, ...pageFields }),
    output: pageOf(ShownContact),
  },
});
