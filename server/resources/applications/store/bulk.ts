import { sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, listed, type Params, type RowOf, statement } from "#server/core/statements.ts";
import { now } from "#server/lib/clock.ts";
import { placed } from "./order.ts";
import { reopenStays } from "./slips.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "bulk_changes.cards": KeptCard[];
  }
}

/** A card's place before a bulk change, and the stay that the change began. */
export type KeptCard = PlacedCard & { readonly newStay: number };

type OfCards = { accountId: AccountId; ids: readonly string[] };
type OfChange = { accountId: AccountId; id: string };

const BOARDS = statement("applications_boards_of", ({ accountId, ids }: Params<OfCards>) =>
  db
    .selectFrom("applications")
    .select("board_id as boardId")
    .distinct()
    .where("account_id", "=", accountId)
    .where("id", "=", (eb) => eb.fn.any(ids))
    .orderBy("board_id"),
);
const PLACES = statement("applications_places", ({ accountId, ids }: Params<OfCards>) =>
  db
    .selectFrom("applications as a")
    .innerJoin("status_history as h", (join) =>
      join
        .on("h.account_id", "=", accountId)
        .onRef("h.application_id", "=", "a.id")
        .on("h.left_at", "is", null),
    )
    .select([
      "a.id",
      "a.board_id as boardId",
      "a.status",
      "a.rank",
      "a.is_auto_retired as isAutoRetired",
      "a.status_changed_at as changedAt",
      "h.id as stay",
    ])
    .where("a.account_id", "=", accountId)
    .where("a.id", "=", (eb) => eb.fn.any(ids))
    .orderBy("a.id")
    .forUpdate("a"),
);
/** A card and its place. */
export type PlacedCard = RowOf<typeof PLACES>;

type Kept = OfChange & { cards: string; at: string };
const KEEP = statement("applications_keep_change", ({ accountId, id, cards, at }: Params<Kept>) =>
  db.insertInto("bulk_changes").values({
    account_id: accountId,
    id,
    cards: raw<KeptCard[]>`${cards}::jsonb`,
    created_at: at,
  }),
);
const FORGET_OLDER = statement(
  "applications_forget_changes",
  ({ accountId }: Params<{ accountId: AccountId }>) =>
    db
      .deleteFrom("bulk_changes")
      .where("account_id", "=", accountId)
      .where(
        "id",
        "not in",
        db
          .selectFrom("bulk_changes as newest")
          .select("newest.id")
          .where("newest.account_id", "=", accountId)
          .orderBy("newest.id", "desc")
          .limit(raw.lit(LIMITS.requests.undoableChanges)),
      ),
);
const FIND = statement("applications_find_change", ({ accountId, id }: Params<OfChange>) =>
  db.selectFrom("bulk_changes").select("cards").where("account_id", "=", accountId).where("id", "=", id),
);
const CLAIM = statement(
  "applications_claim_change",
  ({ accountId, id, since, at }: Params<OfChange & { since: string; at: string }>) =>
    db
      .updateTable("bulk_changes")
      .set({ undone_at: at })
      .where("account_id", "=", accountId)
      .where("id", "=", id)
      .where("undone_at", "is", null)
      .where("created_at", ">=", since),
);

type OfPlaces = {
  accountId: AccountId;
  ids: string[];
  boards: string[];
  statuses: string[];
  ranks: string[];
};
const TAKEN = statement("applications_taken_places", (given: Params<OfPlaces>) =>
  db
    .selectFrom(
      listed("kept", { id: given.ids, board: given.boards, status: given.statuses, rank: given.ranks }),
    )
    .innerJoin("applications as a", (join) =>
      join
        .on("a.account_id", "=", given.accountId)
        .onRef("a.board_id", "=", "kept.board")
        .onRef("a.status", "=", "kept.status")
        .onRef("a.rank", "=", "kept.rank"),
    )
    .select("kept.id"),
);
type Restored = OfPlaces & { retired: string[]; instants: (string | null)[]; at: string };
// One update per card, so that it emits one event. Dated later than any earlier change, so that clients that poll by date see it.
const RESTORE = statement("applications_restore_places", (given: Params<Restored>) =>
  db
    .updateTable("applications as a")
    .from(
      listed(
        "kept",
        {
          id: given.ids,
          status: given.statuses,
          rank: given.ranks,
          retired: given.retired,
          changed_at: given.instants,
        },
        ["changed_at"],
      ),
    )
    .set({
      status: raw<Status>`kept.status`,
      rank: raw<string>`kept.rank`,
      is_auto_retired: raw<boolean>`kept.retired::boolean`,
      status_changed_at: raw<string | null>`kept.changed_at`,
      updated_at: raw<string>`greatest(${given.at}, a.updated_at)`,
    })
    .where("a.account_id", "=", given.accountId)
    .whereRef("a.id", "=", "kept.id"),
);

/** Returns the ids of the boards that the account's cards are on, in a fixed order. */
export async function boardsOf(sql: Sql, accountId: AccountId, ids: readonly string[]): Promise<string[]> {
  return (await sql.all(BOARDS, { accountId, ids })).map(({ boardId }) => boardId);
}

/** Locks those of the cards that are the account's until the transaction ends, and returns their places. */
export function holdPlaces(sql: Sql, accountId: AccountId, ids: readonly string[]): Promise<PlacedCard[]> {
  return sql.all(PLACES, { accountId, ids });
}

/** Stores where cards were before a change, and keeps only the account's newest changes. */
export async function keepChange(
  sql: Sql,
  accountId: AccountId,
  id: string,
  cards: readonly KeptCard[],
  at: Date,
): Promise<void> {
  await sql.run(KEEP, { accountId, id, cards: JSON.stringify(cards), at: at.toISOString() });
  await sql.run(FORGET_OLDER, { accountId });
}

/** Returns where the cards of a change were, or null if the change isn't stored anymore. */
export async function readChange(sql: Sql, accountId: AccountId, id: string): Promise<KeptCard[] | null> {
  return (await sql.first(FIND, { accountId, id }))?.cards ?? null;
}

/** Marks a change made since then as undone. @returns true if it was neither undone nor older */
export async function claimChange(
  sql: Sql,
  accountId: AccountId,
  id: string,
  since: Date,
  at: Date,
): Promise<boolean> {
  return (await sql.run(CLAIM, { accountId, id, since: since.toISOString(), at: at.toISOString() })) > 0;
}

/** Returns those of the cards whose place another card has taken. */
export async function takenPlaces(
  sql: Sql,
  accountId: AccountId,
  cards: readonly KeptCard[],
): Promise<string[]> {
  return (await sql.all(TAKEN, placesOf(accountId, cards))).map(({ id }) => id);
}

/** Returns locked cards to where they were, and drops the stays since then from their histories. */
export async function restorePlaces(
  sql: Sql,
  accountId: AccountId,
  cards: readonly KeptCard[],
): Promise<void> {
  await reopenStays(
    sql,
    accountId,
    cards.map(({ id, stay, newStay }) => ({ applicationId: id, dropped: [newStay], reopened: stay })),
  );
  await placed(sql, RESTORE, {
    ...placesOf(accountId, cards),
    retired: cards.map(({ isAutoRetired }) => String(isAutoRetired)),
    instants: cards.map(({ changedAt }) => changedAt),
    at: now().toISOString(),
  });
}

function placesOf(accountId: AccountId, cards: readonly KeptCard[]): OfPlaces {
  return {
    accountId,
    ids: cards.map(({ id }) => id),
    boards: cards.map(({ boardId }) => boardId),
    statuses: cards.map(({ status }) => status),
    ranks: cards.map(({ rank }) => rank),
  };
}
