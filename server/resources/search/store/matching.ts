import { type Expression, type InferResult, sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import type { Params } from "#server/core/query.ts";
import { db, selectFrom } from "#server/core/statements.ts";
import type { Found } from "../contract.ts";

/** The kinds of rows besides cards whose texts are searched. */
export const OTHER_KINDS = ["interview", "coach_note", "company", "contact", "interaction"] as const;
/** The kinds of rows whose texts are searched; each has a trigger that copies them. */
export const TEXT_KINDS = ["card", ...OTHER_KINDS] as const;
type TextKind = (typeof TEXT_KINDS)[number];
/** The kinds of rows that are found by their names too. */
export const NAMED_KINDS = ["card", "company", "contact"] as const;
type NamedKind = (typeof NAMED_KINDS)[number];

/** An account, the text to search for, and its pattern. */
export type SearchText = {
  readonly accountId: Expression<AccountId>;
  readonly text: Expression<string>;
  readonly pattern: Expression<string>;
};

/** The way to find a text: the trigram index, or a scan of copied texts, by steps as long as the text or by bytes. */
export type SearchMethod = "index" | Scan;
export type Scan = "steps" | "bytes";
/** The minimum number of bytes that makes steps faster. */
const STEP_MIN = 4;

/**
 * Returns the way to find a text. Without a trigram, the whole index would be read, with the texts of all accounts. Non-ASCII trigrams
 * depend on the database's locale.
 */
export function searchMethodOf(text: string): SearchMethod {
  return /[a-z\d]{3}/i.test(text) ? "index" : scanOf(text);
}

/** Returns the faster way to find a text without the index. */
export function scanOf(text: string): Scan {
  return Buffer.byteLength(text) >= STEP_MIN ? "steps" : "bytes";
}

/** Returns the condition that a copied text `s` contains the text. */
export function contains(reach: SearchMethod, { text, pattern }: Omit<SearchText, "accountId">) {
  const conditions = {
    index: raw<boolean>`s.text LIKE lower(${pattern})`,
    // LIKE stops at each byte that equals the text's first byte, which most Japanese letters share. `split_part` doesn't.
    steps: raw<boolean>`octet_length(split_part(s.text, (SELECT lower(${text})), 1)) < octet_length(s.text)`,
    // Bytes are compared faster than characters. A match of UTF-8 bytes is a match of characters.
    bytes: raw<boolean>`position((SELECT textsend(lower(${text}))) IN textsend(s.text)) > 0`,
  };
  return conditions[reach];
}

/** Returns the condition that the first line of a lowercase text, which is the name of its row, contains the text. */
export function firstLineContains(lowercase: Expression<string>, { text }: Pick<SearchText, "text">) {
  return raw<boolean>`strpos(split_part(${lowercase}, chr(10), 1), (SELECT lower(${text}))) > 0`;
}

/** The columns of cards that searches filter and sort by. */
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

export type NarrowCard = InferResult<ReturnType<typeof narrowCards>>[number];

/** Selects the narrow rows of the account's cards. Their texts aren't read. */
export function narrowCards(accountId: Expression<AccountId>) {
  return selectFrom("applications as a").select(CARD_COLUMNS).where("a.account_id", "=", accountId);
}

/**
 * Starts a query with the matches in texts of these kinds, which are read once for all parts of the query. PostgreSQL can't estimate how
 * many match, so the parts compare IDs by `isAmong`, never by a join. A name is the first line of its row's text.
 * @param named the kinds whose names are compared too, which takes as long as finding the texts
 */
export function withFoundTexts(
  kinds: readonly TextKind[],
  named: readonly NamedKind[],
  reach: SearchMethod,
  params: SearchText,
) {
  return db.with(
    (cte) => cte("found_texts").materialized(),
    () =>
      selectFrom("search_texts as s")
        .select(["s.kind", "s.subject_id as id"])
        .select((eb) =>
          eb.and([eb("s.kind", "in", named), firstLineContains(eb.ref("s.text"), params)]).as("is_named"),
        )
        .where("s.account_id", "=", params.accountId)
        .where("s.kind", "in", kinds)
        .where(contains(reach, params)),
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

/** Selects the account's cards that match by texts of these kinds, or by their company's name, as narrow rows. */
export function cardsFoundBy(kinds: readonly TextKind[], accountId: Expression<AccountId>) {
  return narrowCards(accountId)
    .where(anyFound)
    .where((eb) =>
      eb.or([isAmong(eb.ref("a.id"), foundBy(kinds)), isAmong(eb.ref("a.company_id"), namedBy("company"))]),
    );
}

/** Returns the IDs of the matches in texts of these kinds. */
export function foundBy(kinds: readonly TextKind[]) {
  return foundTexts().where("f.kind", "in", kinds);
}

/** Returns the IDs of the rows of this kind whose names match. */
export function namedBy(kind: NamedKind) {
  return foundTexts().where("f.kind", "=", kind).where("f.is_named", "=", true);
}

function foundTexts() {
  const texts = raw<{ kind: TextKind; id: string; is_named: boolean }>`found_texts`;
  return selectFrom(texts.as("f")).select("f.id");
}

/** The most matches per kind: one more than pages show, so that they can say that there are more. */
export const A_KIND_MAX = 9;
/** The characters shown before a match, and in total. */
const EXCERPT = { before: 40, length: 120 };

type TextParams = Params<{ text: string; pattern: string }>;
type Text = Expression<string | null>;

export const kindOf = (name: Found["kind"]) => raw<Found["kind"]>`${raw.lit(name)}::text`.as("kind");
export const nullText = raw<string | null>`NULL::text`;
export const orNull = (column: Text) => raw<string | null>`${column}`;
/** Joins the texts that are searched besides the names. The limit makes PostgreSQL join them once, however often an excerpt uses them. */
export const joinedText = (...texts: readonly Expression<unknown>[]) =>
  db.selectNoFrom(raw<string>`concat_ws(' · ', ${raw.join([...texts])})`.as("text")).limit(raw.lit(1));
export const containsPattern = (text: Text, { pattern }: Pick<TextParams, "pattern">) =>
  raw<boolean>`(${text} ILIKE ${pattern}) IS TRUE`;

/** Returns the words around the text, from the start of a word, if no name contains it. */
export function excerptOf(otherTexts: Text, names: readonly Text[], params: TextParams) {
  const found = raw`strpos(lower(${otherTexts}), lower(${params.text}))`;
  const from = raw`greatest(1, ${found} - ${raw.lit(EXCERPT.before)})`;
  const before = raw`substr(${otherTexts}, ${from}, ${found} - ${from})`;
  return raw<
    string | null
  >`CASE WHEN NOT (${anyContains(names, params)}) AND ${containsPattern(otherTexts, params)}
    THEN CASE WHEN ${from} = 1 THEN ${before} ELSE regexp_replace(${before}, '^\\S*\\s+', '') END
      || substr(${otherTexts}, ${found}, ${raw.lit(EXCERPT.length - EXCERPT.before)}) END`;
}

export const anyContains = (texts: readonly Text[], params: Pick<TextParams, "pattern">) =>
  raw<boolean>`(${raw.join(
    texts.map((text) => containsPattern(text, params)),
    raw` OR `,
  )})`;
