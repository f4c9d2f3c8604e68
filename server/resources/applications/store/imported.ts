import { sql as raw } from "kysely";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, listed, type Params, statement } from "#server/core/statements.ts";
import { type NewCard, newCardColumns } from "./write.ts";

/** A stay in a column; it ends when the next begins. */
export type Stay = { status: Status; enteredAt: string };

type Imported = Omit<NewCard, "at"> & {
  accountId: AccountId;
  at: string;
  since: string;
  changedAt: string | null;
  places: readonly string[];
  statuses: readonly string[];
  entered: readonly string[];
  left: readonly string[];
};
const INSERT = statement("applications_insert_imported", (card: Params<Imported>) =>
  db
    .with("card", (query) =>
      query
        .insertInto("applications")
        .values({
          ...newCardColumns(card),
          created_at: card.since,
          status_changed_at: card.changedAt,
          imported_at: card.at,
        })
        .returning("id"),
    )
    .insertInto("status_history")
    .columns(["application_id", "account_id", "status", "entered_at", "left_at"])
    .expression((eb) =>
      eb
        .selectFrom("card")
        .innerJoin(
          listed("stay", {
            place: card.places,
            status: card.statuses,
            entered: card.entered,
            left: card.left,
          }),
          (join) => join.onTrue(),
        )
        .select([
          "card.id",
          card.accountId.as("account"),
          raw<Status>`stay.status`.as("status"),
          raw<string>`stay.entered::timestamptz`.as("entered"),
          raw<string | null>`nullif(stay.left, '')::timestamptz`.as("left"),
        ])
        .orderBy("stay.place"),
    ),
);

/**
 * Writes a new card with its earlier stays, oldest first; the last is open and in the card's column. The board's order is locked, so that
 * the rank is free.
 */
export async function insertImported(
  sql: Sql,
  accountId: AccountId,
  card: NewCard,
  stays: readonly Stay[],
): Promise<void> {
  const at = card.at.toISOString();
  const entered = stays.map(({ enteredAt }) => enteredAt);
  await sql.run(INSERT, {
    ...card,
    accountId,
    at,
    since: entered[0] ?? at,
    changedAt: stays.length > 1 ? (entered.at(-1) ?? null) : null,
    // Padded, so that the texts sort like the numbers.
    places: stays.map((_stay, place) => String(place).padStart(4, "0")),
    statuses: stays.map(({ status }) => status),
    entered,
    left: [...entered.slice(1), ""],
  });
}
