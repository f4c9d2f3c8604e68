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
/** The tables that can be seeded, in the order of their references. */
export const TABLES_IN_ORDER = [
  "users",
  "accounts",
  "members",
  "coach_assignments",
  "cohorts",
  "cohort_stints",
  "outcomes",
  "contact_log_entries",
  "assigned_tasks",
  "booking_pages",
  "appointments",
  "threads",
  "thread_messages",
  "organization_files",
  "boards",
  "companies",
  "resumes",
  "applications",
  "status_history",
  "interviews",
  "contacts",
  "contact_applications",
  "interactions",
  "tasks",
  "profiles",
  "inbound_emails",
  "inbound_email_bodies",
  "shares",
  "coach_notes",
  "invitations",
  "join_links",
  "join_requests",
  "audit_events",
  "webhook_endpoints",
  "webhook_deliveries",
  "organization_webhook_endpoints",
  "organization_webhook_deliveries",
] as const;
/** Rows by table. */
export type SeededTables = {
  readonly [Table in (typeof TABLES_IN_ORDER)[number]]?: readonly SeededRow<Table>[];
};

type Form = { readonly table: keyof Tables; readonly columns: readonly string[] };

const ROWS_AT_ONCE = 5_000;
const insert = query.execute("seed", ({ rows }: Params<{ rows: string }>, { table, columns }: Form) => {
  const seeded = raw<Tables["boards"]>`jsonb_populate_recordset(NULL::${raw.table(table)}, ${rows}::jsonb)`;
  // These are another table's types. `insertRows` checks that the columns belong to this table.
  const names = columns as readonly (keyof Tables["boards"])[];
  return insertInto(table as "boards")
    .columns(names)
    .expression((eb) => eb.selectFrom(seeded.as("seeded")).select(names));
});

/** Inserts many rows in few queries. All rows of a table must have the same columns. Omitted columns get their defaults. */
export async function insertRows(sql: Sql, ...parts: readonly SeededTables[]): Promise<void> {
  for (const table of TABLES_IN_ORDER) {
    const rows = parts.flatMap((part) => (part[table] ?? []).map((row) => columnsOf(row)));
    const columns = Object.keys(rows[0] ?? {});
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = rows.slice(from, from + ROWS_AT_ONCE);
      await insert(sql, { rows: JSON.stringify(some) }, { table, columns });
    }
  }
}
