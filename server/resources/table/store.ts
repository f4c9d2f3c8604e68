import { daysBefore, TIME_FILTER_DAYS } from "#domain/time.ts";
import { STATUSES } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { composed } from "#server/core/composed-sql.ts";
import { DEFAULT_LIMIT, type ListIdentity, MAX_LIMIT, openCursor, page } from "#server/core/pagination.ts";
import { type Sql, type SqlValue, statement } from "#server/core/sql.ts";
import { cardJoins, spreadsheetColumns } from "#server/resources/applications/service/require.ts";
import type { BoardSettings } from "#server/resources/boards/contract.ts";
import type { SpreadsheetRow } from "#server/resources/spreadsheet-columns.ts";
import { beyond, DAY, type SortKey, sortsOf } from "./order.ts";

type Bind = (value: SqlValue) => string;
type After = ReturnType<typeof openCursor>;
/** A board of the caller, shown after its settings at an instant. */
export type Shown = { boardId: string; settings: BoardSettings; at: Date };

const ON_BOARD = statement(
  "table_rows_on_board",
  `SELECT ${spreadsheetColumns("$2")} FROM applications a ${cardJoins("$2")}
   WHERE a.board_id = $1 AND a.account_id = $2 AND a.id = ANY($3::text[]) ORDER BY array_position($3::text[], a.id)`,
);

/** A page of a board's cards as rows, after the board's settings. */
export async function listRows(sql: Sql, accountId: AccountId, shown: Shown, list: ListIdentity) {
  const sorts = sortsOf(shown.settings);
  const values: SqlValue[] = [];
  const bind = (value: SqlValue) => `$${values.push(value)}`;
  const account = bind(accountId);
  const after = openCursor(list);
  // Written out, for a plan of an unknown limit reads every card; of two sizes, so that the forms stay few.
  const cut = (list.input.limit <= DEFAULT_LIMIT ? DEFAULT_LIMIT : MAX_LIMIT) + 1;
  const cards =
    sorts.length === 0
      ? inManualOrder(account, shown, after, cut, bind)
      : sorted(account, shown, sorts, after, cut, bind);
  const keys = sorts.length === 0 ? MANUAL : sorts;
  const order = keys.map(({ direction }, index) => `p."sort${index}" ${direction}`).join(", ");
  // The page is cut before its cards are read in full.
  const query = composed(
    "table_rows",
    `SELECT ${spreadsheetColumns(account)}, ${keys.map((_, index) => `p."sort${index}"`).join(", ")}
     FROM (${cards}) AS p JOIN applications a ON a.account_id = ${account} AND a.id = p.id ${cardJoins(account)}
     ORDER BY ${order}, p.id`,
  );
  const rows = await sql.query<SpreadsheetRow & Record<`sort${number}`, string | number>>(query, values);
  const keyOf = (row: (typeof rows)[number]) => [
    ...keys.map((_, index) => row[`sort${index}`] ?? null),
    row.id,
  ];
  // The sort keys are no fields of the answer, which is held to its contract, and leave it there.
  return page(list, rows, keyOf, (row): SpreadsheetRow => row);
}

/** Those of the cards that are on the board, as rows in the order they are named. */
export function readRowsOnBoard(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  ids: readonly string[],
): Promise<SpreadsheetRow[]> {
  return sql.query<SpreadsheetRow>(ON_BOARD, [boardId, accountId, ids]);
}

/** How many rows the table has. */
export async function countRows(sql: Sql, accountId: AccountId, shown: Shown): Promise<number> {
  const values: SqlValue[] = [];
  const bind = (value: SqlValue) => `$${values.push(value)}`;
  const text = `SELECT count(*)::int AS count FROM applications a WHERE ${conditionsOf(bind(accountId), shown, bind).join(" AND ")}`;
  const [row] = await sql.query<{ count: number }>(composed("table_count", text), values);
  return row?.count ?? 0;
}

function conditionsOf(account: string, { boardId, settings, at }: Shown, bind: Bind): string[] {
  const hidden = [...settings.hiddenStatuses];
  return [
    `a.account_id = ${account}`,
    `a.board_id = ${bind(boardId)}`,
    ...(hidden.length > 0 ? [`a.status <> ALL(${bind(hidden)}::text[])`] : []),
    ...withinWindow(settings, at, bind),
  ];
}

function withinWindow({ timeFilter }: BoardSettings, at: Date, bind: Bind): string[] {
  if (timeFilter === "all") return [];
  const from = daysBefore(at, TIME_FILTER_DAYS[timeFilter]);
  return [`${DAY} >= ${bind(from.toISOString())}::timestamptz`];
}

function sorted(
  account: string,
  shown: Shown,
  sorts: readonly SortKey[],
  after: After,
  cut: number,
  bind: Bind,
): string {
  const conditions = conditionsOf(account, shown, bind);
  if (after) conditions.push(beyond(sorts, after, bind));
  const needsCompany = sorts.some(({ by }) => by.includes("c."));
  const company = needsCompany ? `JOIN companies c ON c.account_id = ${account} AND c.id = a.company_id` : "";
  return `SELECT a.id, ${sorts.map(({ by }, index) => `${by} AS "sort${index}"`).join(", ")}
    FROM applications a ${company} WHERE ${conditions.join(" AND ")}
    ORDER BY ${sorts.map(({ by, direction }) => `${by} ${direction}`).join(", ")}, a.id LIMIT ${cut}`;
}

const MANUAL = [{ direction: "ASC" }, { direction: "ASC" }] as const;

/** Column by column along the index of their ranks, each no further than the page goes. */
function inManualOrder(account: string, shown: Shown, after: After, cut: number, bind: Bind): string {
  const { boardId, settings, at } = shown;
  const statuses = STATUSES.filter((status) => !settings.hiddenStatuses.includes(status));
  const conditions = [`a.account_id = ${account}`, `a.board_id = ${bind(boardId)}`, "a.status = s.status"];
  conditions.push(...withinWindow(settings, at, bind));
  const column = `unnest(${bind(statuses)}::text[]) WITH ORDINALITY AS s(status, place)`;
  let from = "";
  if (after) {
    const [place = 0, rank = ""] = after;
    from = `WHERE s.place >= ${bind(place)}::bigint`;
    conditions.push(`a.rank > CASE WHEN s.place = ${bind(place)}::bigint THEN ${bind(rank)} ELSE '' END`);
  }
  return `SELECT c.id, s.place::int AS "sort0", c.rank AS "sort1" FROM ${column}
    CROSS JOIN LATERAL (
      SELECT a.id, a.rank FROM applications a WHERE ${conditions.join(" AND ")} ORDER BY a.rank LIMIT ${cut}
    ) AS c ${from} ORDER BY s.place, c.rank LIMIT ${cut}`;
}
