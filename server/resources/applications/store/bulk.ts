import { sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import type { Status } from "#domain/values.ts";
import type { AccountId, OfAccount, OwnRow } from "#server/core/access.ts";
import { any, equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { deleteFrom, insertInto, listed, selectFrom, updateTable } from "#server/core/statements.ts";
import { now } from "#server/lib/clock.ts";
import { placed } from "./order.ts";
import { reopenPeriods } from "./reverted-moves.ts";

type OfCards = { accountId: AccountId; ids: readonly string[] };

/** Returns the boards of the account's cards, in a fixed order. */
export const boardsOf = query.many("applications_boards_of", ({ accountId, ids }: Params<OfCards>) =>
  selectFrom("applications")
    .select("board_id as boardId")
    .distinct()
    .where(equal({ account_id: accountId, id: any(ids) }))
    .orderBy("board_id"),
);

/** Locks the cards with these ids until the transaction ends, and returns their places. */
export const lockPlaces = query.many("applications_places", ({ accountId, ids }: Params<OfCards>) =>
  selectFrom("applications as a")
    .innerJoin(
      "status_history as h",
      on({ "h.account_id": accountId, "h.application_id": "a.id", "h.left_at": null }),
    )
    .select([
      ...fieldsOf("a", "id board_id status rank is_auto_retired status_changed_at:changedAt"),
      "h.id as stay",
    ])
    .where(equal({ "a.account_id": accountId, "a.id": any(ids) }))
    .orderBy("a.id")
    .forUpdate("a"),
);
/** A card and its place. */
export type PlacedCard = RowOf<typeof lockPlaces>;
/** A card's place before a bulk change, and the status period that the change began. Rows store the keys `stay` and `newStay`. */
export type MovedCard = PlacedCard & { readonly newStay: number };

const insertChange = query.execute(
  "applications_keep_change",
  ({ accountId, id, cards, at }: Params<OwnRow & { cards: string; at: Date }>) =>
    insertInto("bulk_changes").values({
      account_id: accountId,
      id,
      cards: raw<object[]>`${cards}::jsonb`,
      created_at: at,
    }),
);
const forgetOlder = query.execute("applications_forget_changes", ({ accountId }: Params<OfAccount>) =>
  deleteFrom("bulk_changes")
    .where("account_id", "=", accountId)
    .where(
      "id",
      "not in",
      selectFrom("bulk_changes as newest")
        .select("newest.id")
        .where("newest.account_id", "=", accountId)
        .orderBy("newest.id", "desc")
        .limit(raw.lit(LIMITS.requests.undoableChanges)),
    ),
);

/** Stores the former places of a change's cards, and deletes all but the account's newest changes. */
export async function storeChange(
  sql: Sql,
  { accountId, id }: OwnRow,
  cards: readonly MovedCard[],
  at: Date,
): Promise<void> {
  await insertChange(sql, { accountId, id, cards: JSON.stringify(cards), at });
  await forgetOlder(sql, { accountId });
}

/** Returns the former places of a change's cards, if the change is still stored. */
export const readChange = query.maybeOne("applications_find_change", ({ accountId, id }: Params<OwnRow>) =>
  selectFrom("bulk_changes")
    .select(({ ref }) => ref("cards").$castTo<MovedCard[]>().as("cards"))
    .where(equal({ account_id: accountId, id })),
);

/** Marks a change as undone. @returns false if it was already undone or is older than `since` */
export const claimChange = query.matches(
  "applications_claim_change",
  ({ accountId, id, since, at }: Params<OwnRow & { since: Date; at: Date }>) =>
    updateTable("bulk_changes")
      .set({ undone_at: at })
      .where(equal({ account_id: accountId, id, undone_at: null }))
      .where("created_at", ">=", since),
);

type OfPlaces = OfCards & Record<"boards" | "statuses" | "ranks", readonly string[]>;

/** Returns the cards whose former place another card has taken. */
export const findOccupiedPlaces = query.many("applications_taken_places", (params: Params<OfPlaces>) =>
  selectFrom(
    listed("kept", { id: params.ids, board: params.boards, status: params.statuses, rank: params.ranks }),
  )
    .innerJoin(
      "applications as a",
      on({
        "a.account_id": params.accountId,
        "a.board_id": "kept.board",
        "a.status": "kept.status",
        "a.rank": "kept.rank",
      }),
    )
    .select("kept.id"),
);

type Restored = OfPlaces & { retired: readonly string[]; instants: readonly (string | null)[]; at: Date };
// Updates each card only once, so that it emits one event. Never moves its date backward, so that clients that poll by date see the change.
const writePlaces = query.execute("applications_restore_places", (params: Params<Restored>) =>
  updateTable("applications as a")
    .from(
      listed(
        "kept",
        {
          id: params.ids,
          status: params.statuses,
          rank: params.ranks,
          retired: params.retired,
          changed_at: params.instants,
        },
        ["changed_at"],
      ),
    )
    .set({
      status: raw<Status>`kept.status`,
      rank: raw<string>`kept.rank`,
      is_auto_retired: raw<boolean>`kept.retired::boolean`,
      status_changed_at: raw<string | null>`kept.changed_at`,
      updated_at: raw<string>`greatest(${params.at}, a.updated_at)`,
    })
    .where(equal({ "a.account_id": params.accountId, "a.id": "kept.id" })),
);

/** Moves locked cards back to their former places, and drops the later status periods from their histories. */
export async function restorePlaces(
  sql: Sql,
  accountId: AccountId,
  cards: readonly MovedCard[],
): Promise<void> {
  const periods = cards.map(({ id, stay, newStay }) => ({ id, dropped: [newStay], reopened: stay }));
  await reopenPeriods(sql, accountId, periods);
  const restored = {
    ...placesOf(accountId, cards),
    retired: cards.map(({ isAutoRetired }) => String(isAutoRetired)),
    instants: cards.map(({ changedAt }) => changedAt),
    at: now(),
  };
  await placed(writePlaces(sql, restored));
}

/** Returns the cards' places as params, one list for each field. */
export function placesOf(accountId: AccountId, cards: readonly PlacedCard[]): OfPlaces {
  return {
    accountId,
    ids: cards.map(({ id }) => id),
    boards: cards.map(({ boardId }) => boardId),
    statuses: cards.map(({ status }) => status),
    ranks: cards.map(({ rank }) => rank),
  };
}
