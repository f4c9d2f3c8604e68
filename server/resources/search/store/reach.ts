import { type Expression, sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { db } from "#server/core/statements.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "search_texts.kind": TextKind;
  }
}

/** The kinds of rows whose texts are searched; each has a trigger that copies them. */
export const TEXT_KINDS = ["card", "interview", "coach_note", "company", "contact", "interaction"] as const;
type TextKind = (typeof TEXT_KINDS)[number];

/** An account, and the pattern to search for. */
type Searched = {
  readonly accountId: Expression<AccountId>;
  readonly pattern: Expression<string>;
};

/** The way to find a text: the trigram index, or a scan of all the account's copied texts. */
export type Reach = "index" | "texts";

/**
 * Returns the way to find a text. Without a trigram, the whole index would be read, with the texts of all accounts. Non-ASCII trigrams
 * depend on the database's locale.
 */
export function reachOf(text: string): Reach {
  return /[a-z\d]{3}/i.test(text) ? "index" : "texts";
}

/**
 * Starts a query with the matches in texts of these kinds, read once for all its parts: `foundBy` and the others below are used within that
 * query.
 */
export function withFoundTexts(kinds: readonly TextKind[], reach: Reach, { accountId, pattern }: Searched) {
  // With another collation, the index isn't used.
  const texts = reach === "index" ? raw`s.text` : raw`s.text COLLATE "POSIX"`;
  return db.with(
    (cte) => cte("found_texts").materialized(),
    () =>
      db
        .selectFrom("search_texts as s")
        .select(["s.kind", "s.subject_id as id"])
        .where("s.account_id", "=", accountId)
        .where("s.kind", "in", kinds)
        .where(raw<boolean>`${texts} LIKE lower(${pattern})`),
  );
}

/** Returns the IDs of the matches in texts of these kinds. */
export function foundBy(kinds: readonly TextKind[]) {
  const texts = raw<{ kind: TextKind; id: string }>`found_texts`;
  return db.selectFrom(texts.as("f")).select("f.id").where("f.kind", "in", kinds);
}

/** Returns the IDs of the cards that match by texts of these kinds, or by their company's name. */
export function cardsFoundBy(kinds: readonly TextKind[], searched: Searched) {
  return foundBy(kinds).union(
    companiesNamed(searched)
      .innerJoin("applications as o", (join) =>
        join.on("o.account_id", "=", searched.accountId).onRef("o.company_id", "=", "k.id"),
      )
      .select("o.id"),
  );
}

/** Returns the IDs of the contacts that match by their texts, their interactions, or their company's name. */
export function contactsFoundBy(searched: Searched) {
  return foundBy(["contact", "interaction"]).union(
    companiesNamed(searched)
      .innerJoin("contacts as o", (join) =>
        join.on("o.account_id", "=", searched.accountId).onRef("o.company_id", "=", "k.id"),
      )
      .select("o.id"),
  );
}

/** Starts a query of the companies `k` whose names contain the text. */
export function companiesNamed({ accountId, pattern }: Searched) {
  return db
    .selectFrom(foundBy(["company"]).as("found"))
    .innerJoin("companies as k", (join) =>
      join.on("k.account_id", "=", accountId).onRef("k.id", "=", "found.id").on("k.name", "ilike", pattern),
    );
}
