import { type Expression, sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { equal } from "#server/core/conditions.ts";
import { db } from "#server/core/statements.ts";
import { anyFound, contains, isAmong, type Reach, type Searched } from "./matching.ts";

/** The columns of cards by which searches filter and order. */
const CARD_COLUMNS = [
  "a.id",
  "a.board_id",
  "a.company_id",
  "a.job_title",
  "a.status",
  "a.application_date",
  "a.status_changed_at",
  "a.created_at",
  "a.updated_at",
  "a.imported_at",
] as const;

/** Selects the narrow rows of the account's cards. Their texts aren't read. */
export function narrowCards(accountId: Expression<AccountId>) {
  return db.selectFrom("applications as a").select(CARD_COLUMNS).where("a.account_id", "=", accountId);
}

/** A text is common if it is in one of this many newest copied texts of cards. */
const NEWEST = 100;
/** For each row of an answer with a common text, this many cards are compared one by one. */
const COMPARED = 10;

type Wanted = {
  readonly given: Searched;
  readonly reach: Reach;
  /** The condition that a card matches by other texts than its own. */
  readonly isFoundBeside: Expression<boolean>;
  readonly order: Expression<unknown>;
  readonly limit: Expression<number>;
};

/**
 * Selects the first of the narrow cards `a` that match by their own text or beside it. If the text is common, the first cards are compared
 * one by one. All matches are read only if too few of those match.
 */
export function bestCards(
  cards: ReturnType<typeof narrowCards>,
  { given, reach, isFoundBeside, order, limit }: Wanted,
) {
  const { accountId } = given;
  const texts = db
    .selectFrom("search_texts as s")
    .where(equal({ "s.account_id": accountId, "s.kind": raw.lit("card") }));
  const newest = texts.select("s.text").orderBy("s.id", "desc").limit(raw.lit(NEWEST));
  const isCommon = db.selectFrom(newest.as("s")).select("s.text").where(contains(reach, given));
  const ownText = texts.select(contains(reach, given).as("contains")).whereRef("s.id", "=", raw.ref("a.id"));
  const all = () => db.selectFrom(cards.as("a")).selectAll("a");
  const first = all()
    .where((eb) => eb.exists(isCommon))
    .orderBy(order)
    .limit(raw<number>`${raw.lit(COMPARED)} * ${limit}`);
  return db
    .with(
      (cte) => cte("first_matches").materialized(),
      () =>
        db
          .selectFrom(first.as("a"))
          .selectAll("a")
          .where(raw<boolean>`((${ownText}) IS TRUE OR ${isFoundBeside})`),
    )
    .with(
      (cte) => cte("found_cards").materialized(),
      () => texts.select("s.id").where(contains(reach, given)),
    )
    .with("others", (query) => {
      const found = query.selectFrom("found_cards as f").select("f.id");
      const before = query.selectFrom("first_matches as f").select("f.id");
      return all()
        .where(raw<boolean>`(SELECT count(*) FROM first_matches) < ${limit}`)
        .where((eb) => eb.or([anyFound, eb.exists(found)]))
        .where((eb) => eb.or([isAmong(eb.ref("a.id"), found), isFoundBeside]))
        .where((eb) => eb.not(isAmong(eb.ref("a.id"), before)))
        .orderBy(order)
        .limit(limit);
    })
    .selectFrom((query) =>
      query
        .selectFrom("first_matches as f")
        .selectAll("f")
        .unionAll(query.selectFrom("others as o").selectAll("o"))
        .as("a"),
    )
    .select(["a.id", raw<number>`row_number() OVER (ORDER BY ${order})`.as("rank")])
    .orderBy("rank")
    .limit(limit);
}
