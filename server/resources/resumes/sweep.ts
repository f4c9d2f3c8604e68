import { inSqlTransaction } from "#server/core/transaction.ts";
import { fileStore } from "#server/files/files.ts";
import { logger } from "#server/lib/logger.ts";
import { resumeFile } from "./file-type.ts";
import { deleteResume, keptKeys, listKeptFiles } from "./store.ts";

/** An upload is over long before; until then its file has no row yet, and nobody may take it for lost. */
const SETTLED_AFTER_MS = 3_600_000;
const BATCH = 500;

/** What a sweep removed. */
export type Swept = { files: number; rows: number };

/**
 * Brings files and rows together again: removes files without a row and rows without their file, once they have stood
 * so for an hour. A store that holds nothing at all is taken for one that is not there, and no row is removed.
 */
export async function sweepResumeFiles(now: Date): Promise<Swept> {
  const settledBefore = new Date(now.getTime() - SETTLED_AFTER_MS);
  await fileStore().removeUnfinished(settledBefore);
  const { removed: files, isEmpty } = await sweepFiles(settledBefore);
  const rows = isEmpty ? 0 : await sweepRows(settledBefore);
  if (files > 0 || rows > 0) logger.warn({ files, rows }, "résumé files and rows were apart");
  return { files, rows };
}

async function sweepFiles(settledBefore: Date): Promise<{ removed: number; isEmpty: boolean }> {
  let removed = 0;
  let isEmpty = true;
  let batch: string[] = [];
  const sweepBatch = async () => {
    removed += await removeUnkept(batch);
    batch = [];
  };
  for await (const { key, storedAt } of fileStore().list(resumeFile.folder)) {
    isEmpty = false;
    if (storedAt < settledBefore) batch.push(key);
    if (batch.length === BATCH) await sweepBatch();
  }
  await sweepBatch();
  return { removed, isEmpty };
}

async function removeUnkept(keys: string[]): Promise<number> {
  const kept = await keptKeys(keys);
  const unkept = keys.filter((key) => !kept.has(key));
  for (const key of unkept) await fileStore().remove(key);
  return unkept.length;
}

async function sweepRows(settledBefore: Date): Promise<number> {
  let removed = 0;
  for (let after = { accountId: "", id: "" }; ; ) {
    const rows = await listKeptFiles({ after, createdBefore: settledBefore, limit: BATCH });
    const last = rows.at(-1);
    if (!last) return removed;
    after = last;
    for (const { accountId, id, storageKey } of rows) {
      if (await fileStore().has(storageKey)) continue;
      const gone = await inSqlTransaction((sql) => deleteResume(sql, accountId, id));
      if (gone !== null) removed += 1;
    }
  }
}
