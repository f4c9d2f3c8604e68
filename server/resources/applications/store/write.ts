import { type Expression, sql as raw } from "kysely";
import type { Status } from "#domain/values.ts";
import type { OwnRow } from "#server/core/access.ts";
import { equal, onTrue } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, deleteFrom, listed } from "#server/core/statements.ts";
import type { Application } from "../entities.ts";

type NewCard = OwnRow & {
  boardId: string;
  companyId: string;
  status: Status;
  rank: string;
  creationMethod: Application["creationMethod"];
  title: string;
  at: Date;
};

type Origin = {
  created_at: Expression<string>;
  status_changed_at?: Expression<string | null>;
  imported_at?: Expression<string>;
};

/** Adds a card in a CTE, so that the same query can add its history. */
function withNewCard(card: Params<NewCard>, origin: Origin) {
  return db.with("card", (insert) =>
    insert
      .insertInto("applications")
      .values({
        id: card.id,
        account_id: card.accountId,
        board_id: card.boardId,
        company_id: card.companyId,
        status: card.status,
        rank: card.rank,
        creation_method: card.creationMethod,
        job_title: card.title,
        updated_at: card.at,
        ...origin,
      })
      .returning("id"),
  );
}

/** Adds a card and opens its first status period. */
export const insertCard = query.execute("applications_insert", (card: Params<NewCard>) =>
  withNewCard(card, { created_at: card.at })
    .insertInto("status_history")
    .columns(["application_id", "account_id", "status", "entered_at"])
    .expression((eb) =>
      eb
        .selectFrom("card")
        .select(["card.id", card.accountId.as("account"), card.status.as("status"), card.at.as("at")]),
    ),
);

/** A card's time in a column. It ends when the next period begins. */
export type StatusPeriod = { status: Status; enteredAt: string };

type Imported = NewCard & {
  since: string;
  changedAt: string | null;
  places: readonly string[];
  statuses: readonly string[];
  enteredAt: readonly string[];
  leftAt: readonly string[];
};
const insertWithPeriods = query.execute("applications_insert_imported", (card: Params<Imported>) =>
  withNewCard(card, { created_at: card.since, status_changed_at: card.changedAt, imported_at: card.at })
    .insertInto("status_history")
    .columns(["application_id", "account_id", "status", "entered_at", "left_at"])
    .expression((eb) =>
      eb
        .selectFrom("card")
        .innerJoin(
          listed("period", {
            place: card.places,
            status: card.statuses,
            entered: card.enteredAt,
            left: card.leftAt,
          }),
          onTrue,
        )
        .select([
          "card.id",
          card.accountId.as("account"),
          raw<Status>`period.status`.as("status"),
          raw<string>`period.entered::timestamptz`.as("entered"),
          raw<string | null>`nullif(period.left, '')::timestamptz`.as("left"),
        ])
        .orderBy("period.place"),
    ),
);

/**
 * Adds a card with its status periods, oldest first. The last period is open, and in the card's column. The board's order must be locked,
 * so that the rank is free.
 */
export async function insertImported(
  sql: Sql,
  card: NewCard,
  periods: readonly StatusPeriod[],
): Promise<void> {
  const entered = periods.map(({ enteredAt }) => enteredAt);
  await insertWithPeriods(sql, {
    ...card,
    since: entered[0] ?? card.at.toISOString(),
    changedAt: periods.length > 1 ? (entered.at(-1) ?? null) : null,
    // Padded, so that the texts sort like the numbers.
    places: periods.map((_period, place) => String(place).padStart(4, "0")),
    statuses: periods.map(({ status }) => status),
    enteredAt: entered,
    leftAt: [...entered.slice(1), ""],
  });
}

export const writeCard = query.patch(
  "applications_write",
  "applications",
  (update, { accountId, id }: Params<OwnRow>) => update.where(equal({ id, account_id: accountId })),
);

/** Deletes a card with its history; returns false if the account has none with this id. */
export const deleteCard = query.matches("applications_delete", ({ accountId, id }: Params<OwnRow>) =>
  deleteFrom("applications").where(equal({ id, account_id: accountId })),
);
