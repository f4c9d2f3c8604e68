import { STAFF } from "#domain/roles.ts";
import type { AccountId, ApplicationAccess, OrganizationId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import type { CoachNote, SharedCardNoteRow } from "./contract.ts";
import "./vocabulary.ts";

type NoteRow = Omit<CoachNote, "organization"> & { organizationName: string; organizationSlug: string };

/** The card that a note stands beside, as the log tells of it. */
export type SharedCard = {
  applicationId: string;
  accountId: AccountId;
  boardId: string;
  boardName: string;
  applicantEmail: string;
};
export type HeldNote = SharedCard & { note: CoachNote; authorId: string | null };

const NOTE = `n.id, n.application_id AS "applicationId", o.name AS "organizationName", o.slug AS "organizationSlug",
  n.author_name AS "authorDisplayName", n.body, n.created_at AS "createdAt", n.updated_at AS "updatedAt"`;
const FROM = "FROM coach_notes n JOIN organizations o ON o.id = n.organization_id";
const CARD = `a.account_id AS "accountId", a.board_id AS "boardId", b.name AS "boardName", p.email AS "applicantEmail"`;
/** A card whose board is shared with the organization $2. */
const shared = (account: string) => `JOIN boards b ON b.account_id = ${account} AND b.id = a.board_id
  JOIN accounts p ON p.id = ${account} JOIN shares s ON s.account_id = ${account} AND s.board_id = a.board_id AND s.organization_id = $2`;

const LIST = (whose: "all" | "of_organizations", after: boolean) => {
  const seen = whose === "all" ? "" : "AND n.organization_id = ANY($4::text[])";
  const [at, id] = whose === "all" ? ["$4", "$5"] : ["$5", "$6"];
  return statement(
    `coach_notes_list_${whose}${after ? "_after" : ""}`,
    `SELECT ${NOTE} ${FROM} WHERE n.account_id = $1 AND n.application_id = $2 ${seen}
       ${after ? `AND (n.created_at, n.id) < (${at}::timestamptz, ${id})` : ""}
     ORDER BY n.created_at DESC, n.id DESC LIMIT $3`,
  );
};
// Until the commit neither the organization, the author's membership, the share nor the card ends. They are taken in this order by
// everybody, so that no two wait for each other crosswise.
const HOLD_CARD = statement(
  "coach_notes_hold_card",
  `SELECT a.id AS "applicationId", ${CARD} FROM applications a ${shared("$5")} JOIN organizations o ON o.id = s.organization_id
   JOIN members m ON m.organization_id = s.organization_id AND m.account_id = $3 AND m.role = ANY($4::text[])
   WHERE a.id = $1 AND a.account_id = $5 FOR KEY SHARE OF o FOR SHARE OF m FOR SHARE OF s FOR KEY SHARE OF a`,
);
const HOLD_NOTE = statement(
  "coach_notes_hold_note",
  `SELECT ${NOTE}, n.author_id AS "authorId", ${CARD} ${FROM} JOIN applications a ON a.account_id = n.account_id AND a.id = n.application_id
   ${shared("n.account_id")}
   WHERE n.id = $1 AND n.organization_id = $2 FOR SHARE OF s FOR NO KEY UPDATE OF a FOR UPDATE OF n`,
);
const INSERT = statement(
  "coach_notes_insert",
  `INSERT INTO coach_notes (id, organization_id, account_id, application_id, author_id, author_name, body, created_at, updated_at)
   SELECT $1, $2, $7, $3, p.id, coalesce(nullif(btrim(p.display_name), ''), split_part(p.email, '@', 1)), $5,
     $6::timestamptz, $6::timestamptz FROM accounts p WHERE p.id = $4
   RETURNING author_name AS "authorDisplayName"`,
);
const UPDATE = statement(
  "coach_notes_update",
  "UPDATE coach_notes SET body = $3, updated_at = $4::timestamptz WHERE id = $1 AND account_id = $2",
);
const DELETE = statement("coach_notes_delete", "DELETE FROM coach_notes WHERE id = $1 AND account_id = $2");

/** A page of the card's notes that the caller may read, the latest first. */
export async function listCoachNotes(
  sql: Sql,
  { applicationId, applicantAccountId, organizations }: ApplicationAccess,
  list: ListIdentity,
) {
  const after = openCursor(list);
  const bound = after ? after.map(String) : [];
  const isApplicant = organizations.length === 0;
  const seen = isApplicant ? [] : [organizations.map(({ id }) => id)];
  const query = LIST(isApplicant ? "all" : "of_organizations", after !== null);
  const values = [applicantAccountId, applicationId, list.input.limit + 1, ...seen, ...bound];
  const rows = await sql.query<NoteRow>(query, values);
  return page(list, rows, (row) => [row.createdAt, row.id], present);
}

/** The card, held for a note of the account; null where its share or the account's role has ended meanwhile. */
export async function holdSharedCard(
  sql: Sql,
  organizationId: OrganizationId,
  { applicationId, applicantAccountId }: ApplicationAccess,
  authorId: string,
): Promise<SharedCard | null> {
  const values = [applicationId, organizationId, authorId, STAFF, applicantAccountId];
  const [card] = await sql.query<SharedCard>(HOLD_CARD, values);
  return card ?? null;
}

/** A note of the organization whose card is still shared with it, held for a change; null where there is none. */
export async function holdNote(
  sql: Sql,
  organizationId: OrganizationId,
  noteId: string,
): Promise<HeldNote | null> {
  type Row = NoteRow & Omit<HeldNote, "note">;
  const [row] = await sql.query<Row>(HOLD_NOTE, [noteId, organizationId]);
  if (!row) return null;
  const { authorId, accountId, boardId, boardName, applicantEmail, ...note } = row;
  const { applicationId } = note;
  return { note: present(note), authorId, accountId, applicationId, boardId, boardName, applicantEmail };
}

/** Adds a note to a card that is held; answers its id and the name that it is signed with. */
export async function insertNote(
  sql: Sql,
  { accountId, applicationId }: SharedCard,
  note: { organizationId: OrganizationId; authorId: string; body: string },
  at: Date,
): Promise<{ id: string; authorDisplayName: string }> {
  const id = newId("coachNote");
  const { organizationId, authorId, body } = note;
  const values = [id, organizationId, applicationId, authorId, body, at.toISOString(), accountId];
  const [row] = await sql.query<{ authorDisplayName: string }>(INSERT, values);
  if (!row) throw new Error("the account of a caller that was admitted has gone");
  return { id, ...row };
}

/** Changes the text of a note that is held. */
export async function writeNote(
  sql: Sql,
  accountId: AccountId,
  noteId: string,
  body: string,
  at: Date,
): Promise<void> {
  await sql.query(UPDATE, [noteId, accountId, body, at.toISOString()]);
}

/** Deletes a note that is held. */
export async function deleteNote(sql: Sql, accountId: AccountId, noteId: string): Promise<void> {
  await sql.query(DELETE, [noteId, accountId]);
}

function present({ organizationName, organizationSlug, ...note }: NoteRow): CoachNote {
  return { ...note, organization: { name: organizationName, slug: organizationSlug } };
}

const SHARED_NOTES_MAX = 500;
const SHARED_NOTES = statement(
  "shared_card_notes",
  `SELECT n.id, n.author_id AS "authorId", n.author_name AS "authorDisplayName", n.body, n.created_at AS "createdAt",
     n.updated_at AS "updatedAt"
   FROM coach_notes n WHERE n.account_id = $3 AND n.application_id = $1 AND n.organization_id = $2
   ORDER BY n.created_at DESC, n.id DESC LIMIT ${SHARED_NOTES_MAX}`,
);

/** The organization's notes beside a card, the latest first. */
export function readNotesOfCard(
  sql: Sql,
  organizationId: OrganizationId,
  { applicationId, applicantAccountId }: ApplicationAccess,
): Promise<SharedCardNoteRow[]> {
  return sql.query<SharedCardNoteRow>(SHARED_NOTES, [applicationId, organizationId, applicantAccountId]);
}
