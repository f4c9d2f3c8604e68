import { sql as raw } from "kysely";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, listed, type Params, statement, statementVariants } from "#server/core/statements.ts";
import { now } from "#server/lib/clock.ts";
import { placed } from "./order.ts";

type OfCard = { accountId: AccountId; id: string };

const ON_BOARD = statement(
  "applications_on_board",
  ({ accountId, boardId, ids }: Params<{ accountId: AccountId; boardId: string; ids: readonly string[] }>) =>
    db
      .selectFrom("applications")
      .select(["id", "status"])
      .where("board_id", "=", boardId)
      .where("account_id", "=", accountId)
      .where("id", "=", (eb) => eb.fn.any(ids))
      .orderBy("id")
      .forUpdate(),
);
const PLACE = statement("applications_place", ({ accountId, id }: Params<OfCard>) =>
  db
    .selectFrom("applications")
    .select("status")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .forUpdate(),
);

type Stays = { accountId: AccountId; ids: string[]; instants: string[]; status: Status };
type Move = Stays & { ranks: string[]; isAutoRetired: boolean };
const CLOSE = statement(
  "applications_close_stays",
  ({ accountId, ids, at }: Params<{ accountId: AccountId; ids: string[]; at: string }>) =>
    db
      .updateTable("status_history")
      .set((eb) => ({ left_at: eb.fn<string>("greatest", [at, "entered_at"]) }))
      .where("account_id", "=", accountId)
      .where("application_id", "=", (eb) => eb.fn.any(ids))
      .where("left_at", "is", null)
      .returning(["application_id as id", "left_at as at"]),
);
// In a cluster, selected rows pass through the coordinator; a card that moves alone avoids that.
const OPEN = statementVariants(
  "applications_open_stays",
  (count: "one" | "many", { accountId, ids, instants, status }: Params<Stays>) => {
    const stays = db.insertInto("status_history");
    if (count === "one") {
      return stays.values({
        application_id: raw<string>`(${ids}::text[])[1]`,
        account_id: accountId,
        status,
        entered_at: raw<string>`(${instants}::timestamptz[])[1]`,
      });
    }
    return stays
      .columns(["application_id", "account_id", "status", "entered_at"])
      .expression((eb) =>
        eb
          .selectFrom(listed("stay", { id: ids, at: instants }, ["at"]))
          .select(["stay.id", accountId.as("account"), status.as("status"), "stay.at"]),
      );
  },
);
const MOVE = statement("applications_move", (given: Params<Move>) =>
  db
    .updateTable("applications as a")
    .from(listed("moved", { id: given.ids, rank: given.ranks, at: given.instants }, ["at"]))
    .set((eb) => ({
      status: given.status,
      rank: eb.ref("moved.rank"),
      is_auto_retired: given.isAutoRetired,
      status_changed_at: eb.ref("moved.at"),
      updated_at: eb.ref("moved.at"),
    }))
    .where("a.account_id", "=", given.accountId)
    .whereRef("a.id", "=", "moved.id"),
);
const REORDER = statement(
  "applications_reorder",
  ({ accountId, id, rank }: Params<OfCard & { rank: string }>) =>
    db
      .updateTable("applications")
      .set({ rank, is_auto_retired: false })
      .where("id", "=", id)
      .where("account_id", "=", accountId),
);
type Dated = { accountId: AccountId; ids: readonly string[]; day: string };

const FILL = statement("applications_fill_dates", ({ accountId, ids, day }: Params<Dated>) =>
  db
    .updateTable("applications")
    .set({ application_date: day })
    .where("account_id", "=", accountId)
    .where("id", "=", (eb) => eb.fn.any(ids))
    .where("application_date", "is", null),
);
const CLEAR = statement("applications_clear_dates", ({ accountId, ids, day }: Params<Dated>) =>
  db
    .updateTable("applications")
    .set({ application_date: null })
    .where("account_id", "=", accountId)
    .where("id", "=", (eb) => eb.fn.any(ids))
    .where("application_date", "=", day),
);

const startOf = (day: string) => `${day}T00:00:00.000Z`;

/** Locks a card of the account until the transaction ends, and returns its status; null if it is gone. */
export async function lockPlace(sql: Sql, accountId: AccountId, id: string): Promise<Status | null> {
  const row = await sql.first(PLACE, { accountId, id });
  return row?.status ?? null;
}

/** Locks those of the cards that are on the board until the transaction ends, and returns them. */
export async function lockCardsOnBoard(sql: Sql, accountId: AccountId, boardId: string, ids: string[]) {
  return sql.all(ON_BOARD, { accountId, boardId, ids });
}

/**
 * Moves locked cards into a column with these ranks, each with its history; every card must be in another column. Stays are closed before
 * others open: a card has one open stay, and its change carries the instant of both.
 */
export async function moveCards(
  sql: Sql,
  accountId: AccountId,
  cards: { id: string; rank: string }[],
  status: Status,
  isAutoRetired = false,
): Promise<void> {
  // Read after the locks, so that it is later than earlier changes.
  const at = now().toISOString();
  const stays = await sql.all(CLOSE, { accountId, ids: cards.map(({ id }) => id), at });
  const closedAt = new Map(stays.map((stay) => [stay.id, stay.at ?? at]));
  const moved = cards.filter(({ id }) => closedAt.has(id));
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  const instants = ids.map((id) => closedAt.get(id) ?? at);
  const given = { accountId, ids, instants, status };
  await sql.run(OPEN(moved.length === 1 ? "one" : "many"), given);
  await placed(sql, MOVE, { ...given, ranks: moved.map(({ rank }) => rank), isAutoRetired });
}

/** Moves a card to another place in its column. */
export async function reorderCard(sql: Sql, accountId: AccountId, id: string, rank: string): Promise<void> {
  await placed(sql, REORDER, { accountId, id, rank });
}

/** Sets this application date on those of the locked cards that have none. */
export async function fillDates(sql: Sql, accountId: AccountId, ids: readonly string[], day: string) {
  await sql.run(FILL, { accountId, ids, day: startOf(day) });
}

/** Clears this application date from the cards that have it. */
export async function clearDates(sql: Sql, accountId: AccountId, ids: readonly string[], day: string) {
  await sql.run(CLEAR, { accountId, ids, day: startOf(day) });
}
