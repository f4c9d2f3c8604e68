import { pool } from "../database.ts";
import { logger } from "../logger.ts";
import { fromWorkers, readParts, runInPart } from "./parts.ts";
import { isDistributed } from "./variant.ts";

const AT_ONCE = 500;
const WAITING = {
  text: `select account_id as id, min(position) as first from (select * from "note_changes" order by position limit ${AT_ONCE}) c group by account_id`,
  values: [],
  tables: ["note_changes"],
};
type Waiting = { readonly id: string; readonly first: number };
const CARRY = "SELECT carry_note_changes($1) AS carried";

/**
 * On a cluster, records the changes of coaches' notes as events of their organizations (scripts/cluster/notes.ts). A single PostgreSQL does
 * it in the change's transaction. While a worker is down, the changes of its accounts wait: events are read in the order in which they were
 * recorded, so readers don't miss any.
 */
export async function recordNoteChanges(): Promise<void> {
  if (!isDistributed()) return;
  try {
    const waiting = await fromWorkers("changes of notes", await readParts(), readWaiting);
    for (const { id } of waiting.toSorted((a, b) => a.first - b.first)) await recordChangesOf(id);
  } catch (error) {
    logger.warn({ error: error instanceof Error ? error.message : error }, "changes of notes wait");
  }
}

const readWaiting = async (part: Parameters<typeof runInPart>[0]) =>
  (await runInPart(part, "worker", WAITING)) as Waiting[];

async function recordChangesOf(accountId: string): Promise<void> {
  while (((await pool.query<{ carried: number }>(CARRY, [accountId])).rows[0]?.carried ?? 0) > 0);
}

const COUNT = {
  text: 'select count(*)::int as many from "note_changes"',
  values: [],
  tables: ["note_changes"],
};

/** Returns how many changes wait on the workers that respond. */
export async function countNoteChanges(): Promise<number> {
  const parts = await readParts();
  const counts = await fromWorkers("how many changes of notes", parts, async (part) => {
    return (await runInPart(part, "worker", COUNT)) as { readonly many: number }[];
  });
  return counts.reduce((sum, { many }) => sum + many, 0);
}
