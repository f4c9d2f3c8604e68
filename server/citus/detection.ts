import { setTimeout as wait } from "node:timers/promises";
import { sql as raw } from "kysely";
import { query } from "#server/core/query.ts";
import { sqlOn } from "#server/core/sql.ts";
import { db } from "#server/core/statements.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { setDistributed } from "./variant.ts";

const RETRY_MS = 3_000;

/** `npm run db:distribute` creates this table, which one PostgreSQL doesn't have. */
const findTable = query.value("citus_find", () =>
  db.selectNoFrom(raw<boolean>`to_regclass('note_changes') IS NOT NULL`.as("found")),
);

/** Finds out whether the database is a Citus cluster. @throws if the database doesn't respond */
export async function chooseVariant(): Promise<void> {
  setDistributed(await findTable(sqlOn(pool), {}));
}

/** Finds out at the start of a process, and tries again until the database responds. */
export async function chooseVariantAtStart(): Promise<void> {
  for (;;) {
    try {
      return await chooseVariant();
    } catch (error) {
      logger.warn(
        { error: error instanceof Error ? error.message : error },
        "the kind of database isn't known yet",
      );
      await wait(RETRY_MS);
    }
  }
}
