import { createHash } from "node:crypto";
import {
  type Compilable,
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  type RootOperationNode,
  type SelectQueryBuilder,
  sql,
} from "kysely";
import { LIMITS } from "#domain/limits.ts";
import { forDatabase } from "#server/lib/citus/read-first.ts";
import type { Tables } from "./tables.ts";
import { withoutRemoved } from "./without-removed.ts";

/** The place of a param, or of the only item of a list, whose value each call supplies. */
class Placeholder {
  readonly name: string;
  readonly isItem: boolean;
  constructor(name: string, isItem: boolean) {
    this.name = name;
    this.isItem = isItem;
  }
}

/** Numbers placeholders by name, so that a param used twice is sent once, and writes plain values into the SQL. */
class PlaceholderCompiler extends PostgresQueryCompiler {
  readonly #numbers = new Map<string, number>();

  override compileQuery(node: RootOperationNode, id: Parameters<PostgresQueryCompiler["compileQuery"]>[1]) {
    this.#numbers.clear();
    return super.compileQuery(node, id);
  }

  protected override appendValue(value: unknown): void {
    if (!(value instanceof Placeholder)) {
      this.appendImmediateValue(value);
      return;
    }
    const number = this.#numbers.get(value.name) ?? this.#numbers.size + 1;
    if (number > this.#numbers.size) this.addParameter(value);
    this.#numbers.set(value.name, number);
    this.append(`$${number}`);
  }
}

/** Builds queries that also find removed accounts and organizations, for the code that deletes them. */
export const dbWithRemoved = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PlaceholderCompiler(),
  },
});

/** Builds queries. `Sql` runs them. */
export const db = dbWithRemoved.withPlugin(withoutRemoved);

// Functions that begin a query.
export const selectFrom = db.selectFrom.bind(db);
export const insertInto = db.insertInto.bind(db);
export const updateTable = db.updateTable.bind(db);
export const deleteFrom = db.deleteFrom.bind(db);

/** A compiled query, which is sent with the params of each call. */
export type Statement<Row> = {
  /** Shown in logs and metrics; for a prepared statement, unique to the text. */
  readonly name: string;
  /** True if it is a prepared statement, planned once per connection. */
  readonly isPrepared: boolean;
  readonly text: string;
  readonly valuesOf: (params: object) => unknown[];
  /** Exists only in the types. */
  readonly row?: Row;
};

/** PostgreSQL cuts the name of a prepared statement to this many bytes. */
const NAME_MAX = 63;
const DIGEST_LENGTH = 12;

/**
 * Compiles a query.
 * @param name shown in PostgreSQL's statistics if it is prepared, cut to fit a digest of the text
 * @param build writes plain values into the text, and gets the placeholder of a param by its name, or of its only item
 */
export function compile<Row>(
  name: string,
  isPrepared: boolean,
  build: (placeholder: (param: string, isItem?: boolean) => RawBuilder<unknown>) => Compilable<Row>,
): Statement<Row> {
  const placeholder = (param: string, isItem = false) => {
    const place = sql`${new Placeholder(param, isItem)}`;
    return isItem ? sql`ARRAY[${place}]` : place;
  };
  const { sql: written, parameters } = build(placeholder).compile();
  const placeholders = parameters as readonly Placeholder[];
  const names = placeholders.map((each) => each.name);
  const text = forDatabase(name, written, names);
  const digest = createHash("sha256").update(text).digest("hex").slice(0, DIGEST_LENGTH);
  const unique = `${name.slice(0, NAME_MAX - DIGEST_LENGTH - 1)}_${digest}`;
  const valuesOf = (params: object) => placeholders.map((each) => sentValue(name, each, params));
  return { name: isPrepared ? unique : name, isPrepared, text, valuesOf };
}

/**
 * Returns lists of equal length as the columns of a table, one row per item.
 * @param instants the columns that are instants: a cluster doesn't convert text to instants within an update
 */
export function listed<
  Alias extends string,
  Columns extends Record<string, Expression<readonly (string | null)[]>>,
>(alias: Alias, columns: Columns, instants: readonly (keyof Columns & string)[] = []) {
  const lists = sql.join(
    Object.entries(columns).map(([name, list]) =>
      instants.includes(name) ? sql`${list}::timestamptz[]` : sql`${list}::text[]`,
    ),
  );
  const names = sql.join(Object.keys(columns).map((name) => sql.id(name)));
  return sql<Record<keyof Columns & string, string>>`unnest(${lists})`.as<Alias>(
    sql`${sql.id(alias)} (${names})`,
  );
}

/** A column that may be long. PostgreSQL writes JSON with spaces, which a page omits, so a column of JSON is marked as such. */
export type LongColumn<Row> = (keyof Row & string) | { json: keyof Row & string };

/**
 * Cuts an ordered and limited list when the text of its rows fills a page, so that PostgreSQL doesn't read the remaining long texts. The
 * row that exceeds the limit is included, because the page, which is also cut by its bytes, must detect that more rows follow.
 * @param texts the columns of its rows that may be long
 */
export function withinPageBytes<Read, From extends keyof Read, Row>(
  list: SelectQueryBuilder<Read, From, Row>,
  texts: readonly LongColumn<Row>[],
) {
  const lengthOf = (column: string) => sql`coalesce(octet_length(${sql.ref(`listed.${column}`)}::text), 0)`;
  // At most half of JSON is spaces. Counted in full, they could end the list before the page detects that more rows follow.
  const bytes = sql.join(
    texts.map((text) => (typeof text === "string" ? lengthOf(text) : sql`${lengthOf(text.json)} / 2`)),
    sql` + `,
  );
  // Without its own order, the window keeps the order of the list.
  const before = sql`sum(${bytes}) OVER (ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)`;
  const measured = sql<
    Row & { textBefore: number | null }
  >`(SELECT listed.*, ${before} AS "textBefore" FROM (${list}) AS listed)`;
  return db
    .selectFrom(measured.as<"listed">(sql`listed`))
    .selectAll()
    .where(sql<boolean>`coalesce("textBefore", 0) < ${sql.lit(LIMITS.requests.pageBytes)}`);
}

/** Returns an instant as the API writes it, for use within JSON. */
export function isoText<Instant extends string | null>(instant: Expression<Instant>) {
  return sql<Instant>`to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Returns the number of rows in a group that meet a condition. */
export function countWhere(condition: Expression<unknown>) {
  return sql<number>`(count(*) FILTER (WHERE ${condition}))::int`;
}

function sentValue(query: string, { name, isItem }: Placeholder, params: object): unknown {
  const bound = (params as Record<string, unknown>)[name];
  const value = isItem ? (bound as readonly unknown[])[0] : bound;
  if (value === undefined) throw new Error(`The query ${query} was not given ${name}`);
  return value instanceof Date ? value.toISOString() : value;
}
