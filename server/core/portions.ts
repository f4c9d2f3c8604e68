import { someRows } from "#server/lib/citus/variants.ts";
import { type Params, query } from "./query.ts";
import type { Sql } from "./sql.ts";
import { db } from "./statements.ts";
import type { Tables } from "./tables.ts";

type Table = keyof Tables & string;
type ColumnOf<Name extends Table> = keyof Tables[Name] & string;
/** The rows with an id in a column, up to a number of them. */
export type Portion = { id: string; limit: number };
/** The number of rows of a table that a portion may end, and how many it ended. */
export type Step = (sql: Sql, given: Portion) => Promise<number>;

/** Declares a step that deletes the rows with an id in the column. */
export function removal<Name extends Table>(table: Name, column: ColumnOf<Name>): Step {
  return query.execute(`remove_${table}_by_${column}`, (given: Params<Portion>) =>
    // One table's type is used for all.
    db
      .deleteFrom(table as "applications")
      .where(column as "id", "=", given.id)
      .where(someRows(table, column, given.id, given.limit)),
  );
}

/** Declares a step that clears the column where it has an id; the rows stay. */
export function clearing<Name extends Table>(table: Name, column: ColumnOf<Name>): Step {
  return query.execute(`clear_${table}_${column}`, (given: Params<Portion>) =>
    db
      .updateTable(table as "applications")
      .set({ [column as "resume_id"]: null })
      .where(column as "resume_id", "=", given.id)
      .where(someRows(table, column, given.id, given.limit)),
  );
}

/**
 * Takes the steps in turn until they have ended so many rows.
 * @returns how many more rows could have been ended: 0 if some may be left
 */
export async function takeSteps(sql: Sql, steps: readonly Step[], id: string, most: number): Promise<number> {
  let left = most;
  for (const step of steps) {
    left -= await step(sql, { id, limit: left });
    if (left <= 0) return 0;
  }
  return left;
}
