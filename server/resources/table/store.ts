import { type Expression, expressionBuilder, sql as raw, type SqlBool } from "kysely";
import { daysBefore, TIME_FILTER_DAYS } from "#domain/time.ts";
import { STATUSES, type Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import {
  DEFAULT_LIMIT,
  type ListIdentity,
  MAX_LIMIT,
  openCursor,
  page,
  withinBytes,
  withinPageBytes,
} from "#server/core/pagination.ts";
import { likePattern, type Sql } from "#server/core/sql.ts";
import { db, type Params, statement, statementVariants } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import {
  cardColumn,
  cardsOf,
  type KeptRow,
  spreadsheetRows,
} from "#server/resources/applications/service/read.ts";
import type { BoardSettings } from "#server/resources/boards/contract.ts";
import { BOARD_ORDER, columnOrder, type SortKey } from "./column-order.ts";
import type { Order } from "./contract.ts";

/** A board of the caller, shown according to its settings at an instant. */
export type Shown = {
  boardId: string;
  settings: BoardSettings;
  at: Date;
  /** Words that a card contains. */
  search?: string | undefined;
  /** The column that orders the rows, instead of the board's sorts. */
  order?: Order | undefined;
};

type OfBoard = { accountId: AccountId; boardId: string };
/** The shape of the filters without their values. */
type Filters = { readonly hides: boolean; readonly window: boolean; readonly searches: boolean };
type Filtered = OfBoard & {
  hidden: readonly Status[];
  from: string | undefined;
  pattern: string | undefined;
};
/** The keys of the row after which a page starts: of its sorts or, in manual order, its column's place and its rank. */
type After = Readonly<Record<`after${number}`, string | number>> & { afterId?: string | undefined };

const ON_BOARD = statement(
  "table_rows_on_board",
  ({ accountId, boardId, ids }: Params<OfBoard & { ids: readonly string[] }>) =>
    withinPageBytes(
      spreadsheetRows(
        accountId,
        cardsOf(accountId)
          .where("a.board_id", "=", boardId)
          .where("a.id", "=", (eb) => eb.fn.any(ids))
          .as("a"),
      ).orderBy((eb) => eb.fn("array_position", [raw`${ids}::text[]`, "a.id"])),
      ["notes", "description"],
    ),
);
const COUNT = statementVariants("table_count", countOf);

/** Counts the rows on all pages. */
function countOf(filters: Filters, given: Params<Filtered>) {
  return filteredCards(filters, given).clearSelect().select(raw<number>`count(*)::int`.as("count"));
}

function filteredCards({ hides, window, searches }: Filters, given: Params<Filtered>) {
  let cards = cardsOf(given.accountId)
    .leftJoin("companies as c", (join) =>
      join.on("c.account_id", "=", given.accountId).onRef("c.id", "=", "a.company_id"),
    )
    .where("a.board_id", "=", given.boardId);
  if (hides) cards = cards.where("a.status", "<>", raw<Status>`ALL(${given.hidden})`);
  if (window) cards = cards.where(DAY, ">=", given.from);
  if (searches) {
    cards = cards.where((eb) =>
      eb.or(
        [cardColumn("job_title"), raw.ref(COMPANY_NAME), cardColumn("source"), PLACE].map(
          (text) => raw<SqlBool>`${text} ILIKE ${given.pattern}`,
        ),
      ),
    );
  }
  return cards;
}

type ManualForm = Filters & {
  readonly after: boolean;
  readonly limit: number;
  /** True if each row has the total count. */
  readonly counts: boolean;
};
type Form = ManualForm & { readonly sorts: BoardSettings["sorts"]; readonly order: Order | null };
// The page is cut before its cards are read in full. If no sort needs the company, PostgreSQL drops its join.
const SORTED = statementVariants("table_sorted", (form: Form, given: Params<Filtered & After>) => {
  const sorts = sortsOf(form, given.accountId);
  let cards = filteredCards(form, given);
  if (form.after) {
    cards = cards.where(
      beyond(sorts, (index) => given[`after${index}`] as Expression<string>, given.afterId),
    );
  }
  let cut = cards
    .clearSelect()
    .select(["a.id", ...sorts.map(({ by }, index) => raw<string>`${by}`.as(`sort${index}` as const))])
    .limit(form.limit);
  for (const { by, direction } of sorts) cut = cut.orderBy(by, direction);
  let rows = spreadsheetRows(given.accountId, cardsOf(given.accountId).as("a"))
    .innerJoin(cut.orderBy("a.id").as("p"), "p.id", "a.id")
    .select(sorts.map((_, index) => raw.ref<string>(`p.sort${index}`).as(`sort${index}` as const)))
    .$if(form.counts, (counted) => counted.select(countOf(form, given).$asScalar().as("total")));
  for (const [index, { direction }] of sorts.entries())
    rows = rows.orderBy(raw.ref(`p.sort${index}`), direction);
  return withinPageBytes(rows.orderBy("p.id"), ["notes", "description"]);
});

/** Reads column by column along the index of their ranks, each only as far as the page needs; the benchmark's yardstick sends it too. */
export const MANUAL = statementVariants(
  "table_manual",
  (form: ManualForm, given: Params<Filtered & { statuses: readonly Status[] } & After>) => {
    const columns = raw<{ status: Status; place: number }>`unnest(${given.statuses}::text[]) WITH ORDINALITY`;
    const cut = db
      .selectFrom(columns.as<"s">(raw`s(status, place)`))
      .innerJoinLateral(
        (eb) => {
          let cards = eb
            .selectFrom("applications as a")
            .select(["a.id", "a.rank"])
            .where("a.account_id", "=", given.accountId)
            .where("a.board_id", "=", given.boardId)
            .whereRef("a.status", "=", "s.status")
            .orderBy("a.rank")
            .limit(form.limit);
          if (form.window) cards = cards.where(DAY, ">=", given.from);
          if (form.after) {
            const rank = raw<string>`CASE WHEN s.place = ${given.after0}::bigint THEN ${given.after1} ELSE '' END`;
            cards = cards.where("a.rank", ">", rank);
          }
          return cards.as("card");
        },
        (join) => join.onTrue(),
      )
      .select(["card.id", raw<number>`s.place::int`.as("sort0"), "card.rank as sort1"])
      .$if(form.after, (query) => query.where(raw<boolean>`s.place >= ${given.after0}::bigint`))
      .orderBy("s.place")
      .orderBy("card.rank")
      .limit(form.limit);
    const rows = spreadsheetRows(given.accountId, cardsOf(given.accountId).as("a"))
      .innerJoin(cut.as("p"), "p.id", "a.id")
      .select(["p.sort0", "p.sort1"])
      .$if(form.counts, (counted) => counted.select(countOf(form, given).$asScalar().as("total")))
      .orderBy("p.sort0")
      .orderBy("p.sort1")
      .orderBy("p.id");
    return withinPageBytes(rows, ["notes", "description"]);
  },
);

/** Returns a page of a board's cards as rows, according to the board's settings. */
export async function listRows(sql: Sql, accountId: AccountId, shown: Shown, list: ListIdentity) {
  const { total: _uncounted, ...rows } = await readPage(sql, accountId, shown, list, false);
  return rows;
}

/** Returns the first page, and how many rows the table has, in one query. */
export function listFirstRows(sql: Sql, accountId: AccountId, shown: Shown, list: ListIdentity) {
  return readPage(sql, accountId, shown, list, true);
}

async function readPage(sql: Sql, accountId: AccountId, shown: Shown, list: ListIdentity, counts: boolean) {
  const { settings } = shown;
  const opened = openCursor(list);
  const after: Record<`after${number}`, string | number> = {};
  for (const [index, key] of (opened ?? []).entries()) after[`after${index}`] = key ?? "";
  const afterId = opened ? String(opened.at(-1)) : undefined;
  // Written as a literal: a plan for an unknown limit reads every card. Two sizes only, to keep the forms few.
  const limit = (list.input.limit <= DEFAULT_LIMIT ? DEFAULT_LIMIT : MAX_LIMIT) + 1;
  const { filters, values } = filtered(accountId, shown);
  const { sorts } = settings;
  const { search, order = null } = shown;
  const chosen = sorts.filter((sort) => sort !== "none").length;
  // Every other order has two keys: for a column, whether there is a cell and its value; for the board, the status and the rank.
  const keys = order ? 2 : chosen || 2;
  const statuses = STATUSES.filter((status) => !settings.hiddenStatuses.includes(status));
  const form = { ...filters, after: opened !== null, limit, counts };
  const rows: (KeptRow & Record<`sort${number}`, string | number> & { total?: number | null })[] =
    // Words are searched in all cards, so the index of the ranks doesn't help.
    chosen === 0 && order === null && search === undefined
      ? await sql.all(MANUAL(form), { ...values, statuses, ...after })
      : await sql.all(SORTED({ ...form, sorts, order }), { ...values, ...after, afterId });
  const keyOf = (row: (typeof rows)[number]) => [
    ...Array.from({ length: keys }, (_, index) => row[`sort${index}`] ?? null),
    row.id,
  ];
  // The sort keys and the count aren't fields of a row: the response's contract removes them.
  return { ...page(list, rows, keyOf, (row): KeptRow => row), total: rows[0]?.total ?? 0 };
}

/** Returns those of the cards that are on the board, as rows in the given order, up to one page. */
export async function readRowsOnBoard(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  ids: readonly string[],
): Promise<KeptRow[]> {
  return withinBytes(await sql.all(ON_BOARD, { accountId, boardId, ids }));
}

/** Returns how many rows the table has. */
export async function countRows(sql: Sql, accountId: AccountId, shown: Shown): Promise<number> {
  const { filters, values } = filtered(accountId, shown);
  return (await sql.first(COUNT(filters), values))?.count ?? 0;
}

function filtered(accountId: AccountId, { boardId, settings, at, search }: Shown) {
  const { hiddenStatuses: hidden, timeFilter } = settings;
  const from = timeFilter === "all" ? undefined : daysBefore(at, TIME_FILTER_DAYS[timeFilter]).toISOString();
  const filters: Filters = {
    hides: hidden.length > 0,
    window: from !== undefined,
    searches: search !== undefined,
  };
  const pattern = search === undefined ? undefined : likePattern(search);
  const values: Filtered = { accountId, boardId, hidden, from, pattern };
  return { filters, values };
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

/** Returns the condition for rows after a given one, in an order of several directions: past the first difference. */
function beyond(
  sorts: readonly SortKey[],
  keyAt: (index: number) => Expression<string>,
  id: Expression<string>,
): Expression<SqlBool> {
  const eb = expressionBuilder<Tables & { a: Tables["applications"] }, "a">();
  return sorts.reduceRight<Expression<SqlBool>>(
    (rest, { by, direction }, index) =>
      eb.or([
        eb(by, direction === "asc" ? ">" : "<", keyAt(index)),
        eb.and([eb(by, "=", keyAt(index)), rest]),
      ]),
    eb("a.id", ">", id),
  );
}
