import {
  type Expression,
  type ExpressionBuilder,
  type ExpressionWrapper,
  type ExtractTypeFromReferenceExpression,
  type JoinBuilder,
  type RawBuilder,
  type SqlBool,
  type StringReference,
  sql,
} from "kysely";

/** The wanted value of a column: that of a named column or of an expression, true, false, null, or one of a list. */
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

/** Returns a condition for `where`: each column is as given. */
export function equal<const Columns extends Equal>(columns: Columns) {
  return <DB, TB extends keyof DB>(
    eb: ExpressionBuilder<DB, TB> & Checked<Columns, DB, TB>,
  ): ExpressionWrapper<DB, TB, SqlBool> => eb.and(equations(columns));
}

/** Returns a condition of a join: each column is as given. */
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
