import type { AccountId } from "#server/core/access.ts";
import { notFound, OperationError, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import { type Sql, searchPattern } from "#server/core/sql.ts";
import { lockRowOf } from "#server/core/versions.ts";
import { lockCompany } from "#server/resources/companies/service.ts";
import { renameInterviewer } from "#server/resources/interviews/service.ts";
import { checkConnections, importConnections, undoConnections } from "./connections.ts";
import { contacts } from "./contract.ts";
import type { Contact } from "./entities.ts";
import * as store from "./store/contacts.ts";
import * as links from "./store/links.ts";

export { addContacts, type NewContact } from "./imported.ts";
export { deleteUntouched as deleteUntouchedContacts } from "./store/connections.ts";
export { lastInteraction, readContacts } from "./store/contacts.ts";

/** Returns a page of the caller's contacts. */
const listContacts: Handler<typeof contacts.list> = ({ ctx, input }) => {
  const { search, companyId, followUp } = input;
  const filter = { accountId: ctx.accountId, search: searchPattern(search), companyId };
  return store.listContacts(ctx.sql, ctx.list, filter, { followUp });
};

/** Returns a page of the caller's applications to link a contact to. */
const listLinkableApplications: Handler<typeof contacts.listLinkableApplications> = ({ ctx, input }) => {
  const filter = { accountId: ctx.accountId, search: searchPattern(input.search) };
  return links.listLinkable(ctx.sql, ctx.list, filter);
};

/** Returns one of the caller's contacts. */
const getContact: Handler<typeof contacts.get> = ({ ctx, input }) =>
  requireContact(ctx.sql, ctx.accountId, input.contactId);

/** Adds a contact. @throws company_not_found, validation_failed for an application that isn't the caller's */
const createContact: Handler<typeof contacts.create> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const id = newId("contact");
  await store.insertContact(sql, { accountId, id, name: input.name, at: now });
  await writeGiven(sql, accountId, id, { ...input, name: undefined }, now);
  return requireContact(sql, accountId, id);
};

/** Changes the given fields. @throws company_not_found, validation_failed for an application that isn't the caller's */
const updateContact: Handler<typeof contacts.update> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { contactId, ...details } = input;
  const before = await lockContact(sql, accountId, contactId);
  await writeGiven(sql, accountId, contactId, details, now);
  const after = await requireContact(sql, accountId, contactId);
  // Interviewers of linked applications refer to this contact by name.
  const { applicationIds } = before;
  if (after.name !== before.name && applicationIds.length > 0) {
    const renaming = { accountId, applicationIds, from: before.name, to: after.name, at: now };
    await renameInterviewer(sql, renaming);
  }
  return after;
};

/** Deletes a contact with their interactions. */
const deleteContact: Handler<typeof contacts.delete> = async ({ ctx, input }) => {
  if (!(await store.deleteContact(ctx.sql, { accountId: ctx.accountId, id: input.contactId })))
    throw notFound("contact");
  return { id: input.contactId, deleted: true };
};

/** Locks the contact for a change and returns it. @throws not_found */
export async function lockContact(sql: Sql, accountId: AccountId, contactId: string): Promise<Contact> {
  if (!(await store.lockContact(sql, { accountId, id: contactId }))) throw notFound("contact");
  return requireContact(sql, accountId, contactId);
}

/** Adds a contact to the follow-up list at an instant, or removes them from it. */
export async function setFollowUp(
  sql: Sql,
  accountId: AccountId,
  contactId: string,
  since: string | null,
  at: Date,
): Promise<void> {
  await writeFields(sql, { accountId, id: contactId }, { followUpSince: since }, at);
}

/** Adds a contact to the follow-up list with a date, or changes the date. Undoing a change restores their earlier place. */
const setFollowUpDate: Handler<typeof contacts.setFollowUp> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { contactId: id, since, due } = input;
  const { followUpSince } = await lockContact(sql, accountId, id);
  const start = since === undefined ? (followUpSince ?? now.toISOString()) : since;
  await writeFields(sql, { accountId, id }, { followUpSince: start, followUpDue: due }, now);
};

/** Returns a page of the contacts linked to an application, sorted by name. */
const listOfApplication: Handler<typeof contacts.listOfApplication> = ({ ctx, input }) => {
  const { applicationId } = input;
  return links.listContactsOf(ctx.sql, ctx.list, { accountId: ctx.accountId, applicationId });
};

/** Links a contact to an application, or unlinks them; their other links stay. @throws not_found */
const linkApplication: Handler<typeof contacts.link> = async ({ ctx, input }) => {
  const { sql, accountId } = ctx;
  const { contactId, applicationId, isLinked } = input;
  await lockContact(sql, accountId, contactId);
  const [own] = await links.ownApplications(sql, { accountId, ids: [applicationId] });
  if (!own) throw notFound("application");
  const write = isLinked ? links.link : links.unlink;
  await write(sql, { accountId, id: contactId, applicationIds: [applicationId] });
};

type ContactFields = Omit<Parameters<typeof store.writeContact>[2], "accountId" | "id" | "updatedAt">;
type NewContact = ContactFields & { applicationIds?: string[] | undefined; followUp?: boolean | undefined };

/** Writes the given fields; a contact without a follow-up has no follow-up date. */
async function writeFields(
  sql: Sql,
  contact: { accountId: AccountId; id: string },
  fields: ContactFields,
  at: Date,
): Promise<void> {
  const followUpDue = fields.followUpSince === null ? null : fields.followUpDue;
  await store.writeContact(sql, contact, { ...fields, followUpDue, updatedAt: at });
}

async function writeGiven(
  sql: Sql,
  accountId: AccountId,
  id: string,
  details: NewContact,
  at: Date,
): Promise<void> {
  const { applicationIds, followUp, ...fields } = details;
  if (
    typeof fields.companyId === "string" &&
    !(await lockCompany(sql, { accountId, id: fields.companyId }))
  ) {
    throw new OperationError("company_not_found", "companyId is not one of your companies.", {
      issues: [{ path: ["companyId"], message: "This isn't one of your companies." }],
    });
  }
  const since = followUp === undefined ? undefined : await followUpSince(sql, accountId, id, followUp, at);
  await writeFields(sql, { accountId, id }, { ...fields, followUpSince: since }, at);
  if (applicationIds) await linkOnly(sql, accountId, id, [...new Set(applicationIds)]);
}

/** Returns the start of a follow-up; a contact who is already on the list keeps the earlier start. */
async function followUpSince(sql: Sql, accountId: AccountId, id: string, followUp: boolean, at: Date) {
  if (!followUp) return null;
  const { followUpSince } = await requireContact(sql, accountId, id);
  return followUpSince ?? at.toISOString();
}

/** Links a contact to these applications and no others. @throws validation_failed for one that isn't the account's */
async function linkOnly(
  sql: Sql,
  accountId: AccountId,
  contactId: string,
  applicationIds: string[],
): Promise<void> {
  const own = await links.ownApplications(sql, { accountId, ids: applicationIds });
  const ownIds = new Set(own.map(({ id }) => id));
  const issues = applicationIds.flatMap((id, index) =>
    ownIds.has(id)
      ? []
      : [{ path: ["applicationIds", index], message: "This isn't one of your applications." }],
  );
  if (issues.length > 0) {
    throw new OperationError("validation_failed", "applicationIds: not all are your applications.", {
      issues,
    });
  }
  await links.unlinkOthers(sql, { accountId, id: contactId, applicationIds });
  await links.link(sql, { accountId, id: contactId, applicationIds });
}

async function requireContact(sql: Sql, accountId: AccountId, id: string): Promise<Contact> {
  const [contact] = await store.readContacts(sql, { accountId, ids: [id] });
  return requireFound("contact", contact);
}

export const contactsGroup = defineGroup(contacts, {
  about: "The people in a person's network.",
  toolsets: ["search"],
  handlers: {
    list: listContacts,
    listLinkableApplications,
    get: { handler: getContact, lock: lockRowOf("contacts", "contactId") },
    create: createContact,
    update: updateContact,
    delete: deleteContact,
    /** Returns the applications linked to a contact, newest first. */
    listLinkedApplications: ({ ctx, input }) =>
      links.readLinked(ctx.sql, { accountId: ctx.accountId, id: input.contactId }),
    listOfApplication,
    link: linkApplication,
    /** Returns the contacts' follow-ups that have a date, earliest first. */
    listFollowUpDates: ({ ctx, input }) =>
      store.readFollowUpDates(ctx.sql, { accountId: ctx.accountId, ids: input.contactIds }),
    setFollowUp: setFollowUpDate,
    checkConnections,
    importConnections,
    undoConnections,
  },
  examples: () => import("./examples.ts"),
});
