import { type InferResult, sql as raw } from "kysely";
import type { AccountId, OrganizationId } from "#server/core/access.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db } from "#server/core/statements.ts";
import { shownName } from "#server/resources/audit-events/service.ts";
import type { CoachNote } from "../contract.ts";

type OfCard = { accountId: AccountId; applicationId: string };
type OfNote = { accountId: AccountId; id: string };

function notes() {
  return db
    .selectFrom("coach_notes as n")
    .leftJoin("organizations as o", "o.id", "n.organization_id")
    .select((eb) => [
      "n.id",
      "n.application_id as applicationId",
      // If the organization was deleted, the note has its former name.
      eb.fn.coalesce("o.name", "n.organization_name").$notNull().as("organizationName"),
      eb.fn.coalesce("o.slug", "n.organization_slug").$notNull().as("organizationSlug"),
      "n.author_name as authorDisplayName",
      "n.body",
      "n.created_at as createdAt",
      "n.updated_at as updatedAt",
    ]);
}
type NoteRow = InferResult<ReturnType<typeof notes>>[number];

/** Returns a note in the response's form, with the organization that wrote it. */
export function presentNote({ organizationName, organizationSlug, ...note }: NoteRow): CoachNote {
  return { ...note, organization: { name: organizationName, slug: organizationSlug } };
}

/** Returns a page of the card's notes, newest first: all, or those of some organizations. */
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
    const beside = notes()
      .where("n.account_id", "=", accountId)
      .where("n.application_id", "=", applicationId);
    return organizations ? beside.where("n.organization_id", "=", (eb) => eb.fn.any(organizations)) : beside;
  },
});

/** Returns a page of an organization's notes to one of its applicants, newest first. */
export const listForApplicant = query.page("coach_notes_for_applicant", {
  key: { createdAt: "n.created_at", id: "n.id" },
  order: "desc",
  texts: ["body"],
  rows: ({ organizationId, accountId }: Params<{ organizationId: OrganizationId; accountId: string }>) => {
    const account = raw<AccountId>`${accountId}`;
    return db
      .selectFrom("coach_notes as n")
      .innerJoin("applications as a", (join) =>
        join.on("a.account_id", "=", account).onRef("a.id", "=", "n.application_id"),
      )
      .innerJoin("companies as c", (join) =>
        join.on("c.account_id", "=", account).onRef("c.id", "=", "a.company_id"),
      )
      .select([
        "n.id",
        "n.application_id as applicationId",
        "a.board_id as boardId",
        "a.job_title as title",
        "c.name as companyName",
        "n.author_name as authorDisplayName",
        "n.body",
        "n.created_at as createdAt",
        "n.updated_at as updatedAt",
      ])
      .where("n.account_id", "=", account)
      .where("n.organization_id", "=", organizationId);
  },
});

/** Returns a page of the organization's notes on a card, newest first. */
export const listNotesOfCard = query.page("coach_notes_of_card", {
  key: { createdAt: "n.created_at", id: "n.id" },
  order: "desc",
  texts: ["body"],
  rows: ({ accountId, organizationId, applicationId }: Params<OfCard & { organizationId: OrganizationId }>) =>
    db
      .selectFrom("coach_notes as n")
      .select([
        "n.id",
        "n.author_id as authorId",
        "n.author_name as authorDisplayName",
        "n.body",
        "n.created_at as createdAt",
        "n.updated_at as updatedAt",
      ])
      .where("n.account_id", "=", accountId)
      .where("n.application_id", "=", applicationId)
      .where("n.organization_id", "=", organizationId),
});

type OfNotes = { organizationId: OrganizationId; ids: readonly string[] };

const findNotes = query.many("coach_notes_get_each", ({ organizationId, ids }: Params<OfNotes>) =>
  notes()
    .innerJoin("applications as a", (join) =>
      join.onRef("a.account_id", "=", "n.account_id").onRef("a.id", "=", "n.application_id"),
    )
    .innerJoin("shares as s", (join) =>
      join
        .onRef("s.account_id", "=", "a.account_id")
        .onRef("s.board_id", "=", "a.board_id")
        .on("s.organization_id", "=", organizationId),
    )
    .where("n.organization_id", "=", organizationId)
    .where("n.id", "=", (eb) => eb.fn.any(ids)),
);

/** Returns the organization's notes with these ids whose cards are on boards shared with it. */
export async function readNotes(sql: Sql, ofNotes: OfNotes): Promise<CoachNote[]> {
  return (await findNotes(sql, ofNotes)).map(presentNote);
}

type NewNote = OfCard & OfNote & { organizationId: OrganizationId; authorId: string; body: string; at: Date };

/** Adds a note to a locked card; returns the author's name on it. */
export const insertNote = query.one("coach_notes_insert", (given: Params<NewNote>) =>
  db
    .insertInto("coach_notes")
    .columns([
      "id",
      "organization_id",
      "account_id",
      "application_id",
      "author_id",
      "author_name",
      "body",
      "created_at",
      "updated_at",
    ])
    .expression((eb) => {
      const at = raw<string>`${given.at}::timestamptz`;
      return eb
        .selectFrom("accounts as a")
        .select([
          given.id.as("id"),
          given.organizationId.as("organization_id"),
          given.accountId.as("account_id"),
          given.applicationId.as("application_id"),
          "a.id as author_id",
          shownName.as("author_name"),
          given.body.as("body"),
          at.as("created_at"),
          at.as("updated_at"),
        ])
        .where("a.id", "=", given.authorId);
    })
    .returning("author_name as authorDisplayName"),
);

/** Changes the text of a locked note. */
export const writeNote = query.execute(
  "coach_notes_write",
  ({ accountId, id, body, at }: Params<OfNote & { body: string; at: Date }>) =>
    db
      .updateTable("coach_notes")
      .set({ body, updated_at: at })
      .where("account_id", "=", accountId)
      .where("id", "=", id),
);

/** Deletes a locked note. */
export const deleteNote = query.execute("coach_notes_delete", ({ accountId, id }: Params<OfNote>) =>
  db.deleteFrom("coach_notes").where("account_id", "=", accountId).where("id", "=", id),
);

/** Updates the number of notes on a locked card. */
export const countNotes = query.execute(
  "coach_notes_count",
  ({ accountId, applicationId }: Params<OfCard>) => {
    // A trigger counts too, but not on a cluster. A count that is right already isn't written.
    const count = db
      .selectFrom("coach_notes as n")
      .select(raw<number>`count(*)::int`.as("count"))
      .where("n.account_id", "=", accountId)
      .where("n.application_id", "=", applicationId)
      .$asScalar()
      .$notNull();
    return db
      .updateTable("applications")
      .set({ coach_note_count: count })
      .where("account_id", "=", accountId)
      .where("id", "=", applicationId)
      .where("coach_note_count", "<>", count);
  },
);
