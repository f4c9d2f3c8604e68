import { Readable } from "node:stream";
import { OperationError } from "#server/core/errors.ts";
import { fileStore } from "#server/files/files.ts";
import { prisma } from "#server/lib/database.ts";
import { isLinkGood } from "./download-link.ts";
import { readFileOfResume } from "./store.ts";

export type Download = {
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly content: ReadableStream;
};

/**
 * Opens the file that a signed link names; null where it has gone since.
 * @throws not_found for a link that was not made here, or has expired
 */
export async function openDownload(
  resumeId: string,
  query: URLSearchParams,
  now: Date,
): Promise<Download | null> {
  if (!isLinkGood(resumeId, query, now)) {
    const detail =
      "This link is not a good one, or its five minutes are over. Open the résumé again for a new one.";
    throw new OperationError("not_found", detail);
  }
  const resume = await readFileOfResume(prisma, resumeId);
  const file = resume && (await fileStore().get(resume.storageKey));
  if (!file) return null;
  return {
    fileName: resume.fileName,
    contentType: resume.fileType,
    size: file.size,
    content: Readable.toWeb(file.stream) as ReadableStream,
  };
}
