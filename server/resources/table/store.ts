import { type Expression, expressionBuilder, sql as raw, type SqlBool } from "kysely";
import { daysBefore, TIME_FILTER_DAYS } from "#domain/time.ts";
import { STATUSES, type Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { any, equal, on, onTrue } from "#server/core/clauses.ts";
import { DEFAULT_LIMIT, type ListIdentity, MAX_LIMIT, openCursor, page } from "#server/core/pagination.ts";
import { type Params, query } from "#server/core/query.ts";
import { type Sql, searchPattern } from "#server/core/sql.ts";
import { selectFrom, withinPageBytes } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import {
  boundsIn,
  cardColumn,
  cardsOf,
  type DateBounds,
  type StoredRow,
  spreadsheetRows,
  withinDates,
} from "#server/resources/applications/service/read.ts";
import type { BoardSettings } from "#server/resources/boards/contract.ts";
import { BOARD_ORDER, columnOrder, type SortKey } from "./column-order.ts";
import type { Order } from "./contract.ts";

/** A board of the caller, shown according to its settings at an instant. */
export type TableQuery = DateBounds & {
  boardId: string;
  settings: BoardSettings;
  at: Date;
  /** Words that a card contains. */
  search?: string | undefined;
  /** The column that orders the rows, instead of the board's sorts. */
  order?: Order | undefined;
};

type OfBoard = { accountId: AccountId; boardId: string };
type Filters = OfBoard &
  DateBounds & {
    hidden?: readonly Status[] | undefined;
    from?: string | undefined;
    pattern?: string | undefined;
  };
/** The keys of the row after which a page starts: of its sorts or, in manual order, its column's place and its rank; then its id. */
type After = Readonly<Record<`after${number}`, string | number>>;
/** The size of a page; `counts` adds the total count to each row. */
type Cut = { readonly limit: number; readonly counts: boolean };

/** Returns which of the cards are on the board, as rows in the given order, up to one page. */
export const readRowsOnBoard = query.many(
  "table_rows_on_board",
  ({ accountId, boardId, ids }: Params<OfBoard & { ids: readonly string[] }>) =>
    withinPageBytes(
      spreadsheetRows(
        accountId,
        cardsOf(accountId)
          .where(equal({ "a.board_id": boardId, "a.id": any(ids) }))
          .as("a"),
      ).orderBy((eb) => eb.fn("array_position", [raw`${ids}::text[]`, "a.id"])),
      ["notes", "description"],
    ),
);

function filteredCards({ accountId, boardId, hidden, from, pattern, ...bounds }: Params<Filters>) {
  let cards = cardsOf(accountId)
    .leftJoin("companies as c", on({ "c.account_id": accountId, "c.id": "a.company_id" }))
    .where("a.board_id", "=", boardId);
  if (hidden) cards = cards.where("a.status", "<>", raw<Status>`ALL(${hidden})`);
  if (from) cards = cards.where(DAY, ">=", from);
  for (const bound of withinDates(bounds)) cards = cards.where(bound);
  if (!pattern) return cards;
  return cards.where((eb) =>
    eb.or(
      [cardColumn("job_title"), raw.ref(COMPANY_NAME), cardColumn("source"), PLACE].map(
        (text) => raw<SqlBool>`${text} ILIKE ${pattern}`,
      ),
    ),
  );
}

function countOf(params: Params<Filters>) {
  return filteredCards(params).clearSelect().select(raw<number>`count(*)::int`.as("count"));
}

const count = query.value("table_count", (params: Params<Filters>) => countOf(params));

// The page is cut before its cards are read in full. If no sort needs the company, PostgreSQL drops its join.
const readSorted = query.many("table_sorted", (params: Params<Filters & After>, form: Cut & Ordered) => {
  const sorts = sortsOf(form, params.accountId);
  let cards = filteredCards(params);
  if (params.after0)
    cards = cards.where(beyond(sorts, (index) => params[`after${index}`] as Expression<string>));
  let cut = cards
    .clearSelect()
    .select(["a.id", ...sorts.map(({ by }, index) => raw<string>`${by}`.as(`sort${index}` as const))])
    .limit(form.limit);
  for (const { by, direction } of sorts) cut = cut.orderBy(by, direction);
  let rows = spreadsheetRows(params.accountId, cardsOf(params.accountId).as("a"))
    .innerJoin(cut.orderBy("a.id").as("p"), "p.id", "a.id")
    .select(sorts.map((_, index) => raw.ref<string>(`p.sort${index}`).as(`sort${index}` as const)))
    .$if(form.counts, (counted) => counted.select(countOf(params).$asScalar().as("total")));
  for (const [index, { direction }] of sorts.entries())
    rows = rows.orderBy(raw.ref(`p.sort${index}`), direction);
  return withinPageBytes(rows.orderBy("p.id"), ["notes", "description"]);
});

/** Reads column by column along the index of their ranks, each only as far as the page needs. The benchmark runs it directly, too. */
export const readManual = query.many(
  "table_manual",
  (params: Params<Filters & { statuses: readonly Status[] } & After>, { limit, counts }: Cut) => {
    const { accountId, boardId, statuses, from, after0, after1 } = params;
    const columns = raw<{ status: Status; place: number }>`unnest(${statuses}::text[]) WITH ORDINALITY`;
    let cut = selectFrom(columns.as<"s">(raw`s(status, place)`))
      .innerJoinLateral((eb) => {
        let cards = eb
          .selectFrom("applications as a")
          .select(["a.id", "a.rank"])
          .where(equal({ "a.account_id": accountId, "a.board_id": boardId, "a.status": "s.status" }))
          .orderBy("a.rank")
          .limit(limit);
        if (from) cards = cards.where(DAY, ">=", from);
        if (after0) {
          const rank = raw<string>`CASE WHEN s.place = ${after0}::bigint THEN ${after1} ELSE '' END`;
          cards = cards.where("a.rank", ">", rank);
        }
        return cards.as("card");
      }, onTrue)
      .select(["card.id", raw<number>`s.place::int`.as("sort0"), "card.rank as sort1"])
      .orderBy("s.place")
      .orderBy("card.rank")
      .limit(limit);
    if (after0) cut = cut.where(raw<boolean>`s.place >= ${after0}::bigint`);
    const rows = spreadsheetRows(accountId, cardsOf(accountId).as("a"))
      .innerJoin(cut.as("p"), "p.id", "a.id")
      .select(["p.sort0", "p.sort1"])
      .$if(counts, (counted) => counted.select(countOf(params).$asScalar().as("total")))
      .orderBy("p.sort0")
      .orderBy("p.sort1")
      .orderBy("p.id");
    return withinPageBytes(rows, ["notes", "description"]);
  },
);

/**
 * Returns a page of a board's cards as rows, according to the board's settings.
 * @param counts if true, also returns how many rows the table has, in the same query
 */
export async function listRows(
  sql: Sql,
  accountId: AccountId,
  table: TableQuery,
  list: ListIdentity,
  counts: boolean,
) {
  const { settings, search, order = null } = table;
  const isNarrowed =
    search !== undefined || Object.values(boundsIn(table)).some((bound) => bound !== undefined);
  const after: Record<`after${number}`, string | number> = {};
  for (const [index, key] of (openCursor(list) ?? []).entries()) after[`after${index}`] = key ?? "";
  // A literal, because a plan for an unknown limit reads every card. Only two sizes, to keep the number of statements small.
  const limit = (list.input.limit <= DEFAULT_LIMIT ? DEFAULT_LIMIT : MAX_LIMIT) + 1;
  const params = { ...filtersOf(accountId, table), ...after };
  const { sorts } = settings;
  const chosen = sorts.filter((sort) => sort !== "none").length;
  // Every other order has two keys: for a column, whether there is a cell and its value; for the board, the status and the rank.
  const keys = order ? 2 : chosen || 2;
  const statuses = STATUSES.filter((status) => !settings.hiddenStatuses.includes(status));
  const rows: (StoredRow & Record<`sort${number}`, string | number> & { total?: number | null })[] =
    // Filters by words and dates read all cards, so the index of the ranks doesn't help.
    chosen === 0 && order === null && !isNarrowed
      ? await readManual(sql, { ...params, statuses }, { limit, counts })
      : await readSorted(sql, params, { limit, counts, sorts, order });
  const keyOf = (row: (typeof rows)[number]) => [
    ...Array.from({ length: keys }, (_, index) => row[`sort${index}`] ?? null),
    row.id,
  ];
  // The sort keys and the count aren't fields of a row: the response's contract removes them.
  return { rows: page(list, rows, keyOf, (row): StoredRow => row), total: rows[0]?.total ?? 0 };
}

/** Returns how many rows the table has. */
export function countRows(sql: Sql, accountId: AccountId, table: TableQuery): Promise<number> {
  return count(sql, filtersOf(accountId, table));
}

function filtersOf(accountId: AccountId, table: TableQuery): Filters {
  const { boardId, settings, at, search } = table;
  const { hiddenStatuses, timeFilter } = settings;
  return {
    accountId,
    boardId,
    hidden: hiddenStatuses.length > 0 ? hiddenStatuses : undefined,
    from: timeFilter === "all" ? undefined : daysBefore(at, TIME_FILTER_DAYS[timeFilter]).toISOString(),
    pattern: searchPattern(search),
    ...boundsIn(table),
  };
}

const COMPANY_NAME: `c.${keyof Tables["companies"] & "name"}` = "c.name";
const title = raw<string>`lower(${cardColumn("job_title")})`;
const company = raw<string>`lower(${raw.ref(COMPANY_NAME)})`;
/** The day of a card: its application date, or else when it was added. */
const DAY = raw<string>`coalesce(${cardColumn("application_date")}, ${cardColumn("created_at")})`;
/** The text of a job's location. */
const PLACE = raw<string>`${raw.ref("a.location")}::text`;
const SORTS: Record<Exclude<BoardSettings["sorts"][number], "none">, SortKey> = {
  job_title_asc: { by: title, direction: "asc" },
  job_title_desc: { by: title, direction: "desc" },
  company_name_asc: { by: company, direction: "asc" },
  company_name_desc: { by: company, direction: "desc" },
  date_asc: { by: DAY, direction: "asc" },
  date_desc: { by: DAY, direction: "desc" },
};

type Ordered = Pick<BoardSettings, "sorts"> & { readonly order: Order | null };

/** Returns the sorts that a person has chosen; without any, the manual order of the board. */
function sortsOf({ sorts, order }: Ordered, account: Expression<AccountId>): SortKey[] {
  if (order) return columnOrder(order, account);
  const chosen = sorts.flatMap((sort) => (sort === "none" ? [] : [SORTS[sort]]));
  return chosen.length > 0 ? chosen : BOARD_ORDER;
}

/** Returns the condition for rows after a given one in an order whose keys differ in direction; the id is the last key. */
function beyond(
  sorts: readonly SortKey[],
  keyAt: (index: number) => Expression<string>,
): Expression<SqlBool> {
  const eb = expressionBuilder<Tables & { a: Tables["applications"] }, "a">();
  return sorts.reduceRight<Expression<SqlBool>>(
    (rest, { by, direction }, index) =>
      eb.or([
        eb(by, direction === "asc" ? ">" : "<", keyAt(index)),
        eb.and([eb(by, "=", keyAt(index)), rest]),
      ]),
    eb("a.id", ">", keyAt(sorts.length)),
  );
}
