import { isManager, type Role } from "#domain/roles.ts";
import { type ApplicationAccess, type OrganizationAccess, organizationOfCard } from "#server/core/access.ts";
import type { OperationContext } from "#server/core/context.ts";
import { notFound, OperationError, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import { type AuditedChange, recordAuditEvent } from "#server/resources/audit-events/service.ts";
import { coachNotes } from "./contract.ts";
import { planNotice } from "./notices.ts";
import { type LockedNote, lockNote, lockSharedCard, type SharedCard } from "./store/locked.ts";
import * as store from "./store/notes.ts";

export { readNotes } from "./store/notes.ts";

/** Returns a page of a card's notes. Applicants get all notes; staff get only their organizations' notes. */
const listCoachNotes: Handler<typeof coachNotes.list> = ({ ctx }) => {
  const { applicantAccountId: accountId, applicationId, organizations } = ctx.application;
  const ids = organizations.map((organization) => organization.id);
  return store.listCoachNotes(ctx.sql, ctx.list, {
    accountId,
    applicationId,
    organizations: ids.length > 0 ? ids : undefined,
  });
};

/** Writes a note on a shared card. @throws not_found, organization_ambiguous */
const createCoachNote: Handler<typeof coachNotes.create> = async ({ ctx, input }) => {
  const { sql, actor, now, application } = ctx;
  const organization = organizationOf(application, input.organizationSlug);
  const { id: organizationId, name, slug } = organization;
  const authorId = actor.accountId;
  const card = requireFound("application", await lockSharedCard(sql, organizationId, application, authorId));
  const { accountId, applicationId } = card;
  const { body } = input;
  const id = newId("coachNote");
  const note = { id, accountId, applicationId, organizationId, authorId, body, at: now };
  const { authorDisplayName } = await store.insertNote(sql, note);
  if (actor.environment === "live") await planNotice(sql, accountId, organizationId, now);
  await recordNoteChange(ctx, organization, "note_created", {
    card,
    noteId: id,
    before: null,
    after: measured(body),
  });
  const at = now.toISOString();
  const written = { id, applicationId, organization: { name, slug }, authorDisplayName, body };
  return { ...written, createdAt: at, updatedAt: at };
};

/** Changes the text of the caller's own note. @throws not_found; insufficient_role for another author's note */
const updateCoachNote: Handler<typeof coachNotes.update> = async ({ ctx, input }) => {
  const { sql, organization, actor, now } = ctx;
  const locked = await requireNote(ctx, input.noteId);
  if (!mayEdit(locked, { accountId: actor.accountId, role: organization.role })) {
    throw new OperationError("insufficient_role", "Only the author can edit a note.");
  }
  const { note } = locked;
  if (note.body === input.body) return note;
  await store.writeNote(sql, { accountId: locked.accountId, id: note.id, body: input.body, at: now });
  await recordNoteChange(ctx, organization, "note_updated", {
    card: locked,
    noteId: note.id,
    before: measured(note.body),
    after: measured(input.body),
  });
  return { ...note, body: input.body, updatedAt: now.toISOString() };
};

/** Deletes a note. @throws not_found; insufficient_role for a coach who isn't its author */
const deleteCoachNote: Handler<typeof coachNotes.delete> = async ({ ctx, input }) => {
  const { sql, organization, actor } = ctx;
  const locked = await requireNote(ctx, input.noteId);
  if (!mayDelete(locked, { accountId: actor.accountId, role: organization.role })) {
    const detail = "Only the author, owners, and admins can delete a note.";
    throw new OperationError("insufficient_role", detail);
  }
  const { note, accountId } = locked;
  await store.deleteNote(sql, { accountId, id: note.id });
  await recordNoteChange(ctx, organization, "note_deleted", {
    card: locked,
    noteId: note.id,
    before: measured(note.body),
    after: null,
  });
  return { id: note.id, deleted: true };
};

type Context = OperationContext<typeof coachNotes.create> | OperationContext<typeof coachNotes.update>;

async function requireNote(
  ctx: OperationContext<typeof coachNotes.update>,
  noteId: string,
): Promise<LockedNote> {
  return requireFound("note", await lockNote(ctx.sql, { organizationId: ctx.organizationId, id: noteId }));
}

/** Returns the organization that a note is written for: the named one, or the only one. */
function organizationOf({ organizations }: ApplicationAccess, slug: string | undefined): OrganizationAccess {
  if (slug !== undefined) {
    const named = organizations.find((organization) => organization.slug === slug);
    if (!named) throw notFound("organization");
    return named;
  }
  const [only, ...others] = organizations;
  if (!only) throw notFound("organization");
  if (others.length > 0) {
    const slugs = organizations.map((organization) => organization.slug);
    const named = new Intl.ListFormat("en", { type: "disjunction" }).format(slugs);
    const detail = `Set organizationSlug to one of these organizations: ${named}.`;
    throw new OperationError("organization_ambiguous", detail, {
      issues: [{ path: ["organizationSlug"], message: `Must be ${named}.` }],
    });
  }
  return only;
}

/** Returns the length of a text for the log. Managers read the log even when the board isn't shared anymore, so it has no text. */
function measured(body: string): { length: number } {
  return { length: body.length };
}

type NoteChange = AuditedChange & { card: SharedCard; noteId: string };

/** Writes the log entry, and updates the applicant's open pages. */
async function recordNoteChange(
  { sql, actor, affected }: Context,
  organization: OrganizationAccess,
  action: "note_created" | "note_updated" | "note_deleted",
  { card, noteId, before, after }: NoteChange,
): Promise<void> {
  affected.accounts.add(card.accountId);
  affected.organizations.add(organization.id);
  const { applicationId, applicantEmail, boardName, boardId } = card;
  await recordAuditEvent(sql, {
    organizationId: organization.id,
    actorAccountId: actor.accountId,
    action,
    subjectEmail: applicantEmail,
    subjectLabel: boardName,
    boardId,
    details: { noteId, applicationId, before, after },
  });
}

/** Returns a page of the notes of one of the organizations that a card is shared with, and the caller's permissions on each. */
const listOfSharedCard: Handler<typeof coachNotes.listOfSharedCard> = async ({ ctx, input }) => {
  const { id: organizationId, role } = organizationOfCard(ctx.application, input.organizationSlug);
  const { applicantAccountId: accountId, applicationId } = ctx.application;
  const list = { operation: "coach_notes.list_of_shared_card", tenant: organizationId, input };
  const found = await store.listNotesOfCard(ctx.sql, list, { accountId, organizationId, applicationId });
  const writer = { accountId: ctx.actor.accountId, role };
  const data = found.data.map(({ authorId, ...note }) => ({
    ...note,
    mayEdit: mayEdit({ authorId }, writer),
    mayDelete: mayDelete({ authorId }, writer),
  }));
  return { ...found, data };
};

type Writer = { readonly accountId: string; readonly role: Role };
type Written = { readonly authorId: string | null };

/** Checks whether the writer is the author: no one else may change a note's words. */
function mayEdit(note: Written, { accountId }: Writer): boolean {
  return note.authorId === accountId;
}

/** Checks whether the writer is the author or manages the organization. */
function mayDelete(note: Written, writer: Writer): boolean {
  return mayEdit(note, writer) || isManager(writer.role);
}

export const coachNotesGroup = defineGroup(coachNotes, {
  about: "Notes of coaches on applications.",
  toolsets: ["organization"],
  handlers: {
    list: listCoachNotes,
    create: createCoachNote,
    update: updateCoachNote,
    delete: deleteCoachNote,
    listOfSharedCard,
  },
  examples: () => import("./examples.ts"),
});
