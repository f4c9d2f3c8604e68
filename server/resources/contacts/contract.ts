import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { RHYTHM_DAYS_MOST, SUGGESTION_DAYS_LEAST } from "#domain/suggestion-rules.ts";
import {
  id,
  idFilter,
  instant,
  instantOut,
  nullableText,
  nullableUrl,
  TEXT_MAX,
  TITLE_MAX,
  text,
  title,
} from "#server/core/fields.ts";
import { defineOperations, PAGES, PUBLIC } from "#server/core/operation.ts";
import { compactPage, pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted, Status } from "#server/resources/enumerations.ts";
import { Contact, compactContact } from "./entities.ts";

export const LinkableApplication = z
  .object({
    id: z.string(),
    title: z.string(),
    companyName: z.string(),
    status: Status,
    boardId: z.string(),
    boardName: z.string(),
  })
  .meta({ id: "LinkableApplication" });
export type LinkableApplication = z.infer<typeof LinkableApplication>;

const contactId = id("contact", "The contact's ID.");
const applicationId = id("application", "The application's ID.");
const due = instant().nullable().describe("When to be reminded of the follow-up, or null for now.");

/** A contact as a card shows it. */
const CardContact = Contact.pick({
  id: true,
  name: true,
  title: true,
  companyName: true,
  email: true,
  phone: true,
  socialLink: true,
  followUpSince: true,
  lastInteractionAt: true,
}).extend({ followUpDue: instantOut.nullable() });
export type CardContact = z.infer<typeof CardContact>;
const contactName = title().describe("Their name.");
const LINKS_MAX = LIMITS.requests.linkedCards;

const email = nullableText(LIMITS.text.email).refine(
  (value) => value === null || z.email().safeParse(value).success,
  "Must be an email address.",
);
const details = {
  title: nullableText(TITLE_MAX).optional().describe("Their job title."),
  companyId: nullableText(100).optional().describe("One of your companies, or null."),
  email: email.optional().describe("Their email address."),
  phone: nullableText(LIMITS.text.phone).optional().describe("Their phone number."),
  socialLink: nullableUrl().optional().describe("Their page on a professional network."),
  notes: nullableText(TEXT_MAX).optional().describe("Notes about them."),
  applicationIds: z
    .array(text(100))
    .max(LINKS_MAX)
    .optional()
    .describe("Applications the contact is linked to. Replaces the current links."),
  followUp: z
    .boolean()
    .optional()
    .describe("Adds the contact to the follow-up list, or removes them from it."),
};

const keepInTouchDays = z
  .int()
  .min(SUGGESTION_DAYS_LEAST)
  .max(RHYTHM_DAYS_MOST)
  .nullable()
  .optional()
  .describe("An interval in days.");

/** The most connections validated or imported per call. */
const CONNECTIONS_MAX = LIMITS.requests.connections;
/** A connection before validation: a file may contain values that a contact can't have. */
const RawConnection = z.record(z.string().max(50), z.string().max(TEXT_MAX).nullable());
export type RawConnection = z.infer<typeof RawConnection>;
const rows = z.array(RawConnection).min(1).max(CONNECTIONS_MAX);

const ConnectionVerdict = z.discriminatedUnion("verdict", [
  z.object({ verdict: z.literal("new") }),
  z.object({ verdict: z.literal("existing"), contactId: z.string() }),
  z.object({ verdict: z.literal("failed"), field: z.string(), reason: z.string() }),
]);
export type ConnectionVerdict = z.infer<typeof ConnectionVerdict>;

const reading = { ...PUBLIC.ownRead, scope: "contacts:read" } as const;
const writing = { ...PUBLIC.ownChange, scope: "contacts:write" } as const;
const checking = { ...PAGES.ownChange, silent: true, transaction: "own" } as const;

export const contacts = defineOperations("contacts", {
  list: {
    ...reading,
    path: "/contacts",
    summary: "List your contacts",
    description: "Returns your contacts by name. Filter by text, company, or follow-up.",
    compact: compactPage(compactContact),
    input: z.strictObject({
      search: text(TITLE_MAX).optional().describe("A part of the name, title, company, or email address."),
      companyId: idFilter("company", "Only contacts at this company.").optional(),
      followUp: z
        .boolean()
        .optional()
        .describe("true for contacts on the follow-up list only, false for the others only."),
      ...pageFields,
    }),
    output: pageOf(Contact),
  },
  listLinkableApplications: {
    ...reading,
    path: "/contacts/linkable-applications",
    summary: "List applications you can link to a contact",
    description:
      "Returns your applications on all boards, newest first, with just enough detail to choose one.",
    toolsets: ["setup"],
    input: z.strictObject({
      search: text(TITLE_MAX).optional().describe("Part of the job title or company name, ignoring case."),
      ...pageFields,
    }),
    output: pageOf(LinkableApplication),
  },
  get: {
    ...reading,
    path: "/contacts/{contactId}",
    summary: "Get a contact",
    description: "Returns one contact with their linked applications and the date of your last interaction.",
    input: z.strictObject({ contactId }),
    output: Contact,
  },
  create: {
    ...writing,
    path: "/contacts",
    summary: "Add a contact",
    description: "Adds a person to your network. Log interactions with interactions.create.",
    compact: compactContact,
    errors: ["company_not_found"],
    input: z.strictObject({ name: contactName, ...details }),
    output: Contact,
    location: (contact: Contact) => `/contacts/${contact.id}`,
    returnsResource: true,
  },
  update: {
    ...writing,
    method: "PATCH",
    path: "/contacts/{contactId}",
    summary: "Update a contact",
    description:
      "Updates the fields you send. Set followUp to false to remove the contact from the follow-up list.",
    compact: compactContact,
    errors: ["company_not_found"],
    input: z.strictObject({ contactId, name: contactName.optional(), ...details, keepInTouchDays }),
    output: Contact,
  },
  delete: {
    ...writing,
    method: "DELETE",
    path: "/contacts/{contactId}",
    summary: "Delete a contact and their interactions",
    description: "Deletes the contact with all their interactions. This can't be undone.",
    input: z.strictObject({ contactId }),
    output: Deleted,
  },
  listLinkedApplications: {
    ...PAGES.ownRead,
    input: z.strictObject({ contactId }),
    output: z.array(LinkableApplication),
  },
  listOfApplication: {
    ...PAGES.ownRead,
    input: z.strictObject({ applicationId, ...pageFields }),
    output: pageOf(CardContact),
  },
  link: {
    ...PAGES.ownChange,
    input: z.strictObject({ contactId, applicationId, isLinked: z.boolean() }),
  },
  listFollowUpDates: {
    ...PAGES.ownRead,
    input: z.strictObject({ contactIds: z.array(contactId).max(LIMITS.requests.pageSizeMost) }),
    output: z.array(z.object({ contactId: z.string(), due: instantOut })),
  },
  setFollowUp: {
    ...PAGES.ownChange,
    input: z.strictObject({
      contactId,
      since: instant()
        .nullable()
        .optional()
        .describe(
          "When they were added, to undo a change; null removes them. If omitted, it stays or is now.",
        ),
      due,
    }),
  },
  checkConnections: {
    ...checking,
    input: z.strictObject({ rows }),
    output: z.array(ConnectionVerdict),
  },
  importConnections: {
    ...PAGES.ownChange,
    input: z.strictObject({ rows }),
    output: z.array(ConnectionVerdict),
  },
  undoConnections: {
    ...PAGES.ownChange,
    input: z.strictObject({ contactIds: z.array(contactId).min(1).max(CONNECTIONS_MAX) }),
    output: z.array(z.string()),
  },
});
