import { setTimeout as wait } from "node:timers/promises";
import { pool } from "../database.ts";
import { logger } from "../logger.ts";
import { setDistributed } from "./variant.ts";

const RETRY_MS = 3_000;

/** `npm run db:distribute` creates this table, which a single PostgreSQL doesn't have. */
const FIND = "SELECT to_regclass('note_changes') IS NOT NULL AS found";

/** Finds out whether the database is a Citus cluster. @throws if the database doesn't respond */
export async function chooseVariant(): Promise<void> {
  const { rows } = await pool.query<{ found: boolean }>(FIND);
  setDistributed(rows[0]?.found === true);
}

/** Runs `chooseVariant` when a process starts, and tries again until the database responds. */
export async function chooseVariantAtStart(): Promise<void> {
  for (;;) {
    try {
      return await chooseVariant();
    } catch (error) {
      logger.warn(
        { error: error instanceof Error ? error.message : error },
        "the kind of database isn't known yet",
      );
      await wait(RETRY_MS, undefined, { ref: false });
    }
  }
}
