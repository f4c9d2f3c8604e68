import { composed } from "#server/core/composed-sql.ts";
import type { Sql } from "#server/core/sql.ts";

type Cell = string | number | boolean | null | object;
const ROWS_AT_ONCE = 5_000;

/**
 * Writes many rows of a table in few statements. The rows' keys are the table's columns, the same in every row; a column
 * that is left out gets its default.
 */
export async function insertRows(sql: Sql, table: string, rows: readonly Record<string, Cell>[]) {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  const insert = composed(
    `plant_${table}`,
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
  );
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await sql.query(insert, [JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))]);
  }
}
