import { sql as raw } from "kysely";
import type { AccountId, ApplicationAccess, OrganizationId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import {
  type ListIdentity,
  openCursor,
  page,
  withinBytes,
  withinPageBytes,
} from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, type RowOf, statement, statementVariants } from "#server/core/statements.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { shownName } from "#server/resources/audit-events/service.ts";
import type { CoachNote, SharedCardNoteRow } from "../contract.ts";
import "../codes.ts";

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
type NoteRow = RowOf<ReturnType<typeof notes>>;

/** Returns a note in the response's form, with the organization that wrote it. */
export function presentNote({ organizationName, organizationSlug, ...note }: NoteRow): CoachNote {
  return { ...note, organization: { name: organizationName, slug: organizationSlug } };
}

type Page = {
  accountId: AccountId;
  applicationId: string;
  organizations: readonly OrganizationId[];
  limit: number;
  at: string | undefined;
  id: string | undefined;
};
type Form = { ofOrganizations: boolean; isFirst: boolean };
const LIST = statementVariants(
  "coach_notes_list",
  ({ ofOrganizations, isFirst }: Form, given: Params<Page>) => {
    let beside = notes()
      .where("n.account_id", "=", given.accountId)
      .where("n.application_id", "=", given.applicationId)
      .orderBy("n.created_at", "desc")
      .orderBy("n.id", "desc")
      .limit(given.limit);
    if (ofOrganizations) {
      beside = beside.where("n.organization_id", "=", (eb) => eb.fn.any(given.organizations));
    }
    if (!isFirst) {
      beside = beside.where((eb) =>
        eb(eb.refTuple("n.created_at", "n.id"), "<", eb.tuple(given.at, given.id)),
      );
    }
    return withinPageBytes(beside, ["body"]);
  },
);
export type OfCard = {
  accountId: AccountId;
  organizationId: OrganizationId;
  applicationId: string;
  authorId: string;
};
const INSERT = statement(
  "coach_notes_insert",
  (given: Params<OfCard & { id: string; body: string; at: string }>) =>
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
// A trigger counts too, but not on a cluster. A count that is right already isn't written.
const COUNT = statement(
  "coach_notes_count",
  ({ accountId, applicationId }: Params<Pick<OfCard, "accountId" | "applicationId">>) => {
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
const GET_EACH = statement(
  "coach_notes_get_each",
  ({ organizationId, ids }: Params<{ organizationId: OrganizationId; ids: readonly string[] }>) =>
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
const SHARED_NOTES_MAX = 500;
const SHARED_NOTES = statement("coach_notes_of_card", (given: Params<Omit<OfCard, "authorId">>) => {
  const newest = db
    .selectFrom("coach_notes as n")
    .select([
      "n.id",
      "n.author_id as authorId",
      "n.author_name as authorDisplayName",
      "n.body",
      "n.created_at as createdAt",
      "n.updated_at as updatedAt",
    ])
    .where("n.account_id", "=", given.accountId)
    .where("n.application_id", "=", given.applicationId)
    .where("n.organization_id", "=", given.organizationId)
    .orderBy("n.created_at", "desc")
    .orderBy("n.id", "desc")
    .limit(SHARED_NOTES_MAX);
  return withinPageBytes(newest, ["body"]);
});

/** Returns a page of the card's notes that the caller may read, newest first. */
export async function listCoachNotes(
  sql: Sql,
  { applicationId, applicantAccountId, organizations }: ApplicationAccess,
  list: ListIdentity,
) {
  const after = openCursor(list);
  const [at, id] = after?.map(String) ?? [];
  const form = { ofOrganizations: organizations.length > 0, isFirst: after === null };
  const rows = await sql.all(LIST(form), {
    accountId: applicantAccountId,
    applicationId,
    organizations: organizations.map((organization) => organization.id),
    limit: list.input.limit + 1,
    at,
    id,
  });
  return page(list, rows, (row) => [row.createdAt, row.id], presentNote);
}

/** Returns the organization's notes with these ids whose cards are on boards shared with it. */
export async function readNotes(
  sql: Sql,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<CoachNote[]> {
  return (await sql.all(GET_EACH, { organizationId, ids })).map(presentNote);
}

/** Adds a note to a locked card; returns its id and the author's name on it. */
export async function insertNote(
  sql: Sql,
  { accountId, applicationId }: Pick<OfCard, "accountId" | "applicationId">,
  note: { organizationId: OrganizationId; authorId: string; body: string },
  at: Date,
): Promise<{ id: string; authorDisplayName: string }> {
  const id = newId("coachNote");
  const row = await sql.first(INSERT, { ...note, id, accountId, applicationId, at: at.toISOString() });
  if (!row) throw new Error("the account of a caller that was admitted has gone");
  return { id, ...row };
}

/** Changes the text of a locked note. */
export async function writeNote(
  prisma: PrismaTransaction,
  accountId: AccountId,
  noteId: string,
  body: string,
  updatedAt: Date,
): Promise<void> {
  await prisma.coachNote.update({
    where: { accountId_id: { accountId, id: noteId } },
    data: { body, updatedAt },
  });
}

/** Deletes a locked note. */
export async function deleteNote(
  prisma: PrismaTransaction,
  accountId: AccountId,
  noteId: string,
): Promise<void> {
  await prisma.coachNote.delete({ where: { accountId_id: { accountId, id: noteId } } });
}

/** Updates the number of notes on a locked card. */
export async function countNotes(
  sql: Sql,
  { accountId, applicationId }: Pick<OfCard, "accountId" | "applicationId">,
): Promise<void> {
  await sql.run(COUNT, { accountId, applicationId });
}

/** Returns the organization's latest notes on a card, up to one page. */
export async function readNotesOfCard(
  sql: Sql,
  organizationId: OrganizationId,
  { applicationId, applicantAccountId }: ApplicationAccess,
): Promise<SharedCardNoteRow[]> {
  return withinBytes(
    await sql.all(SHARED_NOTES, { accountId: applicantAccountId, organizationId, applicationId }),
  );
}
