import type { AccountId } from "#server/core/access.ts";
import { composed } from "#server/core/composed-sql.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import type { Sql, SqlValue } from "#server/core/sql.ts";
import {
  APPLICATION,
  APPLICATION_FROM,
  type ApplicationRow,
  present,
} from "#server/resources/applications/service/require.ts";
import type { BoardSettings } from "#server/resources/boards/contract.ts";
import { STATUSES } from "#server/resources/enumerations.ts";
import { cellsOf, type SpreadsheetRow } from "#server/resources/spreadsheet-columns.ts";

type SortKey = { by: string; direction: "ASC" | "DESC"; cast: string };

const DAY = "coalesce(a.application_date, a.created_at)";
const title = { by: "lower(a.job_title)", cast: "::text" };
const company = { by: "lower(c.name)", cast: "::text" };
const date = { by: DAY, cast: "::timestamptz" };
const SORTS: Record<Exclude<BoardSettings["sorts"][number], "none">, SortKey> = {
  job_title_asc: { ...title, direction: "ASC" },
  job_title_desc: { ...title, direction: "DESC" },
  company_name_asc: { ...company, direction: "ASC" },
  company_name_desc: { ...company, direction: "DESC" },
  date_asc: { ...date, direction: "ASC" },
  date_desc: { ...date, direction: "DESC" },
};
const MANUAL: SortKey[] = [
  {
    by: `array_position(ARRAY[${STATUSES.map((status) => `'${status}'`).join(", ")}], a.status)`,
    direction: "ASC",
    cast: "::int",
  },
  { by: "a.rank", direction: "ASC", cast: "::text" },
];
const WINDOW_DAYS: Record<Exclude<BoardSettings["timeFilter"], "all">, number> = {
  "7_days": 7,
  "15_days": 15,
  "1_month": 30,
  "3_months": 91,
};

/** A page of a board's cards as rows, after the board's settings. */
export async function listRows(
  sql: Sql,
  {
    accountId,
    boardId,
    settings,
    at,
  }: { accountId: AccountId; boardId: string; settings: BoardSettings; at: Date },
  list: ListIdentity,
) {
  const sorts = sortsOf(settings);
  const values: SqlValue[] = [];
  const bind = (value: SqlValue) => `$${values.push(value)}`;
  const conditions = [`a.board_id = ${bind(boardId)}`, `a.account_id = ${bind(accountId)}`];
  if (settings.hiddenStatuses.length > 0) {
    conditions.push(`a.status <> ALL(${bind([...settings.hiddenStatuses])}::text[])`);
  }
  if (settings.timeFilter !== "all") {
    const from = new Date(at.getTime() - WINDOW_DAYS[settings.timeFilter] * 86_400_000);
    conditions.push(`${DAY} >= ${bind(from.toISOString())}::timestamptz`);
  }
  const after = openCursor(list);
  if (after) conditions.push(beyond(sorts, after, bind));
  const query = composed(
    "table_rows",
    `SELECT ${APPLICATION}, ${sorts.map(({ by }, index) => `${by} AS "sort${index}"`).join(", ")}
     ${APPLICATION_FROM} WHERE ${conditions.join(" AND ")}
     ORDER BY ${sorts.map(({ by, direction }) => `${by} ${direction}`).join(", ")}, a.id LIMIT ${bind(list.input.limit + 1)}`,
  );
  const rows = await sql.query<ApplicationRow & Record<`sort${number}`, string | number>>(query, values);
  const keyOf = (row: (typeof rows)[number]) => [
    ...sorts.map((_, index) => row[`sort${index}`] ?? null),
    row.id,
  ];
  return page(list, rows, keyOf, (row): SpreadsheetRow => ({ id: row.id, ...cellsOf(present(row)) }));
}

function sortsOf({ sorts }: BoardSettings): SortKey[] {
  const chosen = sorts.flatMap((sort) => (sort === "none" ? [] : [SORTS[sort]]));
  return chosen.length > 0 ? chosen : MANUAL;
}

/** What comes after a key in an order of several directions: past the first difference. */
function beyond(
  sorts: SortKey[],
  after: (string | number | null)[],
  bind: (value: SqlValue) => string,
): string {
  const bounds = sorts.map(({ cast }, index) => `${bind(after[index] ?? null)}${cast}`);
  const last = `a.id > ${bind(String(after[sorts.length]))}`;
  return sorts.reduceRight((rest, { by, direction }, index) => {
    const past = `${by} ${direction === "ASC" ? ">" : "<"} ${bounds[index]}`;
    return `(${past} OR (${by} = ${bounds[index]} AND ${rest}))`;
  }, last);
}
