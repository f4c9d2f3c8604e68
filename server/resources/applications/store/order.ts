import { sql as raw } from "kysely";
import { RANK_MAX, rankBetween, ranksAfter } from "#domain/ranks.ts";
import type { Status } from "#domain/values.ts";
import type { AccountId, OfAccount } from "#server/core/access.ts";
import { equal } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { isUniqueViolation, type Sql } from "#server/core/sql.ts";
import { db, deleteFrom, listed, selectFrom, updateTable } from "#server/core/statements.ts";
import { TransientConflict } from "#server/core/transaction.ts";
import { lockOrderOf, shareOrderOf } from "#server/resources/boards/service.ts";

/** A spot in a column: at its top or bottom, or directly above or below one of its cards. */
export type Placement = { at: "first" | "last" } | { at: "before" | "after"; neighbor: string };

type Column = { boardId: string; status: Status };
type OfColumn = OfAccount & Column;

/** Returns the board of the account's card. */
export const findBoard = query.maybeOne(
  "applications_board_of_card",
  ({ accountId, id }: Params<OfAccount & { id: string }>) =>
    selectFrom("applications")
      .select("board_id as boardId")
      .where(equal({ id, account_id: accountId })),
);

function ranksOf({ accountId, boardId, status }: Params<OfColumn>) {
  return selectFrom("applications as o")
    .select("o.rank")
    .where(equal({ "o.account_id": accountId, "o.board_id": boardId, "o.status": status }));
}

/** The params for a spot. The card to place isn't its own neighbor. */
type OfPlacement = OfColumn & { card: string; neighbor?: string | undefined };
const readPlacement = query.one("applications_spot", (params: Params<OfPlacement>, at: Placement["at"]) => {
  const otherRanks = ranksOf(params).where("o.id", "<>", params.card);
  const first = otherRanks.orderBy("o.rank").limit(1);
  const last = otherRanks.orderBy("o.rank", "desc").limit(1);
  if (!params.neighbor) {
    const open = raw<null>`null::text`;
    return db.selectNoFrom([
      at === "last" ? last.$asScalar().as("low") : open.as("low"),
      at === "first" ? first.$asScalar().as("high") : open.as("high"),
      raw<boolean>`true`.as("found"),
    ]);
  }
  const neighbor = otherRanks.where("o.id", "=", params.neighbor).$asScalar();
  return selectFrom(db.selectNoFrom(neighbor.as("rank")).as("n")).select((eb) => {
    const rank = eb.ref("n.rank");
    const beyond = at === "before" ? last.where("o.rank", "<", rank) : first.where("o.rank", ">", rank);
    return [
      (at === "before" ? beyond.$asScalar() : rank).as("low"),
      (at === "before" ? rank : beyond.$asScalar()).as("high"),
      eb(rank, "is not", null).as("found"),
    ];
  });
});

const readColumn = query.many("applications_column_ids", (params: Params<OfColumn>) =>
  ranksOf(params).select("o.id").orderBy("o.rank"),
);

const writeRanks = query.execute(
  "applications_spread",
  ({ accountId, ids, ranks }: Params<OfAccount & { ids: readonly string[]; ranks: readonly string[] }>) =>
    updateTable("applications as a")
      .from(listed("spread", { id: ids, rank: ranks }))
      .set((eb) => ({ rank: eb.ref("spread.rank") }))
      .where(equal({ "a.account_id": accountId, "a.id": "spread.id" })),
);

// The stored changes refer to ranks that no longer exist.
const forgetChanges = query.execute("applications_forget_all_changes", ({ accountId }: Params<OfAccount>) =>
  deleteFrom("bulk_changes").where("account_id", "=", accountId),
);

/**
 * Locks the order of the card's board in shared mode, so that single moves don't wait for each other. They choose jittered ranks, which
 * don't collide. The lock is a separate query, because a cluster would take it on another node if the query also read the card.
 * @returns the board's id, or null if the account has no such card
 */
export async function shareOrderOfCard(sql: Sql, accountId: AccountId, id: string): Promise<string | null> {
  const card = await findBoard(sql, { accountId, id });
  if (!card) return null;
  await shareOrderOf(sql, { accountId, boardId: card.boardId });
  return card.boardId;
}

/**
 * Returns a free rank at the spot. The board's order must be locked, shared or exclusively.
 * @param card the card to place, which may be in the column already
 * @returns null if the neighbor isn't in the column
 */
export async function rankAt(
  sql: Sql,
  accountId: AccountId,
  column: Column,
  card: string,
  { at, ...neighborPart }: Placement,
): Promise<string | null> {
  const read = async () => {
    const { found, low, high } = await readPlacement(
      sql,
      { accountId, ...column, card, ...neighborPart },
      at,
    );
    return found ? rankBetween(low, high) : null;
  };
  const rank = await read();
  if (rank === null || rank.length <= RANK_MAX) return rank;
  await lockOrderOf(sql, { accountId, boardId: column.boardId });
  await rebalance(sql, accountId, column);
  return read();
}

/** Returns free ranks at the bottom of the column, in order. The board's order must be locked. */
export async function ranksAtBottom(sql: Sql, accountId: AccountId, column: Column, count: number) {
  const { low } = await readPlacement(sql, { accountId, ...column, card: "" }, "last");
  return ranksAfter(low, count);
}

/** Returns the result of a query that writes a rank. @throws TransientConflict if another move took the rank, so that the call is retried */
export function placed<Result>(writing: Promise<Result>): Promise<Result> {
  return writing.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new TransientConflict() : error;
  });
}

/** Gives the column's cards new, short ranks after all the old ones, so that none collide. Earlier bulk changes can no longer be undone. */
async function rebalance(sql: Sql, accountId: AccountId, column: Column): Promise<void> {
  const cards = await readColumn(sql, { accountId, ...column });
  const ranks = ranksAfter(cards.at(-1)?.rank ?? null, cards.length);
  await writeRanks(sql, { accountId, ids: cards.map(({ id }) => id), ranks });
  await forgetChanges(sql, { accountId });
}
