import { type Expression, sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import type { Params } from "#server/core/query.ts";
import { db } from "#server/core/statements.ts";
import type { Found } from "../contract.ts";

/** The kinds of rows besides cards whose texts are searched; each has a trigger that copies them. */
export const OTHER_KINDS = ["interview", "coach_note", "company", "contact", "interaction"] as const;
type OtherKind = (typeof OTHER_KINDS)[number];

/** An account, and the pattern of the text to search for. */
export type Searched = {
  readonly accountId: Expression<AccountId>;
  readonly pattern: Expression<string>;
};

/** The way to find a text: the trigram index, or a scan of all the account's copied texts. */
export type Reach = "index" | "scan";

/**
 * Returns the way to find a text. Without a trigram, the whole index would be read, with the texts of all accounts. Non-ASCII trigrams
 * depend on the database's locale.
 */
export function reachOf(text: string): Reach {
  return /[a-z\d]{3}/i.test(text) ? "index" : "scan";
}

/** Returns the condition that a copied text `s` contains the text. */
export function contains(reach: Reach, { pattern }: Pick<Searched, "pattern">) {
  if (reach === "index") return raw<boolean>`s.text LIKE ${lowered(pattern)}`;
  // Bytes are compared faster than characters. A match of UTF-8 bytes is a match of characters. LIKE stops at each byte like the first,
  // which most letters of a script share. So the text is looked for from the last byte of its first letter on, and then as a whole.
  const bytes = raw`textsend(lower(${pattern}))`;
  const shared = raw`octet_length(left(lower(${pattern}), 2)) - 2`;
  const unshared = raw`overlay(${bytes} PLACING textsend(repeat('_', ${shared})) FROM 2 FOR ${shared})`;
  return raw<boolean>`textsend(s.text) LIKE ALL ((SELECT ARRAY[${unshared}, ${bytes}])::bytea[])`;
}

/** Returns the condition that the first line of lowercase text, which is its row's name, contains the text. Few lines are cut off for it. */
export function firstLineContains(text: Expression<string>, { pattern }: Pick<Searched, "pattern">) {
  const lower = lowered(pattern);
  return raw<boolean>`(${text} LIKE ${lower} AND split_part(${text}, chr(10), 1) LIKE ${lower})`;
}

/** Returns the pattern in lowercase. PostgreSQL would compute it for each row if it weren't a subquery. */
function lowered(pattern: Expression<string>) {
  return raw<string>`(SELECT lower(${pattern}))`;
}

/**
 * Starts a query with the matches in texts of these kinds, which are read once for all parts of the query. PostgreSQL can't estimate how
 * many match, so the parts compare IDs by `isAmong`, never by a join.
 */
export function withFoundTexts(kinds: readonly OtherKind[], reach: Reach, given: Searched) {
  return db.with(
    (cte) => cte("found_texts").materialized(),
    () =>
      db
        .selectFrom("search_texts as s")
        .select(["s.kind", "s.subject_id as id"])
        .select((eb) => firstLineContains(eb.ref("s.text"), given).as("is_named"))
        .where("s.account_id", "=", given.accountId)
        .where("s.kind", "in", kinds)
        .where(contains(reach, given)),
  );
}

/**
 * Checks whether one of the query's rows is the ID. `IS TRUE` makes PostgreSQL hash the rows instead of joining them, so that the time
 * grows with their number. A nested loop, chosen for an estimate of one row, takes minutes for 20,000.
 */
export function isAmong(id: Expression<string | null>, rows: Expression<{ id: string }>) {
  return raw<boolean>`(${id} IN (${rows})) IS TRUE`;
}

/** Checks whether anything was found. If not, the rows that might match aren't read. */
export const anyFound = raw<boolean>`EXISTS (SELECT FROM found_texts)`;

/** Returns the IDs of the matches in texts of these kinds. */
export function foundBy(kinds: readonly OtherKind[]) {
  return found().where("f.kind", "in", kinds);
}

/** Returns the IDs of the rows of this kind whose names match. */
export function namedBy(kind: "company" | "contact") {
  return found().where("f.kind", "=", kind).where("f.is_named", "=", true);
}

function found() {
  const texts = raw<{ kind: OtherKind; id: string; is_named: boolean }>`found_texts`;
  return db.selectFrom(texts.as("f")).select("f.id");
}

/** The most matches per kind: one more than pages show, so that they can say that there are more. */
export const A_KIND_MAX = 9;
/** The characters shown before a match, and in total. */
const EXCERPT = { before: 40, length: 120 };

type TextParams = Params<{ text: string; pattern: string }>;
type Text = Expression<string | null>;

export const kindOf = (name: Found["kind"]) => raw<Found["kind"]>`${raw.lit(name)}::text`.as("kind");
export const none = raw<string | null>`NULL::text`;
export const orNull = (column: Text) => raw<string | null>`${column}`;
/** Joins the texts that are searched besides the names. The limit makes PostgreSQL join them once, however often an excerpt uses them. */
export const together = (...texts: readonly Expression<unknown>[]) =>
  db.selectNoFrom(raw<string>`concat_ws(' · ', ${raw.join([...texts])})`.as("text")).limit(raw.lit(1));
export const holds = (text: Text, { pattern }: Pick<TextParams, "pattern">) =>
  raw<boolean>`(${text} ILIKE ${pattern}) IS TRUE`;

/** Returns the words around the text, from the start of a word, if no name contains it. */
export function excerptOf(rest: Text, names: readonly Text[], given: TextParams) {
  const found = raw`strpos(lower(${rest}), lower(${given.text}))`;
  const from = raw`greatest(1, ${found} - ${raw.lit(EXCERPT.before)})`;
  const before = raw`substr(${rest}, ${from}, ${found} - ${from})`;
  return raw<string | null>`CASE WHEN NOT (${anyHolds(names, given)}) AND ${holds(rest, given)}
    THEN CASE WHEN ${from} = 1 THEN ${before} ELSE regexp_replace(${before}, '^\\S*\\s+', '') END
      || substr(${rest}, ${found}, ${raw.lit(EXCERPT.length - EXCERPT.before)}) END`;
}

export const anyHolds = (texts: readonly Text[], given: Pick<TextParams, "pattern">) =>
  raw<boolean>`(${raw.join(
    texts.map((text) => holds(text, given)),
    raw` OR `,
  )})`;
