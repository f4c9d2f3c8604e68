import { pool } from "../database.ts";
import { logger } from "../logger.ts";
import { isDistributed } from "./variant.ts";

const CARRY = "SELECT carry_note_changes() AS carried";

/**
 * On a cluster, records the changes of coaches' notes as events of their organizations (scripts/cluster/notes.ts). One PostgreSQL does it in
 * the change's transaction. While a worker is away, they wait: events are read in the order in which they were recorded, so a reader misses
 * none.
 */
export async function carryNoteChanges(): Promise<void> {
  if (!isDistributed()) return;
  try {
    while (((await pool.query<{ carried: number }>(CARRY)).rows[0]?.carried ?? 0) > 0);
  } catch (error) {
    logger.warn({ error: error instanceof Error ? error.message : error }, "changes of notes wait");
  }
}
