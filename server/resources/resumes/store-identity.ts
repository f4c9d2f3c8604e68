import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { fileStore } from "#server/files/files.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import {
  claimStoreId,
  listKeptFiles,
  lockStoreIdentity,
  offerStoreId,
  readStoreIdentity,
} from "./store/kept-files.ts";

/** The maximum number of files that are looked up in an unclaimed store to decide whether it belongs to the database. */
const SAMPLE = 100;
const RETRY_MS = 3_000;

/** The error if the process's file store doesn't have the database's files; its message says how to fix it. */
class WrongStoreError extends Error {
  constructor(problem: string) {
    const use = "Check OFFERLANE_DATA or FILES_S3_BUCKET, and that the disk is mounted.";
    const adopt =
      "To use this store from now on, for example after you restored it, run `npm run admin -- files adopt`.";
    super(`${problem} ${use} Processes on different machines need one store: use S3. ${adopt}`);
    this.name = "WrongStoreError";
  }
}

/** Checks whether a claim failed because the process has the wrong store. */
export function isWrongStore(error: unknown): error is Error {
  return error instanceof Error && error.name === "WrongStoreError";
}

/** The ids of the file store in the database and in the store. */
export type StoreIds = { readonly database: string | null; readonly store: string | null };

/** Returns the ids of the file store in the database and in the store. */
export async function readStoreIds(files = fileStore()): Promise<StoreIds> {
  // Reads the database first, because a process that claims a store writes the database's id last.
  const database = await databaseStoreId();
  return { database, store: await files.readIdentity() };
}

/** Returns the id of the store with the database's files; null before a process claimed one. */
export async function databaseStoreId(): Promise<string | null> {
  const stored = await readStoreIdentity(sqlOn(pool), {});
  return stored?.claimedAt ? stored.id : null;
}

/**
 * Makes sure that the process's store is the database's. The first process of an installation gives both the same id, even if they already
 * have files without one. @throws WrongStoreError
 */
export async function claimStore(files = fileStore()): Promise<void> {
  const { database, store } = await readStoreIds(files);
  if (database !== null) return assertSame(files, database, store);
  await offerStoreId(sqlOn(pool), { id: randomUUID() });
  await inSqlTransaction(async (sql) => {
    const { id, claimedAt } = await lockStoreIdentity(sql, {});
    const found = await files.readIdentity();
    if (claimedAt !== null || found !== null) assertSame(files, id, found);
    else await assertHoldsItsFiles(sql, files);
    if (found === null) await files.writeIdentity(id);
    await claimStoreId(sql, { id, at: now() });
  });
}

/**
 * Claims the store at the start of a process. If the database or the store can't be reached, tries again until they can. With the wrong
 * store, ends the process with a message on standard error.
 */
export async function claimStoreAtStart(): Promise<void> {
  for (;;) {
    try {
      return await claimStore();
    } catch (error) {
      if (isWrongStore(error)) {
        process.stderr.write(`${error.message}\n`);
        process.exit(1);
      }
      logger.warn(
        { error: error instanceof Error ? error.message : error },
        "the file store isn't known yet",
      );
      await wait(RETRY_MS);
    }
  }
}

/** Makes sure that the process's store is the one with the database's files. @throws WrongStoreError */
export async function assertStoreIdentity(): Promise<void> {
  const { database, store } = await readStoreIds();
  if (database === null) throw new Error("The file store has no identity yet: no server was started.");
  assertSame(fileStore(), database, store);
}

/** Gives the database and the process's store a new common id, which replaces any earlier ones, and returns it. */
export async function adoptStore(): Promise<string> {
  const id = randomUUID();
  await offerStoreId(sqlOn(pool), { id });
  await inSqlTransaction(async (sql) => {
    await lockStoreIdentity(sql, {});
    await fileStore().writeIdentity(id);
    await claimStoreId(sql, { id, at: now() });
  });
  return id;
}

function assertSame({ place }: FileStore, database: string, store: string | null): void {
  if (store === database) return;
  throw new WrongStoreError(
    store === null
      ? `The database's files aren't in ${place}: it is empty, or another store.`
      : `The files in ${place} belong to another database.`,
  );
}

/** Makes sure that a store that was never claimed has some of the files that the database knows, if any. @throws WrongStoreError */
async function assertHoldsItsFiles(sql: Sql, files: FileStore): Promise<void> {
  const rows = await listKeptFiles(sql, { accountId: "", id: "", before: now(), limit: SAMPLE });
  for (const { storageKey } of rows) if (await files.has(storageKey)) return;
  if (rows.length === 0) return;
  throw new WrongStoreError(`None of the database's files are in ${files.place}.`);
}
