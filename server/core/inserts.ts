import {
  type Expression,
  type Insertable,
  type InsertQueryBuilder,
  type SelectQueryBuilder,
  type StringReference,
  sql,
} from "kysely";
import { inSnakeCase, type SnakeCase } from "./selects.ts";
import type { Tables } from "./tables.ts";

/** The columns of new rows: each gets a column of the selected row, or an expression. */
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
