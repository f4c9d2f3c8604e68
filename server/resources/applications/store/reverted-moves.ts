import { sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { any, equal, fieldsOf } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, deleteFrom, listed, selectFrom, updateTable } from "#server/core/statements.ts";

type OfCards = { accountId: AccountId; ids: readonly string[] };

/** Locks the cards with these ids, and returns the ids of those that exist. */
export const lockCards = query.many("applications_lock", ({ accountId, ids }: Params<OfCards>) =>
  selectFrom("applications")
    .select("id")
    .where(equal({ account_id: accountId, id: any(ids) }))
    .orderBy("id")
    .forUpdate(),
);

/**
 * Returns the reverted moves of locked cards: each card's last three status periods, if the third is in the same column as the first, and
 * the second began recently.
 */
export const readRevertedMoves = query.many(
  "applications_reverted_moves",
  ({ accountId, ids, since }: Params<OfCards & { since: Date }>) =>
    db
      .with("periods", (queries) =>
        queries
          .selectFrom("status_history as h")
          .select(["h.id", "h.application_id", "h.status", "h.entered_at", "h.left_at"])
          .select(
            raw<number>`row_number() OVER (PARTITION BY h.application_id ORDER BY h.id DESC)`.as("place"),
          )
          .where(equal({ "h.account_id": accountId, "h.application_id": any(ids) })),
      )
      .selectFrom("periods as present")
      .innerJoin("periods as reverted", (join) =>
        join
          .onRef("reverted.application_id", "=", "present.application_id")
          .onRef("reverted.left_at", "=", "present.entered_at")
          .on("reverted.place", "=", 2),
      )
      .innerJoin("periods as former", (join) =>
        join
          .onRef("former.application_id", "=", "present.application_id")
          .onRef("former.left_at", "=", "reverted.entered_at")
          .onRef("former.status", "=", "present.status")
          .on("former.place", "=", 3),
      )
      .select((eb) => [
        ...fieldsOf("present", "application_id id:presentId"),
        "reverted.id as revertedId",
        ...fieldsOf("former", "id:formerId entered_at:since"),
        eb
          .exists(
            eb
              .selectFrom("periods as earlier")
              .select("earlier.id")
              .whereRef("earlier.application_id", "=", "present.application_id")
              .where("earlier.place", "=", 4),
          )
          .as("wasMoved"),
      ])
      .where("present.place", "=", 1)
      .where("present.left_at", "is", null)
      .where("reverted.entered_at", ">=", since),
);
type RevertedMove = RowOf<typeof readRevertedMoves>;

type OfPeriods = OfCards & { periods: readonly number[] };
const deletePeriods = query.execute(
  "applications_drop_periods",
  ({ accountId, ids, periods }: Params<OfPeriods>) =>
    deleteFrom("status_history").where(
      equal({ account_id: accountId, application_id: any(ids), id: any(periods) }),
    ),
);
const openPeriods = query.execute(
  "applications_reopen_periods",
  ({ accountId, ids, periods }: Params<OfPeriods>) =>
    updateTable("status_history")
      .set({ left_at: null })
      .where(equal({ account_id: accountId, application_id: any(ids), id: any(periods) })),
);
const restoreChanges = query.execute(
  "applications_restore_change",
  ({ accountId, ids, instants }: Params<OfCards & { instants: readonly (string | null)[] }>) =>
    updateTable("applications as a")
      .from(listed("moved", { id: ids, changed_at: instants }, ["changed_at"]))
      .set((eb) => ({ status_changed_at: eb.ref("moved.changed_at") }))
      .where(equal({ "a.account_id": accountId, "a.id": "moved.id" })),
);

/** Drops status periods from the histories of locked cards, and reopens the ones before them. */
export async function reopenPeriods(
  sql: Sql,
  accountId: AccountId,
  cards: readonly { id: string; dropped: readonly number[]; reopened: number }[],
): Promise<void> {
  const of = { accountId, ids: cards.map(({ id }) => id) };
  // The current period is dropped before the former one is reopened, because a card has only one open period.
  await deletePeriods(sql, { ...of, periods: cards.flatMap(({ dropped }) => dropped) });
  await openPeriods(sql, { ...of, periods: cards.map(({ reopened }) => reopened) });
}

/** Drops reverted moves from the history, as if the cards had never left. */
export async function dropRevertedMoves(
  sql: Sql,
  accountId: AccountId,
  reverted: readonly RevertedMove[],
): Promise<void> {
  const cards = reverted.map(({ applicationId: id, presentId, revertedId, formerId }) => ({
    id,
    dropped: [presentId, revertedId],
    reopened: formerId,
  }));
  await reopenPeriods(sql, accountId, cards);
  const instants = reverted.map(({ wasMoved, since }) => (wasMoved ? since : null));
  await restoreChanges(sql, { accountId, ids: cards.map(({ id }) => id), instants });
}
