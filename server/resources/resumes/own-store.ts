import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { fileStore } from "#server/files/files.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import {
  claimStoreId,
  holdKnownStore,
  listKeptFiles,
  offerStoreId,
  readKnownStore,
} from "./store/kept-files.ts";

/** So many files say whether a store that was never claimed is the database's: the first ones, account by account. */
const SAMPLE = 100;
const RETRY_MS = 3_000;

/** Raised where the process's file store isn't the one that the database's files are in; says what to do. */
class WrongStoreError extends Error {
  constructor(problem: string) {
    const use = "Check OFFERLANE_DATA or FILES_S3_BUCKET, and that the disk is mounted.";
    const adopt =
      "To use this store from now on, for example after you restored it, run `npm run admin -- files adopt`.";
    super(`${problem} ${use} Processes on different machines need one store: use S3. ${adopt}`);
    this.name = "WrongStoreError";
  }
}

/** Whether a claim was refused because the store is another one. */
export function isWrongStore(error: unknown): error is Error {
  return error instanceof Error && error.name === "WrongStoreError";
}

/** The ids that the database and the store know the store by. */
export type StoreIds = { readonly database: string | null; readonly store: string | null };

/** Gives the id of the file store as the database and the store have it. */
export async function readStoreIds(files = fileStore()): Promise<StoreIds> {
  const [database, store] = await Promise.all([knownStoreId(), files.readIdentity()]);
  return { database, store };
}

/** The id of the store that the database's files are in; null before a process claimed one. */
export async function knownStoreId(): Promise<string | null> {
  const known = await readKnownStore(sqlOn(pool));
  return known?.claimedAt ? known.id : null;
}

/**
 * Makes sure that the process's store is the database's. The first process of an installation gives both the same id, also where they
 * have held files without one. @throws WrongStoreError
 */
export async function claimStore(files = fileStore()): Promise<void> {
  const { database, store } = await readStoreIds(files);
  if (database !== null) return assertSame(files, database, store);
  await offerStoreId(sqlOn(pool), randomUUID());
  await inSqlTransaction(async (sql) => {
    const { id, claimedAt } = await holdKnownStore(sql);
    const found = await files.readIdentity();
    if (claimedAt !== null || found !== null) assertSame(files, id, found);
    else await assertHoldsItsFiles(files);
    if (found === null) await files.writeIdentity(id);
    await claimStoreId(sql, id, now());
  });
}

/**
 * The same at the start of a process: where the database or the store can't be reached it tries again until they can. With the wrong store
 * the process ends here, with a sentence on standard error.
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

/** Makes sure that the process's store is the one that the database's files are in. @throws WrongStoreError */
export async function assertOwnStore(): Promise<void> {
  const { database, store } = await readStoreIds();
  if (database === null) throw new Error("The file store has no identity yet: no server was started.");
  assertSame(fileStore(), database, store);
}

/** Gives the database and the process's store a new id in common, whatever they had; gives the id. */
export async function adoptStore(): Promise<string> {
  const id = randomUUID();
  await offerStoreId(sqlOn(pool), id);
  await inSqlTransaction(async (sql) => {
    await holdKnownStore(sql);
    await fileStore().writeIdentity(id);
    await claimStoreId(sql, id, now());
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

/** A store that was never claimed holds some of the files that the database knows, if it knows any. */
async function assertHoldsItsFiles(files: FileStore): Promise<void> {
  const rows = await listKeptFiles({
    after: { accountId: "", id: "" },
    createdBefore: now(),
    limit: SAMPLE,
  });
  for (const { storageKey } of rows) if (await files.has(storageKey)) return;
  if (rows.length === 0) return;
  throw new WrongStoreError(`None of the database's files are in ${files.place}.`);
}
