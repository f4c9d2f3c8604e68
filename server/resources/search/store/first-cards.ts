import { type Expression, sql as raw, type SelectQueryBuilder } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { equal } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, selectFrom } from "#server/core/statements.ts";
import { contains, firstLineContains, type Scan, type SearchText } from "./matching.ts";

/** The number of cards in each sample (the oldest and the newest cards), and how many of them must contain a common text. */
const SAMPLE = { each: 16, common: 3 };
/** The number of first cards to compare with a common text. */
const COMPARED = 1_000;

type Sampled = { accountId: AccountId; text: string; pattern: string };

const readSample = query.one("search_sample", (params: Params<Sampled>, scan: Scan) => {
  const among = (direction: "asc" | "desc") =>
    selectFrom(
      textsOf("card", params).select("s.text").orderBy("s.id", direction).limit(raw.lit(SAMPLE.each)).as("s"),
    )
      .select(raw<number>`count(*)::int`.as("count"))
      .where(contains(scan, params));
  return selectFrom([among("asc").as("first"), among("desc").as("last")]).select([
    "first.count as oldest",
    "last.count as newest",
  ]);
});

/**
 * Estimates whether a text is in so many cards that the first ones suffice, whatever their order. A text that
 * only new cards contain, or only old ones, isn't common.
 */
export async function isCommon(sql: Sql, params: Sampled, scan: Scan): Promise<boolean> {
  const { oldest, newest } = await readSample(sql, params, scan);
  return Math.min(oldest, newest) >= SAMPLE.common;
}

type FirstCardsQuery = {
  readonly params: SearchText;
  readonly scan: Scan;
  /** The condition that a card `a` matches by texts other than its own. */
  readonly isFoundBeside: Expression<boolean>;
  /** The order of the results, by columns of `cards`. */
  readonly order: Expression<unknown>;
  readonly limit: Expression<number>;
};

/**
 * Selects the first narrow cards that match by their own text or beside it, up to the limit. Compares only the first cards in the order,
 * and selects none if these have too few matches and other cards follow.
 */
export function firstMatches<DB, TB extends keyof DB, Row extends { id: string }>(
  cards: SelectQueryBuilder<DB, TB, Row>,
  { params, scan, isFoundBeside, order, limit }: FirstCardsQuery,
) {
  const own = textsOf("card", params)
    .select(contains(scan, params).as("contains"))
    .whereRef("s.id", "=", raw.ref("a.id"));
  const compared = raw.lit(COMPARED);
  const first = raw<Row>`(SELECT a.* FROM (${cards}) a ORDER BY ${order} LIMIT ${compared})`;
  const isMatch = raw<boolean>`((${own}) IS TRUE OR ${isFoundBeside})`;
  const matches = raw<Row>`(SELECT a.* FROM ${first} a WHERE ${isMatch} ORDER BY ${order} LIMIT ${limit})`;
  const areEnough = raw`(SELECT count(*) FROM first_matches) = ${limit}`;
  const areAllCompared = raw`(SELECT count(*) FROM (SELECT FROM (${cards}) a LIMIT ${compared}) a) < ${compared}`;
  return db
    .with(
      (cte) => cte("first_matches").materialized(),
      () => selectFrom(matches.as<"a">(raw`a`)).selectAll(),
    )
    .selectFrom("first_matches as a")
    .where(raw<boolean>`(${areEnough} OR ${areAllCompared})`);
}

/** Returns the condition that the name of a card's company contains the text. */
export function isOfCompanyNamed(params: SearchText) {
  const company = textsOf("company", params)
    .select((eb) => firstLineContains(eb.ref("s.text"), params).as("contains"))
    .whereRef("s.id", "=", raw.ref("a.company_id"));
  return raw<boolean>`((${company}) IS TRUE)`;
}

function textsOf(kind: "card" | "company", { accountId }: Pick<SearchText, "accountId">) {
  return selectFrom("search_texts as s").where(equal({ "s.account_id": accountId, "s.kind": raw.lit(kind) }));
}
