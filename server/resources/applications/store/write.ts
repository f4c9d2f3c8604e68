import { sql as raw, type Updateable } from "kysely";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { isUniqueViolation, type Sql } from "#server/core/sql.ts";
import {
  db,
  givenOf,
  listed,
  picked,
  type Slots,
  type Statement,
  statement,
  statementForms,
} from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import { TransientConflict } from "#server/core/transaction.ts";
import type { Application, Card } from "../entities.ts";

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
    Pick<Card["job"], "title" | "description" | "workMode" | "workType" | "location" | "compensation"> & {
      companyId: string;
      resumeId: string | null;
    }
>;

type Written = { accountId: AccountId; at: string };
type OfCard = { accountId: AccountId; id: string };
type Columns = Updateable<Tables["applications"]>;

/** What every new card is written with, however old it is. */
export function newCardColumns(card: Slots<Omit<NewCard, "at"> & Written>) {
  return {
    id: card.id,
    account_id: card.accountId,
    board_id: card.boardId,
    company_id: card.companyId,
    status: card.status,
    rank: card.rank,
    creation_method: card.creationMethod,
    job_title: card.title,
    updated_at: card.at,
  };
}

const INSERT = statement("applications_insert", (card: Slots<Omit<NewCard, "at"> & Written>) =>
  db
    .with("card", (query) =>
      query
        .insertInto("applications")
        .values({ ...newCardColumns(card), created_at: card.at })
        .returning("id"),
    )
    .insertInto("status_history")
    .columns(["application_id", "account_id", "status", "entered_at"])
    .expression((eb) =>
      eb
        .selectFrom("card")
        .select(["card.id", card.accountId.as("account"), card.status.as("status"), card.at.as("at")]),
    ),
);

type Move = { accountId: AccountId; ids: string[]; ranks: string[]; status: Status; isAutoRetired: boolean };
// The close feeds the open, so that it comes first, and the card's change carries the instant of both.
const MOVE = statement("applications_move", ({ accountId, ids, ranks, status, isAutoRetired }: Slots<Move>) =>
  db
    .with("closed", (query) =>
      query
        .updateTable("status_history as h")
        .from(listed("moved", { id: ids, rank: ranks }))
        .set({ left_at: raw<string>`greatest(date_trunc('milliseconds', clock_timestamp()), h.entered_at)` })
        .where("h.account_id", "=", accountId)
        .whereRef("h.application_id", "=", "moved.id")
        .where("h.left_at", "is", null)
        .returning(["h.application_id", "h.left_at", "moved.rank"]),
    )
    .with("opened", (query) =>
      query
        .insertInto("status_history")
        .columns(["application_id", "account_id", "status", "entered_at"])
        .expression((eb) =>
          eb
            .selectFrom("closed")
            .select([
              "closed.application_id",
              accountId.as("account"),
              status.as("status"),
              "closed.left_at",
            ]),
        )
        .returning("application_id"),
    )
    .updateTable("applications as a")
    .from("closed")
    .set((eb) => ({
      status,
      rank: eb.ref("closed.rank"),
      is_auto_retired: isAutoRetired,
      status_changed_at: eb.ref("closed.left_at"),
      updated_at: eb.ref("closed.left_at").$notNull(),
    }))
    .where("a.account_id", "=", accountId)
    .whereRef("a.id", "=", "closed.application_id"),
);
const REORDER = statement(
  "applications_reorder",
  ({ accountId, id, rank }: Slots<OfCard & { rank: string }>) =>
    db
      .updateTable("applications")
      .set({ rank, is_auto_retired: false })
      .where("id", "=", id)
      .where("account_id", "=", accountId),
);
const WRITE = statementForms(
  "applications_write",
  (columns: readonly (keyof Columns)[], given: Slots<Columns & OfCard>) =>
    db
      .updateTable("applications")
      .set(picked(given, columns))
      .where("id", "=", given.id)
      .where("account_id", "=", given.accountId),
);
const ON_BOARD = statement(
  "applications_on_board",
  ({ accountId, boardId, ids }: Slots<{ accountId: AccountId; boardId: string; ids: readonly string[] }>) =>
    db
      .selectFrom("applications")
      .select(["id", "status"])
      .where("board_id", "=", boardId)
      .where("account_id", "=", accountId)
      .where("id", "=", (eb) => eb.fn.any(ids))
      .orderBy("id")
      .forUpdate(),
);
const PLACE = statement("applications_place", ({ accountId, id }: Slots<OfCard>) =>
  db
    .selectFrom("applications")
    .select("status")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .forUpdate(),
);
const DELETE = statement("applications_delete", ({ accountId, id }: Slots<OfCard>) =>
  db.deleteFrom("applications").where("id", "=", id).where("account_id", "=", accountId),
);

/** Writes a new card and opens its first stay. */
export async function insertCard(sql: Sql, accountId: AccountId, card: NewCard): Promise<void> {
  await placed(sql, INSERT, { ...card, accountId, at: card.at.toISOString() });
}

/** Writes the given fields of a card; none given, nothing is written. */
export async function writeCard(
  sql: Sql,
  accountId: AccountId,
  id: string,
  fields: CardFields,
  at: Date,
): Promise<void> {
  const columns: Columns = {
    application_date: fields.applicationDate,
    application_link: fields.applicationLink,
    source: fields.source,
    notes: fields.notes,
    job_title: fields.title,
    job_description: fields.description,
    work_mode: fields.workMode,
    work_type: fields.workType,
    location: fields.location,
    compensation: fields.compensation,
    company_id: fields.companyId,
    resume_id: fields.resumeId,
  };
  const given = givenOf(columns);
  if (given.length === 0) return;
  await sql.run(WRITE(["updated_at", ...given]), { ...columns, accountId, id, updated_at: at.toISOString() });
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
  await placed(sql, MOVE, { accountId, ids, ranks, status, isAutoRetired });
}

/** Gives a card another place in its column. */
export async function reorderCard(sql: Sql, accountId: AccountId, id: string, rank: string): Promise<void> {
  await placed(sql, REORDER, { accountId, id, rank });
}

/** Two that chose one rank at once: the unique index refuses the second, which tries again. */
async function placed<Given extends object>(
  sql: Sql,
  query: Statement<Given, unknown>,
  given: Given,
): Promise<void> {
  await sql.run(query, given).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new TransientConflict() : error;
  });
}

/** Where a card of the account is now, held until the transaction ends; null where it has gone meanwhile. */
export async function lockPlace(sql: Sql, accountId: AccountId, id: string): Promise<Status | null> {
  const row = await sql.first(PLACE, { accountId, id });
  return row?.status ?? null;
}

/** Those of the cards that are on the board, held until the transaction ends. */
export async function lockCardsOnBoard(sql: Sql, accountId: AccountId, boardId: string, ids: string[]) {
  return sql.all(ON_BOARD, { accountId, boardId, ids });
}

/** Deletes a card with its history; false where the account has none of this id. */
export async function deleteCard(sql: Sql, accountId: AccountId, id: string): Promise<boolean> {
  return (await sql.run(DELETE, { accountId, id })) > 0;
}
