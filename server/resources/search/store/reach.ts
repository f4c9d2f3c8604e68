import { type Expression, sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { db } from "#server/core/statements.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "search_texts.kind": TextKind;
  }
}

/** The kinds of rows whose texts are searched; for each there is a trigger that copies them. */
export const TEXT_KINDS = ["card", "interview", "coach_note", "company", "contact", "interaction"] as const;
type TextKind = (typeof TEXT_KINDS)[number];

/** An account, and the pattern that its texts are held to. */
type Searched = {
  readonly accountId: Expression<AccountId>;
  readonly pattern: Expression<string>;
};

/** Whether the index of trigrams leads to the text, or all of the account's copied texts are read. */
export type Reach = "index" | "texts";

/**
 * Returns how a text is found. Without a trigram the index would be read from end to end, with the texts of all accounts; what other than ASCII
 * is in one depends on the database's locale.
 */
export function reachOf(text: string): Reach {
  return /[a-z\d]{3}/i.test(text) ? "index" : "texts";
}

/**
 * Begins a statement with what is found by texts of these kinds, read once for all that asks for it: `foundBy` and the others below stand
 * within the statement.
 */
export function withFoundTexts(kinds: readonly TextKind[], reach: Reach, { accountId, pattern }: Searched) {
  // Compared in another collation than its own, the index isn't used.
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

/** Returns the IDs of what is found by the texts of rows of these kinds. */
export function foundBy(kinds: readonly TextKind[]) {
  const texts = raw<{ kind: TextKind; id: string }>`found_texts`;
  return db.selectFrom(texts.as("f")).select("f.id").where("f.kind", "in", kinds);
}

/** Returns the IDs of the cards that are found by texts of these kinds, or by their company's name. */
export function cardsFoundBy(kinds: readonly TextKind[], searched: Searched) {
  return foundBy(kinds).union(
    companiesNamed(searched)
      .innerJoin("applications as o", (join) =>
        join.on("o.account_id", "=", searched.accountId).onRef("o.company_id", "=", "k.id"),
      )
      .select("o.id"),
  );
}

/** Returns the IDs of the contacts that are found by their texts, by what was said with them, or by their company's name. */
export function contactsFoundBy(searched: Searched) {
  return foundBy(["contact", "interaction"]).union(
    companiesNamed(searched)
      .innerJoin("contacts as o", (join) =>
        join.on("o.account_id", "=", searched.accountId).onRef("o.company_id", "=", "k.id"),
      )
      .select("o.id"),
  );
}

/** Begins a query of the companies `k` whose names hold the text. */
export function companiesNamed({ accountId, pattern }: Searched) {
  return db
    .selectFrom(foundBy(["company"]).as("found"))
    .innerJoin("companies as k", (join) =>
      join.on("k.account_id", "=", accountId).onRef("k.id", "=", "found.id").on("k.name", "ilike", pattern),
    );
}
