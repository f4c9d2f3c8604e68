import { sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, listed } from "#server/core/statements.ts";

type OfCards = { accountId: AccountId; ids: readonly string[] };

/** Locks those of the cards that are the account's, and returns their ids. */
export const lockCards = query.many("applications_lock", ({ accountId, ids }: Params<OfCards>) =>
  db
    .selectFrom("applications")
    .select("id")
    .where("account_id", "=", accountId)
    .where("id", "=", (eb) => eb.fn.any(ids))
    .orderBy("id")
    .forUpdate(),
);

/**
 * Returns the slips of locked cards: each card's last three stays, if the current one is a return to the column before and the stay between
 * began recently.
 */
export const readSlips = query.many(
  "applications_slips",
  ({ accountId, ids, since }: Params<OfCards & { since: Date }>) =>
    db
      .with("stays", (queries) =>
        queries
          .selectFrom("status_history as h")
          .select(["h.id", "h.application_id", "h.status", "h.entered_at", "h.left_at"])
          .select(
            raw<number>`row_number() OVER (PARTITION BY h.application_id ORDER BY h.id DESC)`.as("place"),
          )
          .where("h.account_id", "=", accountId)
          .where("h.application_id", "=", (eb) => eb.fn.any(ids)),
      )
      .selectFrom("stays as present")
      .innerJoin("stays as slip", (join) =>
        join
          .onRef("slip.application_id", "=", "present.application_id")
          .onRef("slip.left_at", "=", "present.entered_at")
          .on("slip.place", "=", 2),
      )
      .innerJoin("stays as former", (join) =>
        join
          .onRef("former.application_id", "=", "present.application_id")
          .onRef("former.left_at", "=", "slip.entered_at")
          .onRef("former.status", "=", "present.status")
          .on("former.place", "=", 3),
      )
      .select((eb) => [
        "present.application_id as applicationId",
        "present.id as presentId",
        "slip.id as slipId",
        "former.id as formerId",
        "former.entered_at as since",
        eb
          .exists(
            eb
              .selectFrom("stays as earlier")
              .select("earlier.id")
              .whereRef("earlier.application_id", "=", "present.application_id")
              .where("earlier.place", "=", 4),
          )
          .as("wasMoved"),
      ])
      .where("present.place", "=", 1)
      .where("present.left_at", "is", null)
      .where("slip.entered_at", ">=", since),
);
type Slip = RowOf<typeof readSlips>;

type OfStays = OfCards & { stays: readonly number[] };
const deleteStays = query.execute("applications_drop_stays", ({ accountId, ids, stays }: Params<OfStays>) =>
  db
    .deleteFrom("status_history")
    .where("account_id", "=", accountId)
    .where("application_id", "=", (eb) => eb.fn.any(ids))
    .where("id", "=", (eb) => eb.fn.any(stays)),
);
const openStays = query.execute("applications_reopen_stays", ({ accountId, ids, stays }: Params<OfStays>) =>
  db
    .updateTable("status_history")
    .set({ left_at: null })
    .where("account_id", "=", accountId)
    .where("application_id", "=", (eb) => eb.fn.any(ids))
    .where("id", "=", (eb) => eb.fn.any(stays)),
);
const restoreChanges = query.execute(
  "applications_restore_change",
  ({ accountId, ids, instants }: Params<OfCards & { instants: readonly (string | null)[] }>) =>
    db
      .updateTable("applications as a")
      .from(listed("slipped", { id: ids, changed_at: instants }, ["changed_at"]))
      .set((eb) => ({ status_changed_at: eb.ref("slipped.changed_at") }))
      .where("a.account_id", "=", accountId)
      .whereRef("a.id", "=", "slipped.id"),
);

/** Drops stays from the histories of locked cards, and reopens the ones before them. */
export async function reopenStays(
  sql: Sql,
  accountId: AccountId,
  cards: readonly { id: string; dropped: readonly number[]; reopened: number }[],
): Promise<void> {
  const of = { accountId, ids: cards.map(({ id }) => id) };
  // The current stay is dropped before the former one opens: a card has one open stay.
  await deleteStays(sql, { ...of, stays: cards.flatMap(({ dropped }) => dropped) });
  await openStays(sql, { ...of, stays: cards.map(({ reopened }) => reopened) });
}

/** Drops slips from the history, as if the cards had never left. */
export async function dropSlips(sql: Sql, accountId: AccountId, slips: readonly Slip[]): Promise<void> {
  const cards = slips.map(({ applicationId: id, presentId, slipId, formerId }) => ({
    id,
    dropped: [presentId, slipId],
    reopened: formerId,
  }));
  await reopenStays(sql, accountId, cards);
  const instants = slips.map(({ wasMoved, since }) => (wasMoved ? since : null));
  await restoreChanges(sql, { accountId, ids: cards.map(({ id }) => id), instants });
}
