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

/** Columns, each with the value that it must equal: the name of another column, or an expression. */
type Equal = Readonly<Record<string, string | Expression<unknown>>>;

/** Accepts columns that the query reads, and expressions of their types. Anything else fails to compile. */
type Checked<Columns, DB, TB extends keyof DB> = [NamesIn<Columns>] extends [StringReference<DB, TB>]
  ? [Columns] extends [{ [Column in keyof Columns]: string | Expression<TypeOf<DB, TB, Column>> }]
    ? unknown
    : never
  : never;
type NamesIn<Columns> = keyof Columns | Extract<Columns[keyof Columns], string>;
type TypeOf<DB, TB extends keyof DB, Column> = ExtractTypeFromReferenceExpression<DB, TB, Column> | null;

/** Returns a condition for `where`: each column equals the column of the given name, or the given expression. */
export function equal<const Columns extends Equal>(columns: Columns) {
  return <DB, TB extends keyof DB>(
    eb: ExpressionBuilder<DB, TB> & Checked<Columns, DB, TB>,
  ): ExpressionWrapper<DB, TB, SqlBool> => eb.and(equations(columns));
}

/** Returns a condition of a join: each column equals the column of the given name, or the given expression. */
export function on<const Columns extends Equal>(columns: Columns) {
  return <DB, TB extends keyof DB>(
    join: JoinBuilder<DB, TB> & Checked<Columns, DB, TB>,
  ): JoinBuilder<DB, TB> =>
    equations(columns).reduce<JoinBuilder<DB, TB>>((joined, equation) => joined.on(equation), join);
}

/** Returns PostgreSQL's `any(list)`, which a value equals if it equals an item of the list. */
export function any<Item>(list: Expression<readonly Item[]>): RawBuilder<Item> {
  return sql<Item>`any(${list})`;
}

function equations(columns: Equal): Expression<SqlBool>[] {
  return Object.entries(columns).map(([column, other]) => {
    const value = typeof other === "string" ? sql.ref(other) : other;
    return sql<SqlBool>`${sql.ref(column)} = ${value}`;
  });
}
