import type { Updateable } from "kysely";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, givenOf, type Params, picked, statement, statementVariants } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import type { Application, Card } from "../entities.ts";
import { placed } from "./order.ts";

/** A new card to write. */
export type NewCard = {
  id: string;
  boardId: string;
  companyId: string;
  status: Status;
  rank: string;
  creationMethod: Application["creationMethod"];
  title: string;
  at: Date;
};

/** The editable fields; an undefined one stays as it is. */
export type CardFields = Partial<
  Pick<Application, "applicationDate" | "applicationLink" | "source" | "notes"> &
    Pick<Card["job"], "title" | "description" | "workMode" | "workType" | "location" | "compensation"> & {
      companyId: string;
      resumeId: string | null;
    }
>;

type Written = { accountId: AccountId; at: string };
type OfCard = { accountId: AccountId; id: string };
type Columns = Updateable<Tables["applications"]>;

/** Returns the columns of every new card, imported or not. */
export function newCardColumns(card: Params<Omit<NewCard, "at"> & Written>) {
  return {
    id: card.id,
    account_id: card.accountId,
    board_id: card.boardId,
    company_id: card.companyId,
    status: card.status,
    rank: card.rank,
    creation_method: card.creationMethod,
    job_title: card.title,
    updated_at: card.at,
  };
}

const INSERT = statement("applications_insert", (card: Params<Omit<NewCard, "at"> & Written>) =>
  db
    .with("card", (query) =>
      query
        .insertInto("applications")
        .values({ ...newCardColumns(card), created_at: card.at })
        .returning("id"),
    )
    .insertInto("status_history")
    .columns(["application_id", "account_id", "status", "entered_at"])
    .expression((eb) =>
      eb
        .selectFrom("card")
        .select(["card.id", card.accountId.as("account"), card.status.as("status"), card.at.as("at")]),
    ),
);

const WRITE = statementVariants(
  "applications_write",
  (columns: readonly (keyof Columns)[], given: Params<Columns & OfCard>) =>
    db
      .updateTable("applications")
      .set(picked(given, columns))
      .where("id", "=", given.id)
      .where("account_id", "=", given.accountId),
);
const DELETE = statement("applications_delete", ({ accountId, id }: Params<OfCard>) =>
  db.deleteFrom("applications").where("id", "=", id).where("account_id", "=", accountId),
);

/** Writes a new card and opens its first stay. */
export async function insertCard(sql: Sql, accountId: AccountId, card: NewCard): Promise<void> {
  await placed(sql, INSERT, { ...card, accountId, at: card.at.toISOString() });
}

/** Writes the given fields of a card; nothing if none are given. */
export async function writeCard(
  sql: Sql,
  accountId: AccountId,
  id: string,
  fields: CardFields,
  at: Date,
): Promise<void> {
  const columns: Columns = {
    application_date: fields.applicationDate,
    application_link: fields.applicationLink,
    source: fields.source,
    notes: fields.notes,
    job_title: fields.title,
    job_description: fields.description,
    work_mode: fields.workMode,
    work_type: fields.workType,
    location: fields.location,
    compensation: fields.compensation,
    company_id: fields.companyId,
    resume_id: fields.resumeId,
  };
  const given = givenOf(columns);
  if (given.length === 0) return;
  await sql.run(WRITE(["updated_at", ...given]), { ...columns, accountId, id, updated_at: at.toISOString() });
}

/** Deletes a card with its history; returns false if the account has none with this id. */
export async function deleteCard(sql: Sql, accountId: AccountId, id: string): Promise<boolean> {
  return (await sql.run(DELETE, { accountId, id })) > 0;
}
