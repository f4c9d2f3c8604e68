import { sql as raw } from "kysely";
import type { CamelCase } from "#server/core/case.ts";
import { columnsOf } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { insertInto } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";

type Cell = string | number | boolean | null | object;
/** A row of a table, by its columns in camel case. */
export type SeededRow<Table extends keyof Tables> = Readonly<
  Partial<Record<CamelCase<keyof Tables[Table] & string>, Cell>>
>;
type Form = { readonly table: keyof Tables; readonly columns: readonly string[] };

const ROWS_AT_ONCE = 5_000;
const insert = query.execute("seed", ({ rows }: Params<{ rows: string }>, { table, columns }: Form) => {
  const seeded = raw<Tables["boards"]>`jsonb_populate_recordset(NULL::${raw.table(table)}, ${rows}::jsonb)`;
  // The types are another table's. `insertRows` checks that the columns are this table's.
  const names = columns as readonly (keyof Tables["boards"])[];
  return insertInto(table as "boards")
    .columns(names)
    .expression((eb) => eb.selectFrom(seeded.as("seeded")).select(names));
});

/** Inserts many rows of a table in few queries. All rows must have the same columns. Omitted columns get their defaults. */
export async function insertRows<Table extends keyof Tables>(
  sql: Sql,
  table: Table,
  rows: readonly SeededRow<Table>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const form = { table, columns: Object.keys(columnsOf(first)) };
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE).map((row) => columnsOf(row));
    await insert(sql, { rows: JSON.stringify(some) }, form);
  }
}
