import { Readable } from "node:stream";
import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { OperationError } from "#server/core/errors.ts";
import { sqlOn } from "#server/core/sql.ts";
import { fileStore } from "#server/files/files.ts";
import { pool } from "#server/lib/database.ts";
import { readerOfLink } from "./download-link.ts";
import { hasUser, readFile, readFileAsStaff } from "./store/resumes.ts";

export type Download = {
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly content: ReadableStream;
};

/**
 * Opens the file of a signed link. Returns null if the file was deleted since, or if the link is for a member of staff who may no longer
 * read it: access through a share ends with the share, even for an older link.
 * @throws not_found for a link that wasn't made here, or has expired
 */
export async function openDownload(
  resumeId: string,
  query: URLSearchParams,
  now: Date,
): Promise<Download | null> {
  const opened = readerOfLink(resumeId, query, now);
  if (opened === null) {
    const age = inWords(LIMITS.lifetimes.downloadLink, "seconds");
    const detail = `This link is invalid, or it's more than ${age} old. Open the résumé again to get a new one.`;
    throw new OperationError("not_found", detail);
  }
  const { accountId, reader } = opened;
  const own = { accountId, id: resumeId };
  const sql = sqlOn(pool);
  if (reader === "holder" && !(await hasUser(sql, own))) return null;
  const resume =
    reader === "holder" ? await readFile(sql, own) : await readFileAsStaff(sql, { ...own, ...reader });
  return resume && openStored(resume);
}

/** Opens a stored file, or returns null if the store doesn't have it. */
export async function openStored(row: {
  fileName: string;
  fileType: string;
  storageKey: string;
}): Promise<Download | null> {
  const file = await fileStore().get(row.storageKey);
  if (!file) return null;
  return {
    fileName: row.fileName,
    contentType: row.fileType,
    size: file.size,
    content: Readable.toWeb(file.stream) as ReadableStream,
  };
}
