import { sql as raw } from "kysely";
import { query } from "#server/core/query.ts";
import { sqlOn } from "#server/core/sql.ts";
import { db } from "#server/core/statements.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { isDistributed } from "./variant.ts";

const carry = query.value("citus_carry_note_changes", () =>
  db.selectNoFrom(raw<number>`carry_note_changes()`.as("carried")),
);

/**
 * On a cluster, records the changes of coaches' notes as events of their organizations (scripts/cluster/notes.ts). One PostgreSQL does it in
 * the change's transaction. While a worker is away, they wait: events are read in the order in which they were recorded, so a reader misses
 * none.
 */
export async function carryNoteChanges(): Promise<void> {
  if (!isDistributed()) return;
  try {
    while ((await carry(sqlOn(pool), {})) > 0);
  } catch (error) {
    logger.warn({ error: error instanceof Error ? error.message : error }, "changes of notes wait");
  }
}
