import type { z } from "zod";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import type { BoardColumns } from "#server/resources/boards/contract.ts";
import { columnsOf, columnsSql, type JoinedColumns } from "#server/resources/boards/service.ts";
import type { Application } from "../entities.ts";
import { type ApplicationRow, applicationColumns, cardJoins, present } from "./rows.ts";

const APPLICATION = applicationColumns("$2");
const FROM = `FROM applications a ${cardJoins("$2")} WHERE a.id = $1 AND a.account_id = $2`;
const GET = statement("applications_get", `SELECT ${APPLICATION} ${FROM}`);
const LOCK = statement(
  "applications_lock",
  `SELECT company_id AS "companyId" FROM applications WHERE id = $1 AND account_id = $2 FOR NO KEY UPDATE`,
);
const GET_WITH_BOARD = statement(
  "applications_get_with_board",
  `SELECT ${APPLICATION}, ${columnsSql("$2", "a.board_id")} AS columns ${FROM}`,
);
const COLUMNS = statement("applications_columns", `SELECT ${columnsSql("$2", "$1")} AS columns`);
const HISTORY = statement(
  "applications_history",
  `SELECT h.status, h.entered_at AS "enteredAt", h.left_at AS "leftAt"
   FROM applications a LEFT JOIN status_history h ON h.account_id = $2 AND h.application_id = a.id
   WHERE a.id = $1 AND a.account_id = $2 ORDER BY h.entered_at DESC, h.id DESC`,
);

const HISTORIES = statement(
  "applications_histories",
  `SELECT h.application_id AS "applicationId", h.status, h.entered_at AS "enteredAt", h.left_at AS "leftAt"
   FROM applications a JOIN status_history h ON h.account_id = $2 AND h.application_id = a.id
   WHERE a.board_id = $1 AND a.account_id = $2 ORDER BY h.application_id, h.entered_at, h.id`,
);

export type Stay = { status: Status; enteredAt: string; leftAt: string | null };
type Columns = z.infer<typeof BoardColumns>["columns"];

/** One application, or null where the account has none of this id. */
export async function readApplication(
  sql: Sql,
  accountId: AccountId,
  id: string,
): Promise<Application | null> {
  const [row] = await sql.query<ApplicationRow>(GET, [id, accountId]);
  return row ? present(row) : null;
}

/**
 * Holds a card for a change, until the transaction ends. Without its company: a join would lose the row where somebody
 * files the card elsewhere meanwhile.
 * @returns the id of its company, or null where the account has no such card
 */
export async function lockCard(sql: Sql, accountId: AccountId, id: string): Promise<string | null> {
  const [row] = await sql.query<{ companyId: string }>(LOCK, [id, accountId]);
  return row?.companyId ?? null;
}

/** One application with the columns of its board, in one query. */
export async function readApplicationWithBoard(
  sql: Sql,
  accountId: AccountId,
  id: string,
): Promise<{ application: Application; columns: Columns } | null> {
  const [row] = await sql.query<ApplicationRow & { columns: JoinedColumns }>(GET_WITH_BOARD, [id, accountId]);
  return row ? { application: present(row), columns: columnsOf(row.columns) } : null;
}

/** The columns of a board that is known to be the account's. */
export async function readColumns(sql: Sql, accountId: AccountId, boardId: string): Promise<Columns> {
  const [row] = await sql.query<{ columns: JoinedColumns }>(COLUMNS, [boardId, accountId]);
  return columnsOf(row?.columns ?? null);
}

/** The stays of all cards of a board, by card and in their order. */
export function readHistories(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
): Promise<(Stay & { applicationId: string })[]> {
  return sql.query(HISTORIES, [boardId, accountId]);
}

/** The stays of a card, newest first, or null where the account has none of this id. */
export async function readHistory(sql: Sql, accountId: AccountId, id: string): Promise<Stay[] | null> {
  const rows = await sql.query<Stay>(HISTORY, [id, accountId]);
  return rows.length > 0 ? rows : null;
}
