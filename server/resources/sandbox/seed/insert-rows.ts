import { sql as raw } from "kysely";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";

type Cell = string | number | boolean | null | object;
/** A row of a table, by its columns. */
export type SeededRow<Table extends keyof Tables> = Readonly<Partial<Record<keyof Tables[Table], Cell>>>;
type Form = { readonly table: keyof Tables; readonly columns: readonly string[] };

const ROWS_AT_ONCE = 5_000;
const insert = query.execute("seed", ({ rows }: Params<{ rows: string }>, { table, columns }: Form) => {
  const seeded = raw<Tables["boards"]>`jsonb_populate_recordset(NULL::${raw.table(table)}, ${rows}::jsonb)`;
  // Typed as one table's columns; the caller's rows have checked that they are this table's.
  const names = columns as readonly (keyof Tables["boards"])[];
  return db
    .insertInto(table as "boards")
    .columns(names)
    .expression((eb) => eb.selectFrom(seeded.as("seeded")).select(names));
});

/** Inserts many rows of a table in few queries. The rows have the same columns; an omitted column gets its default. */
export async function insertRows<Table extends keyof Tables>(
  sql: Sql,
  table: Table,
  rows: readonly SeededRow<Table>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const form = { table, columns: Object.keys(first) };
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await insert(sql, { rows: JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE)) }, form);
  }
}
