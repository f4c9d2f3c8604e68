import { type Expression, sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import type { AccountId, OfAccount } from "#server/core/access.ts";
import { equal, fieldsOf, on, onTrue } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { isoText, selectFrom } from "#server/core/statements.ts";
import { companiesOf } from "./companies.ts";

const sortKey = raw<string>`lower(${raw.ref("c.name")})`;

/** The most cards listed for one company. */
const CARDS_MOST = 500;

/** Returns a company's cards on all boards. */
export const readCards = query.many(
  "company_cards",
  ({ accountId, id }: Params<OfAccount & { id: string }>) =>
    selectFrom("applications as a")
      .innerJoin("boards as b", on({ "b.account_id": accountId, "b.id": "a.board_id" }))
      .select([
        ...fieldsOf("a", "id board_id"),
        "b.name as boardName",
        ...fieldsOf("a", "job_title:title status"),
        raw<string | null>`nullif(coalesce(a.status_changed_at, a.created_at), a.imported_at)`.as(
          "statusSince",
        ),
      ])
      .where(equal({ "a.company_id": id, "a.account_id": accountId }))
      .orderBy((eb) => eb.fn.coalesce("a.status_changed_at", "a.created_at"), "desc")
      .orderBy("a.id")
      .limit(raw.lit(CARDS_MOST)),
);

/** Returns a page of the account's companies, sorted by name. */
export const listCompanies = query.page("companies_list", {
  key: { sortKey, id: "c.id" },
  texts: ["notes"],
  rows: ({ accountId, search }: Params<OfAccount & { search: string | undefined }>) => {
    const companies = companiesOf(accountId).select(sortKey.as("sortKey"));
    return search ? companies.where("c.name", "ilike", search) : companies;
  },
});

/** Selects the cards of a board past saved, numbered within their company. */
function numbered(account: Expression<AccountId>, board: Expression<string>) {
  return selectFrom("applications as n")
    .select(["n.id", "n.company_id", "n.job_title", "n.status", "n.application_date"])
    .select(raw<number>`row_number() OVER (PARTITION BY n.company_id ORDER BY n.id)`.as("place"))
    .where(equal({ "n.account_id": account, "n.board_id": board }))
    .where("n.status", "<>", "saved");
}

/** Returns a page of the companies with a card past saved on the active board, sorted by name, each with those cards. */
export const listActiveCompanies = query.page("companies_active", {
  key: { sortKey, id: "c.id" },
  texts: ["notes", { json: "applications" }],
  rows: ({ accountId }: Params<OfAccount>) => {
    const jobs = selectFrom("boards as b")
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom(numbered(accountId, eb.ref("b.id")).as("a"))
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
        onTrue,
      )
      .select(["filed.company_id", "filed.applications"])
      .where(equal({ "b.account_id": accountId, "b.is_active": true }));
    return companiesOf(accountId)
      .innerJoin(jobs.as("jobs"), "jobs.company_id", "c.id")
      .select([sortKey.as("sortKey"), "jobs.applications"]);
  },
});
