import { type Expression, sql as raw } from "kysely";
import type { z } from "zod";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { any, on } from "#server/core/clauses.ts";
import { DEFAULT_LIMIT, type ListIdentity, MAX_LIMIT, openCursor, page } from "#server/core/pagination.ts";
import { type Params, query } from "#server/core/query.ts";
import { type Sql, searchPattern } from "#server/core/sql.ts";
import { withinPageBytes } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import type { applications } from "../contract.ts";
import { applicationRows, boundsIn, cardsOf, type DateBounds, present, withinDates } from "./rows.ts";

type ListInput = z.output<(typeof applications.list)["input"]>;

/** The column and direction of a sort. */
type Sort = {
  readonly column: `a.${keyof Tables["applications"]}` | `c.${keyof Tables["companies"]}`;
  readonly ignoresCase?: true;
  readonly direction: "asc" | "desc";
};
const SORTS: Record<ListInput["sort"], Sort> = {
  applied_at_desc: { column: "a.application_date", direction: "desc" },
  applied_at_asc: { column: "a.application_date", direction: "asc" },
  updated_at_desc: { column: "a.updated_at", direction: "desc" },
  company_asc: { column: "c.name", ignoresCase: true, direction: "asc" },
  title_asc: { column: "a.job_title", ignoresCase: true, direction: "asc" },
};

type Filters = DateBounds & {
  accountId: AccountId;
  boardId: string;
  statuses?: readonly Status[] | undefined;
  search?: string | undefined;
  appliedAfter?: string | undefined;
  appliedBefore?: string | undefined;
  /** The sort key, which can be null, and the id of the card before the page. */
  afterKey?: string | undefined;
  afterId?: string | undefined;
};

/** Returns the rows of a page of a board's cards, and one more. The benchmark's baseline sends this query too. */
export const readPage = query.many(
  "applications_list",
  (params: Params<Filters>, { sort, limit }: { sort: ListInput["sort"]; limit: number }) => {
    const { column, ignoresCase, direction } = SORTS[sort];
    const by = ignoresCase ? raw<string | null>`lower(${raw.ref(column)})` : raw.ref<string | null>(column);
    const cards = pageOfCards(params, by, direction)
      .orderBy(by, (order) => order[direction]().nullsLast())
      .orderBy("a.id")
      .limit(limit);
    const rows = applicationRows(params.accountId, cards.as("a"))
      .select(by.as("sortKey"))
      .orderBy(by, (order) => order[direction]().nullsLast())
      .orderBy("a.id");
    return withinPageBytes(rows, ["notes", "description"]);
  },
);

/** Selects the cards that pass the filters. If no filter or sort needs the company, PostgreSQL drops its join here. */
function pageOfCards(params: Params<Filters>, by: Expression<string | null>, direction: Sort["direction"]) {
  const { accountId, statuses, search, appliedAfter, appliedBefore, afterKey, afterId } = params;
  let cards = cardsOf(accountId)
    .leftJoin("companies as c", on({ "c.account_id": accountId, "c.id": "a.company_id" }))
    .where("a.board_id", "=", params.boardId);
  if (statuses) cards = cards.where("a.status", "=", any(statuses));
  if (search) {
    // Unlike ILIKE, this doesn't lowercase the pattern for each row.
    const holds = (name: string) => raw<boolean>`lower(${raw.ref(name)}) LIKE (SELECT lower(${search}))`;
    cards = cards.where((eb) => eb.or([holds("a.job_title"), holds("c.name")]));
  }
  if (appliedAfter) cards = cards.where("a.application_date", ">=", appliedAfter);
  if (appliedBefore) cards = cards.where("a.application_date", "<=", appliedBefore);
  for (const bound of withinDates(params)) cards = cards.where(bound);
  if (!afterId) return cards;
  if (!afterKey) return cards.where(by, "is", null).where("a.id", ">", afterId);
  return cards.where((eb) =>
    eb.or([
      eb(by, direction === "desc" ? "<" : ">", afterKey),
      eb.and([eb(by, "=", afterKey), eb("a.id", ">", afterId)]),
      eb(by, "is", null),
    ]),
  );
}

/** Returns a page of a board's applications; also empty if the board isn't the account's. */
export async function listApplications(sql: Sql, accountId: AccountId, input: ListInput) {
  const list: ListIdentity = { operation: "applications.list", tenant: accountId, input };
  const { boardId, status, sort, appliedAfter, appliedBefore } = input;
  const [afterKey, afterId] = openCursor(list) ?? [];
  const params = {
    accountId,
    boardId,
    statuses: status?.length ? [...new Set(status)] : undefined,
    search: searchPattern(input.search),
    appliedAfter,
    appliedBefore,
    ...boundsIn(input),
    afterKey: afterKey?.toString(),
    afterId: afterId?.toString(),
  };
  // The limit is a literal, because a plan for an unknown limit reads every card. Only two limits are used, to keep the variants few.
  const limit = (input.limit <= DEFAULT_LIMIT ? DEFAULT_LIMIT : MAX_LIMIT) + 1;
  const rows = await readPage(sql, params, { sort, limit });
  return page(list, rows, (row) => [row.sortKey, row.id], present);
}
