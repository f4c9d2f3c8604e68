import type { z } from "zod";
import type { AccountId } from "#server/core/access.ts";
import { composed } from "#server/core/composed-sql.ts";
import { DEFAULT_LIMIT, type ListIdentity, MAX_LIMIT, openCursor, page } from "#server/core/pagination.ts";
import { likePattern, type Sql, type SqlValue } from "#server/core/sql.ts";
import type { applications } from "../contract.ts";
import { type ApplicationRow, applicationColumns, cardJoins, present } from "./rows.ts";

type ListInput = z.output<(typeof applications.list)["input"]>;
type Row = ApplicationRow & { sortKey: string | null };

/** A sort: what it orders by, in which direction, and how a row's key looks in SQL. */
const SORTS: Record<ListInput["sort"], { by: string; direction: "ASC" | "DESC"; cast: string }> = {
  applied_at_desc: { by: "a.application_date", direction: "DESC", cast: "::timestamptz" },
  applied_at_asc: { by: "a.application_date", direction: "ASC", cast: "::timestamptz" },
  updated_at_desc: { by: "a.updated_at", direction: "DESC", cast: "::timestamptz" },
  company_asc: { by: "lower(c.name)", direction: "ASC", cast: "::text" },
  title_asc: { by: "lower(a.job_title)", direction: "ASC", cast: "::text" },
};

/** A page of a board's applications; empty also where the account has no such board. */
export async function listApplications(sql: Sql, accountId: AccountId, input: ListInput) {
  const list: ListIdentity = { operation: "applications.list", tenant: accountId, input };
  const { query, values } = compose(accountId, input, openCursor(list));
  const rows = await sql.query<Row>(query, values);
  return page(list, rows, (row) => [row.sortKey, row.id], present);
}

/** One statement per combination of filters, so that each is planned for what it asks. */
function compose(accountId: AccountId, input: ListInput, after: ReturnType<typeof openCursor>) {
  const { by, direction, cast } = SORTS[input.sort];
  const values: SqlValue[] = [];
  const bind = (value: SqlValue) => `$${values.push(value)}`;
  const account = bind(accountId);
  const conditions = [`a.account_id = ${account}`, `a.board_id = ${bind(input.boardId)}`];
  if (input.status?.length) conditions.push(`a.status = ANY(${bind([...new Set(input.status)])}::text[])`);
  if (input.search) {
    const pattern = bind(likePattern(input.search));
    conditions.push(`(a.job_title ILIKE ${pattern} OR c.name ILIKE ${pattern})`);
  }
  if (input.appliedAfter) conditions.push(`a.application_date >= ${bind(input.appliedAfter)}::timestamptz`);
  if (input.appliedBefore) conditions.push(`a.application_date <= ${bind(input.appliedBefore)}::timestamptz`);
  if (after) {
    const [key = null, id = ""] = after;
    const follows = `a.id > ${bind(String(id))}`;
    if (key === null) {
      conditions.push(`${by} IS NULL AND ${follows}`);
    } else {
      const bound = `${bind(key)}${cast}`;
      const beyond = `${by} ${direction === "DESC" ? "<" : ">"} ${bound}`;
      conditions.push(`(${beyond} OR (${by} = ${bound} AND ${follows}) OR ${by} IS NULL)`);
    }
  }
  const needsCompany = Boolean(input.search) || input.sort === "company_asc";
  const order = `ORDER BY ${by} ${direction} NULLS LAST, a.id`;
  // Written out, for a plan of an unknown limit reads every card; of two sizes, so that the forms stay few.
  const cut = (input.limit <= DEFAULT_LIMIT ? DEFAULT_LIMIT : MAX_LIMIT) + 1;
  const pageOf = (joins: string) =>
    `FROM applications a ${joins} WHERE ${conditions.join(" AND ")} ${order} LIMIT ${cut}`;
  const selected = `SELECT ${applicationColumns(account)}, ${by} AS "sortKey"`;
  // Companies that neither sort nor filter are joined to the page alone.
  const text = needsCompany
    ? `${selected} ${pageOf(cardJoins(account))}`
    : `${selected} FROM (SELECT a.* ${pageOf("")}) AS a ${cardJoins(account)} ${order}`;
  return { query: composed("applications_list", text), values };
}
