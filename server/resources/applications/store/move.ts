import { sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import type { Status } from "#domain/values.ts";
import type { AccountId, OwnRow } from "#server/core/access.ts";
import { any, equal, insertFrom } from "#server/core/clauses.ts";
import { OperationError } from "#server/core/errors.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, listed, selectFrom, updateTable } from "#server/core/statements.ts";
import { now } from "#server/lib/clock.ts";
import { placed } from "./order.ts";

type OfCards = { accountId: AccountId; ids: readonly string[] };

/** Locks the cards with these ids that are on the board until the transaction ends, and returns them. */
export const lockCardsOnBoard = query.many(
  "applications_on_board",
  ({ accountId, boardId, ids }: Params<OfCards & { boardId: string }>) =>
    selectFrom("applications")
      .select(["id", "status"])
      .where(equal({ board_id: boardId, account_id: accountId, id: any(ids) }))
      .orderBy("id")
      .forUpdate(),
);

/** Locks a card of the account until the transaction ends, and returns its status. */
export const lockPlace = query.maybeOne("applications_place", ({ accountId, id }: Params<OwnRow>) =>
  selectFrom("applications")
    .select("status")
    .where(equal({ id, account_id: accountId }))
    .forUpdate(),
);

type Moves = OfCards & { ranks: readonly string[]; status: Status; isAutoRetired: boolean; at: Date };
// Closes the current status periods before it opens new ones, because a card has only one open period.
const writeMoves = query.many("applications_move", (params: Params<Moves>) =>
  db
    .with("closed", (queries) =>
      queries
        .updateTable("status_history")
        .set((eb) => ({ left_at: eb.fn<string>("greatest", [params.at, "entered_at"]) }))
        .where(equal({ account_id: params.accountId, application_id: any(params.ids), left_at: null }))
        .returning(["application_id", "left_at", "number"]),
    )
    .with("opened", (queries) =>
      insertFrom(queries.insertInto("status_history"), queries.selectFrom("closed"), {
        application_id: "closed.application_id",
        account_id: params.accountId,
        status: params.status,
        entered_at: "closed.left_at",
        number: raw<number>`coalesce(closed.number, 0) + 1`,
      }),
    )
    .updateTable("applications as a")
    .from(["closed", listed("moved", { id: params.ids, rank: params.ranks })])
    .set((eb) => ({
      status: params.status,
      rank: eb.ref("moved.rank"),
      is_auto_retired: params.isAutoRetired,
      status_changed_at: eb.ref("closed.left_at"),
      updated_at: eb.ref("closed.left_at").$notNull(),
    }))
    .where(equal({ "a.account_id": params.accountId, "a.id": "closed.application_id", "moved.id": "a.id" }))
    .returning("closed.number"),
);

/**
 * Moves locked cards from other columns into a column with these ranks, and records the move in their
 * histories. Both use the same instant.
 * @throws quota_exceeded if a history is full; automatic retirement still adds to it
 */
export async function moveCards(
  sql: Sql,
  accountId: AccountId,
  cards: { id: string; rank: string }[],
  status: Status,
  isAutoRetired = false,
): Promise<void> {
  const [ids, ranks] = [cards.map(({ id }) => id), cards.map(({ rank }) => rank)];
  // The instant is read after the locks, so that it is later than earlier changes.
  const moved = await placed(writeMoves(sql, { accountId, ids, ranks, status, isAutoRetired, at: now() }));
  const most = LIMITS.quotas.moves;
  if (isAutoRetired || moved.every(({ number }) => (number ?? 0) < most)) return;
  const detail = `A card can be moved ${most.toLocaleString("en")} times. Delete this one and add it again.`;
  throw new OperationError("quota_exceeded", detail);
}

/** Moves a card to another place in its column. */
export const reorderCard = query.execute(
  "applications_reorder",
  ({ accountId, id, rank }: Params<OwnRow & { rank: string }>) =>
    updateTable("applications")
      .set({ rank, is_auto_retired: false })
      .where(equal({ id, account_id: accountId })),
);

function updateOf({ accountId, ids }: Params<OfCards>) {
  return updateTable("applications").where(equal({ account_id: accountId, id: any(ids) }));
}

/** Sets this application date on the locked cards that have none. */
export const fillDates = query.execute(
  "applications_fill_dates",
  (params: Params<OfCards & { day: string }>) =>
    updateOf(params).set({ application_date: params.day }).where("application_date", "is", null),
);

/** Clears this application date from the cards that have it. */
export const clearDates = query.execute(
  "applications_clear_dates",
  (params: Params<OfCards & { day: string }>) =>
    updateOf(params).set({ application_date: null }).where("application_date", "=", params.day),
);
