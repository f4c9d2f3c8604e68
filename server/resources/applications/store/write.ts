import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { composed, patchOf } from "#server/core/composed-sql.ts";
import { isUniqueViolation, type Sql, type SqlValue, type Statement, statement } from "#server/core/sql.ts";
import { TransientConflict } from "#server/core/transaction.ts";
import type { Application } from "../entities.ts";

/** A new card as it is written. */
export type NewCard = {
  id: string;
  boardId: string;
  companyId: string;
  status: Status;
  rank: string;
  creationMethod: Application["creationMethod"];
  title: string;
  at: Date;
};

/** The editable fields; one that is undefined stays as it is. */
export type CardFields = Partial<
  Pick<Application, "applicationDate" | "applicationLink" | "source" | "notes"> &
    Pick<
      Application["job"],
      "title" | "description" | "workMode" | "workType" | "location" | "compensation"
    > & {
      companyId: string;
      resumeId: string | null;
    }
>;

const COLUMN_OF = {
  applicationDate: "application_date",
  applicationLink: "application_link",
  source: "source",
  notes: "notes",
  title: "job_title",
  description: "job_description",
  workMode: "work_mode",
  workType: "work_type",
  location: "location",
  compensation: "compensation",
  companyId: "company_id",
  resumeId: "resume_id",
} as const satisfies Record<keyof CardFields, string>;

const INSERT = statement(
  "applications_insert",
  `WITH card AS (
     INSERT INTO applications (id, account_id, board_id, company_id, status, rank, creation_method, job_title, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) RETURNING id
   )
   INSERT INTO status_history (application_id, account_id, status, entered_at) SELECT card.id, $2, $5, $9 FROM card`,
);

// The close feeds the open, so that it comes first, and the card's change carries the instant of both.
const MOVE = statement(
  "applications_move",
  `WITH moved AS (
     SELECT id, rank FROM unnest($1::text[], $2::text[]) AS ids (id, rank)
   ), closed AS (
     UPDATE status_history h SET left_at = greatest(date_trunc('milliseconds', clock_timestamp()), h.entered_at)
     FROM moved WHERE h.account_id = $5 AND h.application_id = moved.id AND h.left_at IS NULL
     RETURNING h.application_id, h.left_at, moved.rank
   ), opened AS (
     INSERT INTO status_history (application_id, account_id, status, entered_at)
     SELECT application_id, $5, $3, left_at FROM closed RETURNING application_id
   )
   UPDATE applications a
   SET status = $3, rank = closed.rank, is_auto_retired = $4, status_changed_at = closed.left_at, updated_at = closed.left_at
   FROM closed WHERE a.account_id = $5 AND a.id = closed.application_id RETURNING a.id`,
);
const REORDER = statement(
  "applications_reorder",
  "UPDATE applications SET rank = $3, is_auto_retired = false WHERE id = $1 AND account_id = $2",
);
const ON_BOARD = statement(
  "applications_on_board",
  "SELECT id, status FROM applications WHERE board_id = $1 AND account_id = $2 AND id = ANY($3::text[]) ORDER BY id FOR UPDATE",
);
const PLACE = statement(
  "applications_place",
  "SELECT status FROM applications WHERE id = $1 AND account_id = $2 FOR UPDATE",
);
const DELETE = statement(
  "applications_delete",
  "DELETE FROM applications WHERE id = $1 AND account_id = $2 RETURNING id",
);

/** Writes a new card and opens its first stay. */
export async function insertCard(sql: Sql, accountId: AccountId, card: NewCard): Promise<void> {
  const { id, boardId, companyId, status, rank, creationMethod, title, at } = card;
  const when = at.toISOString();
  await placed(sql, INSERT, [id, accountId, boardId, companyId, status, rank, creationMethod, title, when]);
}

/** Writes the given fields of a card; none given, nothing is written. */
export async function writeCard(
  sql: Sql,
  accountId: AccountId,
  id: string,
  fields: CardFields,
  at: Date,
): Promise<void> {
  const patch = patchOf(COLUMN_OF, fields, [id, accountId, at.toISOString()]);
  if (patch === null) return;
  const text = `UPDATE applications SET updated_at = $3, ${patch.assignments} WHERE id = $1 AND account_id = $2`;
  await sql.query(composed("applications_write", text), patch.values);
}

/** Moves cards into a column with these ranks, each with its history; every card must be in another column. */
export async function moveCards(
  sql: Sql,
  accountId: AccountId,
  cards: { id: string; rank: string }[],
  status: Status,
  isAutoRetired = false,
): Promise<void> {
  const ids = cards.map(({ id }) => id);
  const ranks = cards.map(({ rank }) => rank);
  await placed(sql, MOVE, [ids, ranks, status, isAutoRetired, accountId]);
}

/** Gives a card another place in its column. */
export async function reorderCard(sql: Sql, accountId: AccountId, id: string, rank: string): Promise<void> {
  await placed(sql, REORDER, [id, accountId, rank]);
}

/** Two that chose one rank at once: the unique index refuses the second, which tries again. */
async function placed(sql: Sql, query: Statement, values: readonly SqlValue[]): Promise<void> {
  await sql.query(query, values).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new TransientConflict() : error;
  });
}

/** Where a card of the account is now, held until the transaction ends; null where it has gone meanwhile. */
export async function lockPlace(sql: Sql, accountId: AccountId, id: string): Promise<Status | null> {
  const [row] = await sql.query<{ status: Status }>(PLACE, [id, accountId]);
  return row?.status ?? null;
}

/** Those of the cards that are on the board, held until the transaction ends. */
export async function lockCardsOnBoard(sql: Sql, accountId: AccountId, boardId: string, ids: string[]) {
  return sql.query<{ id: string; status: Status }>(ON_BOARD, [boardId, accountId, ids]);
}

/** Deletes a card with its history; false where the account has none of this id. */
export async function deleteCard(sql: Sql, accountId: AccountId, id: string): Promise<boolean> {
  return (await sql.query(DELETE, [id, accountId])).length > 0;
}
