import { type Expression, sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import type { AccountId } from "#server/core/access.ts";
import { type ListIdentity, openCursor, page, withinPageBytes } from "#server/core/pagination.ts";
import { likePattern, type Sql } from "#server/core/sql.ts";
import { db, isoText, type Params, statement, statementVariants } from "#server/core/statements.ts";
import type { Company, CompanyCard, CompanyWithJobs } from "../contract.ts";
import { companiesOf } from "./companies.ts";

const sortKey = raw<string>`lower(${raw.ref("c.name")})`;

/** The most cards listed for one company. */
const CARDS_MOST = 500;

const CARDS = statement("company_cards", ({ accountId, id }: Params<{ accountId: AccountId; id: string }>) =>
  db
    .selectFrom("applications as a")
    .innerJoin("boards as b", (join) =>
      join.on("b.account_id", "=", accountId).onRef("b.id", "=", "a.board_id"),
    )
    .select([
      "a.id",
      "a.board_id as boardId",
      "b.name as boardName",
      "a.job_title as title",
      "a.status",
      raw<string | null>`nullif(coalesce(a.status_changed_at, a.created_at), a.imported_at)`.as(
        "statusSince",
      ),
    ])
    .where("a.company_id", "=", id)
    .where("a.account_id", "=", accountId)
    .orderBy((eb) => eb.fn.coalesce("a.status_changed_at", "a.created_at"), "desc")
    .orderBy("a.id")
    .limit(raw.lit(CARDS_MOST)),
);

type Page = {
  accountId: AccountId;
  limit: number;
  search?: string | undefined;
  afterKey?: string | undefined;
  afterId?: string | undefined;
};

function pageOfCompanies({ after }: { readonly after: boolean }, given: Params<Page>) {
  const companies = companiesOf(given.accountId)
    .select(sortKey.as("sortKey"))
    .orderBy(sortKey)
    .orderBy("c.id")
    .limit(given.limit);
  if (!after) return companies;
  return companies.where((eb) =>
    eb(eb.refTuple(sortKey, "c.id"), ">", eb.tuple(given.afterKey, given.afterId)),
  );
}

const LIST = statementVariants(
  "companies_list",
  (form: { readonly search: boolean; readonly after: boolean }, given: Params<Page>) => {
    const companies = pageOfCompanies(form, given);
    const found = form.search ? companies.where("c.name", "ilike", given.search) : companies;
    return withinPageBytes(found, ["notes"]);
  },
);
/** Selects the cards of a board past saved, numbered within their company. */
function numbered(account: Expression<AccountId>, board: Expression<string>) {
  return db
    .selectFrom("applications as n")
    .select(["n.id", "n.company_id", "n.job_title", "n.status", "n.application_date"])
    .select(raw<number>`row_number() OVER (PARTITION BY n.company_id ORDER BY n.id)`.as("place"))
    .where("n.account_id", "=", account)
    .where("n.board_id", "=", board)
    .where("n.status", "<>", "saved");
}

const ACTIVE = statementVariants(
  "companies_active",
  (form: { readonly after: boolean }, given: Params<Page>) => {
    const jobs = db
      .selectFrom("boards as b")
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom(numbered(given.accountId, eb.ref("b.id")).as("a"))
            .select((cards) => [
              "a.company_id",
              cards.fn
                .jsonAgg(
                  jsonBuildObject({
                    id: cards.ref("a.id"),
                    title: cards.ref("a.job_title"),
                    status: cards.ref("a.status"),
                    applicationDate: isoText(cards.ref("a.application_date")),
                  }),
                )
                .orderBy("a.id")
                .as("applications"),
            ])
            .where("a.place", "<=", raw.lit(CARDS_MOST))
            .groupBy("a.company_id")
            .as("filed"),
        (join) => join.onTrue(),
      )
      .select(["filed.company_id", "filed.applications"])
      .where("b.account_id", "=", given.accountId)
      .where("b.is_active", "=", true);
    const companies = pageOfCompanies(form, given)
      .innerJoin(jobs.as("jobs"), "jobs.company_id", "c.id")
      .select("jobs.applications");
    return withinPageBytes(companies, ["notes", "applications"]);
  },
);

/** Returns a page of the companies with a card past saved on the active board, by name, each with those cards. */
export async function listActiveCompanies(sql: Sql, accountId: AccountId, list: ListIdentity) {
  const after = openCursor(list);
  const [afterKey, afterId] = after?.map(String) ?? [];
  const limit = list.input.limit + 1;
  const rows = await sql.all(ACTIVE({ after: after !== null }), { accountId, limit, afterKey, afterId });
  return page(
    list,
    rows,
    (row) => [row.sortKey, row.id],
    (row): CompanyWithJobs => row,
  );
}

/** Returns a page of the account's companies, by name. */
export async function listCompanies(
  sql: Sql,
  accountId: AccountId,
  list: ListIdentity,
  search: string | undefined,
) {
  const after = openCursor(list);
  const [afterKey, afterId] = after?.map(String) ?? [];
  const rows = await sql.all(LIST({ search: Boolean(search), after: after !== null }), {
    accountId,
    limit: list.input.limit + 1,
    search: search && likePattern(search),
    afterKey,
    afterId,
  });
  return page(
    list,
    rows,
    (row) => [row.sortKey, row.id],
    (row): Company => row,
  );
}

/** Returns the cards filed under a company on all boards. */
export function readCards(sql: Sql, accountId: AccountId, companyId: string): Promise<CompanyCard[]> {
  return sql.all(CARDS, { accountId, id: companyId });
}
