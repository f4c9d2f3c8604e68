import {
  type Expression,
  type ExpressionBuilder,
  type ExpressionWrapper,
  type ExtractTypeFromReferenceExpression,
  type Insertable,
  type InsertQueryBuilder,
  type JoinBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  type StringReference,
  sql,
} from "kysely";
import { type CamelCase, inSnakeCase, type SnakeCase } from "./case.ts";
import type { Tables } from "./tables.ts";

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;
type Selected<Alias extends string, Column extends string> = Column extends `${infer Stored}:${infer Name}`
  ? `${Alias}.${Stored} as ${Name}`
  : Column extends CamelCase<Column>
    ? `${Alias}.${Column}`
    : `${Alias}.${Column} as ${CamelCase<Column>}`;

/** Returns the names of columns in a text, separated by spaces: `columnNames("id created_at")`. */
export function columnNames<const Columns extends string>(columns: Columns): Words<Columns>[] {
  return columns.split(" ") as Words<Columns>[];
}

/**
 * Returns the columns of a table for a `select`, each named in camel case, or as given: `fieldsOf("m", "id created_at email:address")`
 * selects `m.id`, `m.created_at as createdAt`, and `m.email as address`.
 */
export function fieldsOf<const Alias extends string, const Columns extends string>(
  alias: Alias,
  columns: Columns,
): Selected<Alias, Words<Columns>>[] {
  const selected = columnNames(columns).map((word) => {
    const [column = "", name] = word.split(":");
    const field = name ?? column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return field === column ? `${alias}.${column}` : `${alias}.${column} as ${field}`;
  });
  return selected as Selected<Alias, Words<Columns>>[];
}

/** The value that a column must have: another column's, an expression's, true, false, null, or one of a list. */
type Wanted = string | Expression<unknown> | boolean | null | readonly string[];
type Equal = Readonly<Record<string, Wanted>>;

/** Accepts columns that the query reads, and values of their types. Anything else fails to compile. */
type Checked<Columns, DB, TB extends keyof DB> = [NamesIn<Columns>] extends [StringReference<DB, TB>]
  ? [Columns] extends [{ [Column in keyof Columns]: WantedOf<TypeOf<DB, TB, Column>> }]
    ? unknown
    : never
  : never;
type WantedOf<Type> = string | Expression<Type> | Extract<Type, boolean | null> | readonly Type[];
type NamesIn<Columns> = keyof Columns | Extract<Columns[keyof Columns], string>;
type TypeOf<DB, TB extends keyof DB, Column> = ExtractTypeFromReferenceExpression<DB, TB, Column> | null;

/** Returns a condition for `where`: each column has the given value. */
export function equal<const Columns extends Equal>(columns: Columns) {
  return <DB, TB extends keyof DB>(
    eb: ExpressionBuilder<DB, TB> & Checked<Columns, DB, TB>,
  ): ExpressionWrapper<DB, TB, SqlBool> => eb.and(equations(columns));
}

/** Returns a condition for a join: each column has the given value. */
export function on<const Columns extends Equal>(columns: Columns) {
  return <DB, TB extends keyof DB>(
    join: JoinBuilder<DB, TB> & Checked<Columns, DB, TB>,
  ): JoinBuilder<DB, TB> =>
    equations(columns).reduce<JoinBuilder<DB, TB>>((joined, equation) => joined.on(equation), join);
}

/** The condition of a join with every row. */
export const onTrue = <DB, TB extends keyof DB>(join: JoinBuilder<DB, TB>): JoinBuilder<DB, TB> =>
  join.onTrue();

/** Returns PostgreSQL's `any(list)`, which a value equals if it equals an item of the list. */
export function any<Item>(list: Expression<readonly Item[]>): RawBuilder<Item> {
  return sql<Item>`any(${list})`;
}

function equations(columns: Equal): Expression<SqlBool>[] {
  return Object.entries<Wanted>(columns).map(([name, wanted]) => {
    const column = sql.ref(name);
    if (wanted === null) return sql<SqlBool>`${column} is null`;
    if (Array.isArray(wanted)) return sql<SqlBool>`${column} in (${sql.join(wanted)})`;
    return sql<SqlBool>`${column} = ${typeof wanted === "string" ? sql.ref(wanted) : wanted}`;
  });
}

/** The columns of new rows. Each takes its value from a column of the selected row or from an expression. */
type ColumnsFrom<Table, Read, From extends keyof Read> = {
  readonly [Column in keyof Insertable<Table>]:
    | StringReference<Read, From>
    | Expression<Insertable<Table>[Column]>;
};

/** Inserts a row for each selected one. */
export function insertFrom<Into extends keyof Tables, Output, Read, From extends keyof Read>(
  insert: InsertQueryBuilder<Tables, Into, Output>,
  rows: SelectQueryBuilder<Read, From, object>,
  columns: ColumnsFrom<Tables[Into], Read, From>,
) {
  const entries = Object.entries<string | Expression<unknown>>(columns as never);
  const selected = entries.map(([column, value]) =>
    sql`${typeof value === "string" ? sql.ref(value) : value}`.as(column),
  );
  return insert
    .columns(entries.map(([column]) => column) as never)
    .expression(rows.select(selected as never));
}

/** Returns the values of an upsert for columns that get the value that the insert would have written. */
export function excluded<Column extends string>(...columns: Column[]) {
  return Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])) as Record<
    Column,
    ReturnType<typeof sql.ref<never>>
  >;
}

/** Returns fields by the names of their columns. */
export function columnsOf<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [inSnakeCase(field), value])) as {
    [Field in keyof Fields & string as SnakeCase<Field>]: Fields[Field];
  };
}
