import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import {
  id,
  instantOut,
  nullableText,
  nullableUrl,
  TEXT_MAX,
  TITLE_MAX,
  text,
  title,
} from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted, Status } from "#server/resources/enumerations.ts";

export const Contact = z
  .object({
    id: z.string(),
    name: z.string(),
    title: z.string().nullable(),
    companyId: z.string().nullable(),
    companyName: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    socialLink: z.string().nullable(),
    notes: z.string().nullable(),
    applicationIds: z.array(z.string()),
    followUpSince: instantOut.nullable().describe("Since when the contact is on the follow-up list."),
    lastInteractionAt: instantOut.nullable(),
    createdAt: instantOut,
    updatedAt: instantOut,
  })
  .meta({ id: "Contact" });
export type Contact = z.infer<typeof Contact>;

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

const contactId = id("contact", "The contact's id.");
const LINKS_MAX = LIMITS.requests.linkedCards;

const email = nullableText(LIMITS.text.email).refine(
  (value) => value === null || z.email().safeParse(value).success,
  "Must be an e-mail address.",
);
const details = {
  title: nullableText(TITLE_MAX).optional().describe("What they do there."),
  companyId: nullableText(100).optional().describe("A company of yours; null for none."),
  email: email.optional(),
  phone: nullableText(LIMITS.text.phone).optional(),
  socialLink: nullableUrl().optional(),
  notes: nullableText(TEXT_MAX).optional(),
  applicationIds: z
    .array(text(100))
    .max(LINKS_MAX)
    .optional()
    .describe("Applications the contact has to do with; replaces those that were linked."),
  followUp: z.boolean().optional().describe("Puts the contact on the follow-up list, or takes them off it."),
};

export const contacts = {
  list: defineOperation({
    name: "contacts.list",
    method: "GET",
    path: "/contacts",
    scope: "contacts:read",
    actsOn: "own",
    summary: "List your contacts",
    description: "Your contacts by name; filter by text, company, and whether they wait for a follow-up.",
    errors: [],
    input: z.strictObject({
      search: text(TITLE_MAX).optional().describe("Part of the name, title, company or address."),
      companyId: id("company", "Contacts at this company.").optional(),
      followUp: z
        .boolean()
        .optional()
        .describe("True: only those on the follow-up list; false: only the others."),
      ...pageFields,
    }),
    output: pageOf(Contact),
  }),
  listLinkableApplications: defineOperation({
    name: "contacts.list_linkable_applications",
    method: "GET",
    path: "/contacts/linkable-applications",
    scope: "contacts:read",
    actsOn: "own",
    summary: "List applications that a contact can be linked to",
    description: "Your applications on all boards, newest first, as much of each as one needs to choose.",
    errors: [],
    input: z.strictObject({
      search: text(TITLE_MAX).optional().describe("Part of the job title or company name."),
      ...pageFields,
    }),
    output: pageOf(LinkableApplication),
  }),
  get: defineOperation({
    name: "contacts.get",
    method: "GET",
    path: "/contacts/{contactId}",
    scope: "contacts:read",
    actsOn: "own",
    summary: "Read a contact",
    description: "One contact with the applications they have to do with and when you last talked.",
    errors: ["not_found"],
    input: z.strictObject({ contactId }),
    output: Contact,
  }),
  create: defineOperation({
    name: "contacts.create",
    method: "POST",
    path: "/contacts",
    scope: "contacts:write",
    actsOn: "own",
    summary: "Add a contact",
    description: "Adds a person you know or talked to. Log what was said with interactions.create.",
    errors: ["company_not_found"],
    input: z.strictObject({ name: title(), ...details }),
    output: Contact,
    location: (contact: Contact) => `/contacts/${contact.id}`,
    answersResource: true,
  }),
  update: defineOperation({
    name: "contacts.update",
    method: "PATCH",
    path: "/contacts/{contactId}",
    scope: "contacts:write",
    actsOn: "own",
    resource: "contacts.get",
    summary: "Change a contact",
    description: "Changes the given fields. followUp false takes the contact off the follow-up list.",
    errors: ["not_found", "company_not_found"],
    input: z.strictObject({ contactId, name: title().optional(), ...details }),
    output: Contact,
    answersResource: true,
  }),
  delete: defineOperation({
    name: "contacts.delete",
    method: "DELETE",
    path: "/contacts/{contactId}",
    scope: "contacts:write",
    actsOn: "own",
    resource: "contacts.get",
    summary: "Delete a contact and their interactions",
    description: "Deletes the contact with every interaction logged with them. It can't be undone.",
    errors: ["not_found"],
    input: z.strictObject({ contactId }),
    output: Deleted,
  }),
};
