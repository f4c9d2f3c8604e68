import { sql as raw } from "kysely";
import type { z } from "zod";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { byKey } from "#server/core/portions.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, type RowOf, statement } from "#server/core/statements.ts";
import type { BoardColumns } from "#server/resources/boards/contract.ts";
import { boardColumns, columnsOf } from "#server/resources/boards/service.ts";
import type { Application, Card } from "../entities.ts";
import { applicationRows, cardsOf, isDateKnown, present, presentCard } from "./rows.ts";

type OfCard = { accountId: AccountId; id: string };
type OfBoard = { accountId: AccountId; boardId: string };

const oneRow = ({ accountId, id }: Params<OfCard>) =>
  applicationRows(accountId, cardsOf(accountId).where("a.id", "=", id).as("a"));
/** The query for one card; the benchmark's yardstick sends it too. */
export const GET = statement("applications_get", oneRow);
const GET_EACH = statement(
  "applications_get_each",
  ({ accountId, ids }: Params<{ accountId: AccountId; ids: readonly string[] }>) =>
    applicationRows(
      accountId,
      cardsOf(accountId)
        .where("a.id", "=", (eb) => eb.fn.any(ids))
        .as("a"),
    ),
);
const GET_WITH_BOARD = statement("applications_get_with_board", (given: Params<OfCard>) =>
  oneRow(given).select((eb) => boardColumns(given.accountId, eb.ref("a.board_id")).as("columns")),
);
const LOCK = statement("applications_lock", ({ accountId, id }: Params<OfCard>) =>
  db
    .selectFrom("applications")
    .select("company_id as companyId")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .forNoKeyUpdate(),
);
const COLUMNS = statement("applications_columns", ({ accountId, boardId }: Params<OfBoard>) =>
  db.selectNoFrom(boardColumns(accountId, boardId).as("columns")),
);
/** The most stays of a card that are returned. */
const STAYS_MOST = 1_000;

const HISTORY = statement("applications_history", ({ accountId, id }: Params<OfCard>) =>
  staysOf(accountId)
    .where("h.application_id", "=", id)
    .orderBy("h.entered_at", "desc")
    .orderBy("h.id", "desc")
    .limit(raw.lit(STAYS_MOST)),
);
const TIME_IN_COLUMNS = statement("applications_time_in_columns", (given: Params<OfCard & { now: string }>) =>
  db
    .selectFrom("status_history as h")
    .select([
      "h.status",
      raw<number>`sum(greatest(0, floor(extract(epoch FROM coalesce(h.left_at, ${given.now}::timestamptz) - h.entered_at))))::bigint`.as(
        "seconds",
      ),
    ])
    .where("h.account_id", "=", given.accountId)
    .where("h.application_id", "=", given.id)
    .groupBy("h.status"),
);
type After = { afterCard: string; afterId: number; limit: number };
const HISTORIES = statement(
  "applications_histories",
  ({ accountId, boardId, afterCard, afterId, limit }: Params<OfBoard & After>) =>
    staysOf(accountId)
      .select(["h.application_id as applicationId", "h.id"])
      .where("a.board_id", "=", boardId)
      .where((eb) => eb(eb.refTuple("h.application_id", "h.id"), ">", eb.tuple(afterCard, afterId)))
      .orderBy("h.application_id")
      .orderBy("h.id")
      .limit(limit),
);

function staysOf(account: Params<OfCard>["accountId"]) {
  return db
    .selectFrom("status_history as h")
    .innerJoin("applications as a", (join) =>
      join.on("a.account_id", "=", account).onRef("a.id", "=", "h.application_id"),
    )
    .select(["h.status", "h.entered_at as enteredAt", "h.left_at as leftAt"])
    .select(isDateKnown().as("isDateKnown"))
    .where("h.account_id", "=", account);
}

export type Stay = { status: Status; enteredAt: string; leftAt: string | null; isDateKnown: boolean };
type Columns = z.infer<typeof BoardColumns>["columns"];

/** Returns one application, or null if the account has none with this id. */
export async function readApplication(
  sql: Sql,
  accountId: AccountId,
  id: string,
): Promise<Application | null> {
  const row = await sql.first(GET, { accountId, id });
  return row ? present(row) : null;
}

/** Returns the account's applications with these ids. */
export async function readApplications(
  sql: Sql,
  accountId: AccountId,
  ids: readonly string[],
): Promise<Application[]> {
  return (await sql.all(GET_EACH, { accountId, ids })).map(present);
}

/** Returns one application as our pages use it, or null if the account has none with this id. */
export async function readCard(sql: Sql, accountId: AccountId, id: string): Promise<Card | null> {
  const row = await sql.first(GET, { accountId, id });
  return row ? presentCard(row) : null;
}

/**
 * Locks a card for a change until the transaction ends. Without its company: a join would lose the row if the card were filed elsewhere
 * meanwhile.
 * @returns the id of its company, or null if the account has no such card
 */
export async function lockCard(sql: Sql, accountId: AccountId, id: string): Promise<string | null> {
  const row = await sql.first(LOCK, { accountId, id });
  return row?.companyId ?? null;
}

/** Returns one application and the columns of its board, in one query. */
export async function readApplicationWithBoard(
  sql: Sql,
  accountId: AccountId,
  id: string,
): Promise<{ application: Application; columns: Columns } | null> {
  const row = await sql.first(GET_WITH_BOARD, { accountId, id });
  return row ? { application: present(row), columns: columnsOf(row.columns) } : null;
}

/** Returns the columns of a board that is known to be the account's. */
export async function readColumns(sql: Sql, accountId: AccountId, boardId: string): Promise<Columns> {
  const row = await sql.first(COLUMNS, { accountId, boardId });
  return columnsOf(row?.columns ?? null);
}

/** Reads the stays of all cards of a board, by card and in their order, in portions. */
export function readHistories(sql: Sql, accountId: AccountId, boardId: string) {
  return byKey<RowOf<typeof HISTORIES>>((limit, last) => {
    const after = { afterCard: last?.applicationId ?? "", afterId: last?.id ?? 0 };
    return sql.all(HISTORIES, { accountId, boardId, limit, ...after });
  });
}

/** Returns the seconds that a card spent in each column if it has more stays than are returned; otherwise null. */
export async function readTimeInColumns(
  sql: Sql,
  accountId: AccountId,
  id: string,
  { stays, now }: { stays: readonly Stay[]; now: Date },
) {
  if (stays.length < STAYS_MOST) return null;
  return sql.all(TIME_IN_COLUMNS, { accountId, id, now: now.toISOString() });
}

/** Returns the latest stays of a card, newest first, or null if the account has none with this id. */
export async function readHistory(sql: Sql, accountId: AccountId, id: string): Promise<Stay[] | null> {
  const rows = await sql.all(HISTORY, { accountId, id });
  return rows.length > 0 ? rows : null;
}
