import { HOUR_MS } from "#domain/time.ts";
import { isId } from "#server/core/ids.ts";
import { sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { fileStore } from "#server/files/files.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { organizationFile } from "#server/resources/organization-files/contract.ts";
import { deleteFileRow } from "#server/resources/organization-files/service/files.ts";
import { resumeFile } from "./contract.ts";
import { keptKeys, listKeptFiles } from "./store/kept-files.ts";
import { deleteResume } from "./store/resumes.ts";
import { assertStoreIdentity } from "./store-identity.ts";

/** The age at which a file without a row counts as lost. No upload takes that long; until then the file may still get its row. */
const SETTLED_AFTER_MS = HOUR_MS;
const BATCH = 500;
/** The most rows without their file whose ids are reported. */
const NAMED = 100;

/** The number of files that a sweep removed, and of rows without their file. */
export type SweepResult = { removedFiles: number; missingFiles: number };

/**
 * Removes uploaded files that have had no row for an hour, and reports the rows of résumés, messages, and outcomes that have been without
 * their file for as long. Deletes no row: a missing file may be on a disk that isn't mounted, or in a backup. @throws WrongStoreError if the store isn't the database's
 */
export async function sweepUploads(now: Date): Promise<SweepResult> {
  await assertStoreIdentity();
  const settledBefore = cutoffOf(now);
  await fileStore().removeUnfinished(settledBefore);
  const removedFiles = await sweepFiles(settledBefore);
  if (removedFiles > 0) logger.warn({ files: removedFiles }, "removed files without a row");
  const { count, first } = await findMissingFiles(now);
  if (count > 0) {
    const mend = "Restore them from a backup. `npm run admin -- files check` lists them.";
    logger.error({ rows: count, first }, `uploaded files are missing. ${mend}`);
  }
  return { removedFiles, missingFiles: count };
}

/** Counts the rows that have been without their file for an hour, and returns the ids of the first ones. */
export async function findMissingFiles(now: Date): Promise<{ count: number; first: string[] }> {
  const first: string[] = [];
  let count = 0;
  for await (const { id } of rowsWithoutFile(now)) {
    count += 1;
    if (first.length < NAMED) first.push(id);
  }
  return { count, first };
}

async function* rowsWithoutFile(now: Date) {
  for (let after = { accountId: "", id: "" }; ; ) {
    const rows = await listKeptFiles(sqlOn(pool), { ...after, before: cutoffOf(now), limit: BATCH });
    const last = rows.at(-1);
    if (!last) return;
    after = { accountId: last.accountId, id: last.id };
    for (const row of rows) if (!(await fileStore().has(row.storageKey))) yield row;
  }
}

/**
 * Deletes the rows that have been without their file for an hour; returns how many. @throws WrongStoreError if the store isn't the
 * database's
 */
export async function deleteRowsWithoutFile(now: Date): Promise<number> {
  await assertStoreIdentity();
  let deleted = 0;
  for await (const { accountId, id } of rowsWithoutFile(now)) {
    const own = { accountId, id };
    const deletedRow = await inSqlTransaction<unknown>((sql) =>
      isId("organizationFile", id) ? deleteFileRow(sql, own) : deleteResume(sql, own),
    );
    if (deletedRow !== null) deleted += 1;
  }
  return deleted;
}

function cutoffOf(now: Date): Date {
  return new Date(now.getTime() - SETTLED_AFTER_MS);
}

async function sweepFiles(settledBefore: Date): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const sweepBatch = async () => {
    removed += await removeWithoutRow(batch);
    batch = [];
  };
  for (const { folder } of [resumeFile, organizationFile]) {
    for await (const { key, storedAt } of fileStore().list(folder)) {
      if (storedAt < settledBefore) batch.push(key);
      if (batch.length === BATCH) await sweepBatch();
    }
  }
  await sweepBatch();
  return removed;
}

async function removeWithoutRow(keys: string[]): Promise<number> {
  const kept = new Set((await keptKeys(sqlOn(pool), { keys })).map(({ key }) => key));
  const orphanKeys = keys.filter((key) => !kept.has(key));
  for (const key of orphanKeys) await fileStore().remove(key);
  return orphanKeys.length;
}
