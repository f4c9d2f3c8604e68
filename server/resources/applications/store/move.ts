import { sql as raw } from "kysely";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, listed, type Slots, statement } from "#server/core/statements.ts";
import { placed } from "./order.ts";

type OfCard = { accountId: AccountId; id: string };

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
type Dated = { accountId: AccountId; ids: readonly string[]; day: string };

const FILL = statement("applications_fill_dates", ({ accountId, ids, day }: Slots<Dated>) =>
  db
    .updateTable("applications")
    .set({ application_date: day })
    .where("account_id", "=", accountId)
    .where("id", "=", (eb) => eb.fn.any(ids))
    .where("application_date", "is", null),
);
const CLEAR = statement("applications_clear_dates", ({ accountId, ids, day }: Slots<Dated>) =>
  db
    .updateTable("applications")
    .set({ application_date: null })
    .where("account_id", "=", accountId)
    .where("id", "=", (eb) => eb.fn.any(ids))
    .where("application_date", "=", day),
);

const startOf = (day: string) => `${day}T00:00:00.000Z`;

/** Where a card of the account is now, held until the transaction ends; null where it has gone meanwhile. */
export async function lockPlace(sql: Sql, accountId: AccountId, id: string): Promise<Status | null> {
  const row = await sql.first(PLACE, { accountId, id });
  return row?.status ?? null;
}

/** Those of the cards that are on the board, held until the transaction ends. */
export async function lockCardsOnBoard(sql: Sql, accountId: AccountId, boardId: string, ids: string[]) {
  return sql.all(ON_BOARD, { accountId, boardId, ids });
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

/** Gives cards that are held for a change, and have no application date, this one. */
export async function fillDates(sql: Sql, accountId: AccountId, ids: readonly string[], day: string) {
  await sql.run(FILL, { accountId, ids, day: startOf(day) });
}

/** Takes this application date from the cards that have it. */
export async function clearDates(sql: Sql, accountId: AccountId, ids: readonly string[], day: string) {
  await sql.run(CLEAR, { accountId, ids, day: startOf(day) });
}
