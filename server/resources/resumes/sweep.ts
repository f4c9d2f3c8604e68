import { HOUR_MS } from "#domain/time.ts";
import { sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { fileStore } from "#server/files/files.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { resumeFile } from "./file-type.ts";
import { keptKeys, listKeptFiles } from "./store/kept-files.ts";
import { deleteResume } from "./store/resumes.ts";
import { assertStoreIdentity } from "./store-identity.ts";

/** The time after which a file without a row is lost: every upload is over long before. Until then the file may get its row. */
const SETTLED_AFTER_MS = HOUR_MS;
const BATCH = 500;
/** The most résumés without their file that are named. */
const NAMED = 100;

/** The number of files that a sweep removed, and of résumés without their file. */
export type Swept = { removedFiles: number; missingFiles: number };

/**
 * Removes files that have had no row for an hour, and reports résumés that have been without their file for as long. Deletes no résumé: a
 * missing file may be on a disk that isn't mounted, or in a backup. @throws WrongStoreError if the store isn't the database's
 */
export async function sweepResumeFiles(now: Date): Promise<Swept> {
  await assertStoreIdentity();
  const settledBefore = settled(now);
  await fileStore().removeUnfinished(settledBefore);
  const removedFiles = await sweepFiles(settledBefore);
  if (removedFiles > 0) logger.warn({ files: removedFiles }, "removed files without a résumé");
  const { count, first } = await findMissingFiles(now);
  if (count > 0) {
    const mend = "Restore them from a backup. `npm run admin -- files check` lists them.";
    logger.error({ resumes: count, first }, `the files of résumés are missing. ${mend}`);
  }
  return { removedFiles, missingFiles: count };
}

/** Counts the résumés that have been without their file for an hour, and returns the ids of the first hundred. */
export async function findMissingFiles(now: Date): Promise<{ count: number; first: string[] }> {
  const first: string[] = [];
  let count = 0;
  for await (const { id } of resumesWithoutFile(now)) {
    count += 1;
    if (first.length < NAMED) first.push(id);
  }
  return { count, first };
}

async function* resumesWithoutFile(now: Date) {
  for (let after = { accountId: "", id: "" }; ; ) {
    const rows = await listKeptFiles(sqlOn(pool), { ...after, before: settled(now), limit: BATCH });
    const last = rows.at(-1);
    if (!last) return;
    after = { accountId: last.accountId, id: last.id };
    for (const row of rows) if (!(await fileStore().has(row.storageKey))) yield row;
  }
}

/**
 * Deletes the résumés that have been without their file for an hour; returns how many. @throws WrongStoreError if the store isn't the
 * database's
 */
export async function deleteResumesWithoutFile(now: Date): Promise<number> {
  await assertStoreIdentity();
  let deleted = 0;
  for await (const { accountId, id } of resumesWithoutFile(now)) {
    const gone = await inSqlTransaction((sql) => deleteResume(sql, { accountId, id }));
    if (gone !== null) deleted += 1;
  }
  return deleted;
}

function settled(now: Date): Date {
  return new Date(now.getTime() - SETTLED_AFTER_MS);
}

async function sweepFiles(settledBefore: Date): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const sweepBatch = async () => {
    removed += await removeUnkept(batch);
    batch = [];
  };
  for await (const { key, storedAt } of fileStore().list(resumeFile.folder)) {
    if (storedAt < settledBefore) batch.push(key);
    if (batch.length === BATCH) await sweepBatch();
  }
  await sweepBatch();
  return removed;
}

async function removeUnkept(keys: string[]): Promise<number> {
  const kept = new Set((await keptKeys(sqlOn(pool), { keys })).map(({ key }) => key));
  const unkept = keys.filter((key) => !kept.has(key));
  for (const key of unkept) await fileStore().remove(key);
  return unkept.length;
}
