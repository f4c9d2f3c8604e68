import { sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { onTrue } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { db, selectFrom } from "#server/core/statements.ts";

/** The most names read of each kind, newest first; and the most candidates for a typed word. */
const NAMES_MOST = 5_000;
const WORDS_MOST = 20;

type TypedWords = { accountId: AccountId; typed: readonly string[] };

/** Returns words of the account's job titles, companies, and people that resemble the typed ones, the closest of each first. */
export const readLikeWords = query.many("search_like_words", ({ accountId, typed }: Params<TypedWords>) => {
  const latest = (table: "applications" | "companies" | "contacts") =>
    selectFrom(`${table as "companies"} as n`)
      .where("n.account_id", "=", accountId)
      .orderBy("n.id", "desc")
      .limit(raw.lit(NAMES_MOST));
  const names = selectFrom(latest("applications").select(raw<string>`n.job_title`.as("name")).as("c"))
    .select("c.name")
    .union(selectFrom(latest("companies").select("n.name").as("k")).select("k.name"))
    .union(selectFrom(latest("contacts").select("n.name").as("p")).select("p.name"));
  const words = selectFrom(names.as("named"))
    .innerJoinLateral(
      raw<{ word: string }>`regexp_split_to_table(lower(named.name), '[^[:alnum:]]+')`.as<"w">(raw`w (word)`),
      onTrue,
    )
    .select("w.word")
    .distinct();
  const closest = selectFrom(raw<{ word: string }>`words`.as("v"))
    .select("v.word")
    .select(raw<number>`similarity(left(v.word, length(t.typed) + 1), t.typed)`.as("similarity"))
    .where(raw<boolean>`length(v.word) >= length(t.typed) - 1`)
    .orderBy("similarity", "desc")
    .orderBy("v.word")
    .limit(raw.lit(WORDS_MOST));
  return db
    .with(
      (cte) => cte("words").materialized(),
      () => words,
    )
    .selectFrom(raw<{ typed: string }>`unnest(${typed}::text[])`.as<"t">(raw`t (typed)`))
    .innerJoinLateral(closest.as("found"), onTrue)
    .select(["t.typed", "found.word"])
    .orderBy("found.similarity", "desc")
    .orderBy("found.word");
});
