import {
  type Compilable,
  type Expression,
  type RawBuilder,
  type ReferenceExpression,
  sql as raw,
  type SelectQueryBuilder,
  type Updateable,
  type UpdateQueryBuilder,
  type UpdateResult,
} from "kysely";
import { onDetection } from "#server/lib/citus/variant.ts";
import { type CamelCase, inSnakeCase } from "./case.ts";
import { type ListIdentity, openCursor, page } from "./pagination.ts";
import type { Sql } from "./sql.ts";
import { compile, db, type LongColumn, type Statement, withinPageBytes } from "./statements.ts";
import { byKey } from "./streamed.ts";
import type { Tables } from "./tables.ts";

/**
 * The params of a query while it is built: expressions for the values that each call supplies. A param that a call leaves out is
 * undefined in the query built for that call. A `Date` is sent as ISO text.
 */
export type Params<Input> = {
  readonly [Name in keyof Input]: undefined extends Input[Name]
    ? RawBuilder<Sent<NonUndefined<Input[Name]>>> | undefined
    : RawBuilder<Sent<Input[Name]>>;
};
type NonUndefined<Type> = Type extends undefined ? never : Type;
type Sent<Type> = Type extends Date ? string : Type;

/** The row type of a query. */
export type RowOf<Run> = Run extends (...given: never) => Promise<infer Result>
  ? NonNullable<Result extends readonly (infer Row)[] ? Row : Result>
  : never;

type Build<Input, Choices, Row> = (params: Params<Input>, choices: Choices) => Compilable<Row>;
type Run<Input, Choices, Result> = (
  sql: Sql,
  params: Input,
  ...choices: unknown extends Choices ? [] : [choices: Choices]
) => Promise<Result>;

/**
 * Declares queries. Each is a function of the database access, the params, and, if its text depends on them, the choices: `build` writes
 * choices and plain values into the text, which PostgreSQL plans once for each combination of choices and params given. Choices must not
 * contain anything that a caller writes. The name is shown in PostgreSQL's statistics.
 */
export const query = {
  /** Declares a query that returns all rows, each converted by `present`, if given. */
  many<Input extends object, Choices, Row, Item = Row>(
    name: string,
    build: Build<Input, Choices, Row>,
    present?: (row: Row) => Item,
  ): Run<Input, Choices, Item[]> {
    const send = sender(name, build);
    return async (sql, params, ...choices) => {
      const { rows } = await send(sql, params, choices);
      return present ? rows.map((row) => present(row)) : (rows as unknown as Item[]);
    };
  },

  /** Declares a query that returns its row, or null. */
  maybeOne<Input extends object, Choices, Row>(
    name: string,
    build: Build<Input, Choices, Row>,
  ): Run<Input, Choices, Row | null> {
    const send = sender(name, build);
    return async (sql, params, ...choices) => (await send(sql, params, choices)).rows[0] ?? null;
  },

  /** Declares a query that returns its row, and throws if there is none. */
  one<Input extends object, Choices, Row>(
    name: string,
    build: Build<Input, Choices, Row>,
  ): Run<Input, Choices, Row> {
    const send = sender(name, build);
    return async (sql, params, ...choices) => only(name, (await send(sql, params, choices)).rows);
  },

  /** Declares a query that returns the one column of its row, such as a count, and throws if there is no row. */
  value<Input extends object, Choices, Row extends object>(
    name: string,
    build: Build<Input, Choices, Row>,
  ): Run<Input, Choices, Row[keyof Row]> {
    const send = sender(name, build);
    return async (sql, params, ...choices) => {
      const row = only(name, (await send(sql, params, choices)).rows);
      return Object.values(row)[0] as Row[keyof Row];
    };
  },

  /** Declares a query that finds, locks, or changes rows, and returns true if any row matched. */
  matches<Input extends object, Choices>(
    name: string,
    build: Build<Input, Choices, unknown>,
  ): Run<Input, Choices, boolean> {
    const send = sender(name, build);
    return async (sql, params, ...choices) => ((await send(sql, params, choices)).rowCount ?? 0) > 0;
  },

  /** Declares a query that returns the number of rows that matched. */
  execute<Input extends object, Choices>(
    name: string,
    build: Build<Input, Choices, unknown>,
  ): Run<Input, Choices, number> {
    const send = sender(name, build);
    return async (sql, params, ...choices) => (await send(sql, params, choices)).rowCount ?? 0;
  },

  /** Declares an update of the given fields of a table's rows. It writes nothing if only `updatedAt` would change. */
  patch<Table extends keyof Tables & string, Input extends object>(
    name: string,
    table: Table,
    build: (update: UpdateOf<Table>, params: Params<Input>) => Compilable<unknown>,
    database = db,
  ) {
    const write = query.execute(name, (params: Params<Input>, columns: readonly string[]) => {
      const columnValues = params as Record<string, unknown>;
      const values = Object.fromEntries(columns.map((column) => [column, columnValues[`set ${column}`]]));
      const compared = columns.filter((column) => column !== "updated_at");
      const isChange = raw<boolean>`(${raw.join(compared.map((column) => raw.ref(column)))})
        IS DISTINCT FROM (${raw.join(compared.map((column) => values[column]))})`;
      const update = database.updateTable(table) as unknown as UpdateOf<Table>;
      return build(update.set(values as never).where(isChange as never) as UpdateOf<Table>, params);
    });
    return async (sql: Sql, params: Input, fields: PatchOf<Table>): Promise<void> => {
      // Sorted, because each order of the fields would be a variant.
      const changes = Object.entries(fields)
        .filter(([, value]) => value !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1));
      if (!changes.some(([field]) => field !== "updatedAt")) return;
      const columns = changes.map(([field, value]) => [inSnakeCase(field), value] as const);
      const values = Object.fromEntries(columns.map(([column, value]) => [`set ${column}`, value]));
      await write(
        sql,
        { ...params, ...values },
        columns.map(([column]) => column),
      );
    };
  },

  /** Declares a list that is read by pages. */
  page<Input extends object, Choices, Read, From extends keyof Read, Row extends object, Item = Row>(
    name: string,
    { key, order = "asc", texts, present, rows }: PageSpec<Input, Choices, Read, From, Row, Item>,
  ) {
    const keys = Object.keys(key) as (keyof Row & string)[];
    const columns = Object.values(key) as ReferenceExpression<Read, From>[];
    const send = sender(name, (params: Params<Input> & Params<PageParams>, choices: Choices) => {
      const read = cut(rows(params, choices), { key: columns, order }, params);
      return texts ? withinPageBytes(read, texts) : read;
    });
    return async (
      sql: Sql,
      list: ListIdentity,
      params: Input,
      ...choices: unknown extends Choices ? [] : [choices: Choices]
    ) => {
      const pageParameters = { ...params, ...pageParams(list) };
      const { rows: found } = await send(sql, pageParameters, choices);
      const keyOf = (row: Row) => keys.map((column) => row[column] as string | number);
      return page(list, found, keyOf, present ?? ((row: Row) => row as unknown as Item));
    };
  },

  /** Declares a list that is read whole, in portions. `firstRows` is the size of the first portion, for rows that can be large. */
  portions<Input extends object, Choices, Read, From extends keyof Read, Row extends object>(
    name: string,
    {
      key,
      order = "asc",
      rows,
      firstRows,
    }: Omit<PageSpec<Input, Choices, Read, From, Row, Row>, "texts" | "present"> & { firstRows?: number },
  ) {
    const columns = Object.values(key) as ReferenceExpression<Read, From>[];
    const send = sender(name, (params: Params<Input> & Params<PageParams>, choices: Choices) =>
      cut(rows(params, choices), { key: columns, order }, params),
    );
    return (sql: Sql, params: Input, ...choices: unknown extends Choices ? [] : [choices: Choices]) =>
      byKey<Row>(async (limit, last) => {
        const [after0, after1] = Object.keys(key).map((column) => last && String(last[column as keyof Row]));
        return (await send(sql, { ...params, limit, after0, after1 }, choices)).rows;
      }, firstRows);
  },
};

/** The order and the limits of a list that is read by pages. */
export type Paging<Read, From extends keyof Read, Row, Item> = {
  /** The sort columns, which also say where a page continues, and their expressions. */
  key: Partial<Record<keyof Row & string, ReferenceExpression<Read, From>>>;
  order?: "asc" | "desc";
  /** The columns that may be long. The page ends when they fill it. */
  texts?: readonly LongColumn<Row>[];
  /** Converts a row. By default, the row is returned unchanged. */
  present?: (row: Row) => Item;
};
type PageSpec<Input, Choices, Read, From extends keyof Read, Row, Item> = Paging<Read, From, Row, Item> & {
  /** Selects the rows, without order and limit. */
  rows: (params: Params<Input> & Params<PageParams>, choices: Choices) => SelectQueryBuilder<Read, From, Row>;
};

/** The params of a page: how many rows, and the key after which it begins. */
export type PageParams = { limit: number; after0?: string | undefined; after1?: string | undefined };

/** Returns the params of the page that a list requests: one row more than its limit shows whether there are more. */
export function pageParams(list: ListIdentity): PageParams {
  const [after0, after1] = openCursor(list)?.map(String) ?? [];
  return { limit: list.input.limit + 1, after0, after1 };
}

/** Sorts rows by a key, and selects one page of them. */
export function cut<Read, From extends keyof Read, Row>(
  rows: SelectQueryBuilder<Read, From, Row>,
  { key, order }: { key: readonly ReferenceExpression<Read, From>[]; order: "asc" | "desc" },
  { limit, after0, after1 }: Params<PageParams>,
): SelectQueryBuilder<Read, From, Row> {
  const columns = key.map((column) =>
    typeof column === "string" ? raw.ref(column) : (column as Expression<unknown>),
  );
  let sorted = rows.limit(limit);
  for (const column of columns) sorted = sorted.orderBy(column, order);
  const after = [after0, after1].filter((value) => value !== undefined);
  if (after.length === 0) return sorted;
  const beyond = raw.raw(order === "asc" ? ">" : "<");
  return sorted.where(raw<boolean>`(${raw.join(columns)}) ${beyond} (${raw.join(after)})`);
}

/** The builder of an update of a table, without the values. */
export type UpdateOf<Table extends keyof From, From = Tables> = UpdateQueryBuilder<
  From,
  Table,
  Table,
  UpdateResult
>;
type Columns<Table extends keyof Tables> = Updateable<Tables[Table]>;

/** The fields of a table in camel case; undefined ones aren't changed. */
export type PatchOf<Table extends keyof Tables> = {
  [Column in keyof Columns<Table> & string as CamelCase<Column>]?: Columns<Table>[Column] | Date | undefined;
};

/**
 * The most variants of a query that are kept and prepared. A caller chooses the fields of a change, so there
 * could be thousands, and this process and each PostgreSQL connection keep every variant.
 */
export const VARIANTS_KEPT = 200;

/** Returns a function that sends the query for the params given and the choices, each variant compiled at its first use. */
function sender<Given, Choices, Row>(
  name: string,
  build: (params: Given, choices: Choices) => Compilable<Row>,
) {
  const statements = new Map<string, Statement<Row>>();
  onDetection(() => statements.clear());
  return (sql: Sql, params: object, [choices]: [choices?: Choices]) => {
    const paramNames = namesOf(params);
    const key = paramNames + (choices === undefined ? "" : JSON.stringify(choices));
    let statement = statements.get(key);
    if (statement === undefined) {
      const isKept = statements.size < VARIANTS_KEPT;
      statement = compile(name, isKept, (placeholder) => {
        const names = paramNames.split(",").slice(1);
        const placeholders = names.map((param) => {
          const name = param.replace(ONE_ITEM, "");
          return [name, placeholder(name, param !== name)] as const;
        });
        return build(Object.fromEntries(placeholders) as Given, choices as Choices);
      });
      if (isKept) statements.set(key, statement);
    }
    return sql.send(statement, params);
  };
}

/** Marks a list of one text in a variant. */
const ONE_ITEM = "[1]";

/**
 * Returns the names of the given params, each after a comma. A list of one text is marked. Its variant sends the item,
 * because PostgreSQL keeps a plan for an item, but plans a query anew for each list.
 */
function namesOf(params: object): string {
  let names = "";
  for (const name in params) {
    const value = (params as Record<string, unknown>)[name];
    if (value === undefined) continue;
    const isOneText = Array.isArray(value) && value.length === 1 && typeof value[0] === "string";
    names += `,${name}${isOneText ? ONE_ITEM : ""}`;
  }
  return names;
}

function only<Row>(name: string, [row]: readonly Row[]): Row {
  if (row === undefined) throw new Error(`The query ${name} found no row`);
  return row;
}
