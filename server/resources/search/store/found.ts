import { type Expression, sql as raw } from "kysely";
import { db, type Params } from "#server/core/statements.ts";
import type { Found } from "../contract.ts";

/** The most matches per kind. */
export const A_KIND_MAX = 8;
/** The characters shown before a match, and in all. */
const EXCERPT = { before: 40, length: 120 };

type Given = Params<{ text: string; pattern: string }>;
type Text = Expression<string | null>;

export const kindOf = (name: Found["kind"]) => raw<Found["kind"]>`${raw.lit(name)}::text`.as("kind");
export const none = raw<string | null>`NULL::text`;
export const orNull = (column: Text) => raw<string | null>`${column}`;
/** Joins the texts that are searched besides the names. The limit makes PostgreSQL join them once, however often an excerpt uses them. */
export const together = (...texts: readonly Expression<unknown>[]) =>
  db.selectNoFrom(raw<string>`concat_ws(' · ', ${raw.join([...texts])})`.as("text")).limit(raw.lit(1));
export const holds = (text: Text, { pattern }: Pick<Given, "pattern">) =>
  raw<boolean>`(${text} ILIKE ${pattern}) IS TRUE`;

/** Returns the words around the text, from the start of a word, if no name contains it. */
export function excerptOf(rest: Text, names: readonly Text[], given: Given) {
  const found = raw`strpos(lower(${rest}), lower(${given.text}))`;
  const from = raw`greatest(1, ${found} - ${raw.lit(EXCERPT.before)})`;
  const before = raw`substr(${rest}, ${from}, ${found} - ${from})`;
  return raw<string | null>`CASE WHEN NOT (${anyHolds(names, given)}) AND ${holds(rest, given)}
    THEN CASE WHEN ${from} = 1 THEN ${before} ELSE regexp_replace(${before}, '^\\S*\\s+', '') END
      || substr(${rest}, ${found}, ${raw.lit(EXCERPT.length - EXCERPT.before)}) END`;
}

export const anyHolds = (texts: readonly Text[], given: Pick<Given, "pattern">) =>
  raw<boolean>`(${raw.join(
    texts.map((text) => holds(text, given)),
    raw` OR `,
  )})`;
