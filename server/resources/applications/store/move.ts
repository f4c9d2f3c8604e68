import { sql as raw } from "kysely";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { any, equal } from "#server/core/conditions.ts";
import { insertFrom } from "#server/core/inserts.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, listed } from "#server/core/statements.ts";
import { now } from "#server/lib/clock.ts";
import { placed } from "./order.ts";

type OfCard = { accountId: AccountId; id: string };
type OfCards = { accountId: AccountId; ids: readonly string[] };

/** Locks those of the cards that are on the board until the transaction ends, and returns them. */
export const lockCardsOnBoard = query.many(
  "applications_on_board",
  ({ accountId, boardId, ids }: Params<OfCards & { boardId: string }>) =>
    db
      .selectFrom("applications")
      .select(["id", "status"])
      .where(equal({ board_id: boardId, account_id: accountId, id: any(ids) }))
      .orderBy("id")
      .forUpdate(),
);

/** Locks a card of the account until the transaction ends, and returns its status. */
export const lockPlace = query.maybeOne("applications_place", ({ accountId, id }: Params<OfCard>) =>
  db
    .selectFrom("applications")
    .select("status")
    .where(equal({ id, account_id: accountId }))
    .forUpdate(),
);

const closePeriods = query.many(
  "applications_close_periods",
  ({ accountId, ids, at }: Params<OfCards & { at: string }>) =>
    db
      .updateTable("status_history")
      .set((eb) => ({ left_at: eb.fn<string>("greatest", [at, "entered_at"]) }))
      .where(equal({ account_id: accountId, application_id: any(ids) }))
      .where("left_at", "is", null)
      .returning(["application_id as id", "left_at as at"]),
);

type Periods = OfCards & { instants: readonly string[]; status: Status };
// In a cluster, selected rows pass through the coordinator; a card that moves alone avoids that.
const openPeriods = query.execute(
  "applications_open_periods",
  ({ accountId, ids, instants, status }: Params<Periods>, count: "one" | "many") => {
    const periods = db.insertInto("status_history");
    if (count === "one") {
      return periods.values({
        application_id: raw<string>`(${ids}::text[])[1]`,
        account_id: accountId,
        status,
        entered_at: raw<string>`(${instants}::timestamptz[])[1]`,
      });
    }
    return insertFrom(periods, db.selectFrom(listed("period", { id: ids, at: instants }, ["at"])), {
      application_id: "period.id",
      account_id: accountId,
      status,
      entered_at: "period.at",
    });
  },
);

const writeMoves = query.execute(
  "applications_move",
  (given: Params<Periods & { ranks: readonly string[]; isAutoRetired: boolean }>) =>
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
      .where(equal({ "a.account_id": given.accountId, "a.id": "moved.id" })),
);

/**
 * Moves locked cards into a column with these ranks, each with its history; every card must be in another column. Closes the current status
 * periods before it opens new ones: a card has one open period, and its change carries the instant of both.
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
  const periods = await closePeriods(sql, { accountId, ids: cards.map(({ id }) => id), at });
  const closedAt = new Map(periods.map((period) => [period.id, period.at ?? at]));
  const moved = cards.filter(({ id }) => closedAt.has(id));
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  const instants = ids.map((id) => closedAt.get(id) ?? at);
  const given = { accountId, ids, instants, status };
  await openPeriods(sql, given, moved.length === 1 ? "one" : "many");
  await placed(writeMoves(sql, { ...given, ranks: moved.map(({ rank }) => rank), isAutoRetired }));
}

/** Moves a card to another place in its column. */
export const reorderCard = query.execute(
  "applications_reorder",
  ({ accountId, id, rank }: Params<OfCard & { rank: string }>) =>
    db
      .updateTable("applications")
      .set({ rank, is_auto_retired: false })
      .where(equal({ id, account_id: accountId })),
);

function updateOf({ accountId, ids }: Params<OfCards>) {
  return db.updateTable("applications").where(equal({ account_id: accountId, id: any(ids) }));
}

/** Sets this application date on those of the locked cards that have none. */
export const fillDates = query.execute(
  "applications_fill_dates",
  (given: Params<OfCards & { day: string }>) =>
    updateOf(given).set({ application_date: given.day }).where("application_date", "is", null),
);

/** Clears this application date from the cards that have it. */
export const clearDates = query.execute(
  "applications_clear_dates",
  (given: Params<OfCards & { day: string }>) =>
    updateOf(given).set({ application_date: null }).where("application_date", "=", given.day),
);
