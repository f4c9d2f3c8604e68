import type { InferResult } from "kysely";
import type { AccountId, OfOrganization, OrganizationId, OwnRow } from "#server/core/access.ts";
import { any, columnsOf, equal, fieldsOf, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, insertInto, selectFrom, updateTable } from "#server/core/statements.ts";
import { shownName } from "#server/resources/audit-events/service.ts";
import type { CoachNote } from "../contract.ts";

type OfCard = { accountId: AccountId; applicationId: string };

const NOTE = ["n.author_name as authorDisplayName", ...fieldsOf("n", "body created_at updated_at")] as const;

function notes() {
  return selectFrom("coach_notes as n")
    .leftJoin("organizations as o", "o.id", "n.organization_id")
    .select((eb) => [
      ...fieldsOf("n", "id application_id"),
      // If the organization was deleted, the note has its former name.
      eb.fn.coalesce("o.name", "n.organization_name").$notNull().as("organizationName"),
      eb.fn.coalesce("o.slug", "n.organization_slug").$notNull().as("organizationSlug"),
      ...NOTE,
    ]);
}
type NoteRow = InferResult<ReturnType<typeof notes>>[number];

/** Returns a note in the response's form, with the organization that wrote it. */
export function presentNote({ organizationName, organizationSlug, ...note }: NoteRow): CoachNote {
  return { ...note, organization: { name: organizationName, slug: organizationSlug } };
}

/** Returns a page of the card's notes, newest first: all notes, or only those organizations' notes. */
export const listCoachNotes = query.page("coach_notes_list", {
  key: { createdAt: "n.created_at", id: "n.id" },
  order: "desc",
  texts: ["body"],
  present: presentNote,
  rows: ({
    accountId,
    applicationId,
    organizations,
  }: Params<OfCard & { organizations: readonly OrganizationId[] | undefined }>) => {
    const ofCard = notes().where(equal({ "n.account_id": accountId, "n.application_id": applicationId }));
    return organizations ? ofCard.where("n.organization_id", "=", any(organizations)) : ofCard;
  },
});

/** Returns a page of the organization's notes on a card, newest first. */
export const listNotesOfCard = query.page("coach_notes_of_card", {
  key: { createdAt: "n.created_at", id: "n.id" },
  order: "desc",
  texts: ["body"],
  rows: ({ accountId, organizationId, applicationId }: Params<OfCard & OfOrganization>) =>
    selectFrom("coach_notes as n")
      .select(["n.id", "n.author_id as authorId", ...NOTE])
      .where(
        equal({
          "n.account_id": accountId,
          "n.application_id": applicationId,
          "n.organization_id": organizationId,
        }),
      ),
});

type OfNotes = { organizationId: OrganizationId; ids: readonly string[] };

/** Returns the organization's notes with these ids whose cards are on boards shared with it. */
export const readNotes = query.many(
  "coach_notes_get_each",
  ({ organizationId, ids }: Params<OfNotes>) =>
    notes()
      .innerJoin("applications as a", on({ "a.account_id": "n.account_id", "a.id": "n.application_id" }))
      .innerJoin(
        "shares as s",
        on({
          "s.account_id": "a.account_id",
          "s.board_id": "a.board_id",
          "s.organization_id": organizationId,
        }),
      )
      .where(equal({ "n.organization_id": organizationId, "n.id": any(ids) })),
  presentNote,
);

type NewNote = OfCard & OwnRow & { organizationId: OrganizationId; authorId: string; body: string; at: Date };

/** Adds a note to a locked card; returns the author's name on it. */
export const insertNote = query.one("coach_notes_insert", ({ authorId, at, ...params }: Params<NewNote>) =>
  insertFrom(insertInto("coach_notes"), selectFrom("accounts as a").where("a.id", "=", authorId), {
    ...columnsOf(params),
    author_id: "a.id",
    author_name: shownName,
    created_at: at,
    updated_at: at,
  }).returning("author_name as authorDisplayName"),
);

/** Changes the text of a locked note. */
export const writeNote = query.execute(
  "coach_notes_write",
  ({ accountId, id, body, at }: Params<OwnRow & { body: string; at: Date }>) =>
    updateTable("coach_notes")
      .set({ body, updated_at: at })
      .where(equal({ account_id: accountId, id })),
);

/** Deletes a locked note. */
export const deleteNote = query.execute("coach_notes_delete", ({ accountId, id }: Params<OwnRow>) =>
  deleteFrom("coach_notes").where(equal({ account_id: accountId, id })),
);
