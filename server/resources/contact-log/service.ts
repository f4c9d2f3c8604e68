import { isManager, isStaff, type Role } from "#domain/roles.ts";
import type { OperationContext } from "#server/core/context.ts";
import { invalidField, notFound, OperationError, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import { recordChange } from "#server/resources/audit-events/service.ts";
import { findApplicant } from "#server/resources/outcomes/service.ts";
import { contactLog } from "./contract.ts";
import type { ContactLogEntry } from "./entities.ts";
import { exportLog, report } from "./report.ts";
import * as store from "./store/entries.ts";

export { contactPortionsWith, readEntries } from "./store/entries.ts";

/** Returns a page of the contact log, latest first. */
const listContacts: Handler<typeof contactLog.list> = async ({ ctx, input }) => {
  const { organizationSlug: _, cursor: __, limit: ___, ...filter } = input;
  const { organizationId } = ctx;
  const found = await store.listEntries(ctx.sql, ctx.list, { ...filter, organizationId });
  return { ...found, data: found.data.map(store.presented) };
};

/** Returns a page of the contact log, latest first, with the caller's permissions on each entry. */
const listShown: Handler<typeof contactLog.listShown> = async ({ ctx, input }) => {
  const { organizationSlug: _, cursor: __, limit: ___, ...filter } = input;
  const { id: organizationId, role } = ctx.organization;
  const found = await store.listEntries(ctx.sql, ctx.list, { ...filter, organizationId });
  const reader = { accountId: ctx.actor.accountId, role };
  const data = found.data.map((entry) => ({
    ...store.presented(entry),
    memberId: entry.memberId,
    mayEdit: mayEdit(entry, reader),
    mayDelete: mayDelete(entry, reader),
  }));
  return { ...found, data };
};

/** Returns a page of the contacts logged with the caller, latest first. */
const listOwn: Handler<typeof contactLog.listOwn> = async ({ ctx }) => {
  const { organizationId } = ctx;
  const { accountId } = ctx.actor;
  const found = await store.listEntries(ctx.sql, ctx.list, { organizationId, accountId });
  return { ...found, data: found.data.map(store.presented) };
};

/** Returns an entry. An applicant gets only those about them. @throws not_found */
const getContact: Handler<typeof contactLog.get> = async ({ ctx, input }) => {
  const { id: organizationId, role } = ctx.organization;
  const found = await store.findEntry(ctx.sql, { organizationId, id: input.contactLogEntryId });
  if (!found || (!isStaff(role) && found.accountId !== ctx.actor.accountId)) throw notFound("entry");
  return store.presented(found);
};

/** Logs a contact with an applicant or former applicant. @throws not_found, validation_failed */
const createContact: Handler<typeof contactLog.create> = async ({ ctx, input }) => {
  const { organizationSlug: _, happenedAt = ctx.now.toISOString(), ...fields } = input;
  return store.presented(await addEntry(ctx, { ...fields, happenedAt, appointmentId: null }));
};

/**
 * Logs an appointment as a contact, once: a second call returns the same entry. The caller has locked the appointment.
 * @returns the entry's id
 * @throws not_found if the person is not an applicant or former applicant
 */
export async function logAppointment(
  ctx: Logging,
  { appointmentId, ...fields }: NewContact & { readonly appointmentId: string },
): Promise<string> {
  const existing = await store.findEntryOf(ctx.sql, { organizationId: ctx.organizationId, appointmentId });
  return (existing ?? (await addEntry(ctx, { ...fields, appointmentId }))).id;
}

type Logging = Pick<
  OperationContext<typeof contactLog.create>,
  "sql" | "now" | "actor" | "organizationId" | "affected"
>;
type NewContact = Pick<ContactLogEntry, "applicantEmail" | "kind" | "topic" | "happenedAt"> & {
  readonly [Field in "minutes" | "summary" | "nextStep"]?: ContactLogEntry[Field] | undefined;
};

async function addEntry(
  ctx: Logging,
  {
    applicantEmail,
    minutes = null,
    summary = null,
    nextStep = null,
    ...fields
  }: NewContact & {
    readonly appointmentId: string | null;
  },
): Promise<store.LockedEntry> {
  const { sql, now, actor, organizationId } = ctx;
  requirePast(fields.happenedAt, now);
  const applicant = await findApplicant(sql, { organizationId, email: applicantEmail });
  if (!applicant) throw notFound("applicant");
  const id = newId("contactLogEntry");
  await store.insertEntry(sql, {
    ...fields,
    ...{ organizationId, id, accountId: applicant.accountId, actorAccountId: actor.accountId },
    ...{ minutes, summary, nextStep },
    at: now,
  });
  const entry = await requireEntry(ctx, id);
  await announce(ctx, entry, "contact_logged", { before: null, after: logged(entry) });
  return entry;
}

/** Changes an entry that the caller logged. @throws not_found, validation_failed; insufficient_role for another person's entry */
const updateContact: Handler<typeof contactLog.update> = async ({ ctx, input }) => {
  const { sql, now } = ctx;
  const { organizationSlug: _, contactLogEntryId, ...fields } = input;
  const locked = await requireEntry(ctx, contactLogEntryId);
  if (!mayEdit(locked, { accountId: ctx.actor.accountId })) {
    throw new OperationError("insufficient_role", "Only the person who logged the contact can change it.");
  }
  if (fields.happenedAt) requirePast(fields.happenedAt, now);
  const changes = Object.entries(fields).filter(
    ([field, value]) => value !== undefined && value !== locked[field as keyof typeof locked],
  );
  if (changes.length === 0) return store.presented(locked);
  const ofEntry = { organizationId: ctx.organizationId, id: contactLogEntryId };
  await store.writeEntry(sql, ofEntry, { ...Object.fromEntries(changes), updatedAt: now });
  const entry = await requireEntry(ctx, contactLogEntryId);
  const change = { before: logged(locked), after: logged(entry) };
  await announce(ctx, entry, "contact_log_entry_updated", change);
  return store.presented(entry);
};

/** Deletes an entry. @throws not_found; insufficient_role for a coach who didn't log it */
const deleteContact: Handler<typeof contactLog.delete> = async ({ ctx, input }) => {
  const locked = await requireEntry(ctx, input.contactLogEntryId);
  if (!mayDelete(locked, { accountId: ctx.actor.accountId, role: ctx.organization.role })) {
    const detail = "Only the person who logged the contact, owners, and admins can delete it.";
    throw new OperationError("insufficient_role", detail);
  }
  await store.deleteEntry(ctx.sql, { organizationId: ctx.organizationId, id: locked.id });
  await announce(ctx, locked, "contact_log_entry_deleted", { before: logged(locked), after: null });
  return { id: locked.id, deleted: true };
};

type Context = Logging | OperationContext<typeof contactLog.update>;

/** Locks an entry and returns it. @throws not_found */
async function requireEntry({ sql, organizationId }: Context, id: string): Promise<store.LockedEntry> {
  return requireFound("entry", await store.lockEntry(sql, { organizationId, id }));
}

type Change = { before: ReturnType<typeof logged> | null; after: ReturnType<typeof logged> | null };

/** Logs the change without its texts, and updates the open pages of the applicant and the staff. */
async function announce(
  ctx: Context,
  { id, accountId, applicantEmail: subjectEmail }: store.LockedEntry,
  action: "contact_logged" | "contact_log_entry_updated" | "contact_log_entry_deleted",
  change: Change,
): Promise<void> {
  ctx.affected.accounts.add(accountId);
  await recordChange(ctx, { action, subjectEmail, details: { contactLogEntryId: id, ...change } });
}

function logged({ kind, topic, happenedAt, minutes }: ContactLogEntry) {
  return { kind, topic, happenedAt, minutes };
}

/** The tolerance for a device whose clock is ahead. */
const AHEAD_MS = 10 * 60_000;

/** Rejects a contact that hasn't taken place. @throws validation_failed */
function requirePast(happenedAt: string, now: Date): void {
  if (Date.parse(happenedAt) > now.getTime() + AHEAD_MS) {
    throw invalidField(["happenedAt"], "Can't be in the future.");
  }
}

type Logged = { readonly loggedById: string | null };

/** Checks whether the reader logged the entry: no one else may change it. */
function mayEdit({ loggedById }: Logged, { accountId }: { readonly accountId: string }): boolean {
  return loggedById === accountId;
}

/** Checks whether the reader logged the entry or manages the organization. */
function mayDelete(entry: Logged, reader: { readonly accountId: string; readonly role: Role }): boolean {
  return mayEdit(entry, reader) || isManager(reader.role);
}

export const contactLogGroup = defineGroup(contactLog, {
  about: "Calls, meetings, emails, and visits of staff with applicants, who see each entry.",
  toolsets: ["organization"],
  handlers: {
    list: listContacts,
    listOwn,
    get: {
      handler: getContact,
      lock: ({ ctx, input }) =>
        store.lockEntry(ctx.sql, { organizationId: ctx.organizationId, id: input.contactLogEntryId }),
    },
    create: createContact,
    update: updateContact,
    delete: deleteContact,
    report,
    export: exportLog,
    listShown,
  },
  examples: () => import("./examples.ts"),
});
