import path from "node:path";
import { contentTypeOf } from "#domain/file-types.ts";
import { existing } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { readIsolated } from "#server/core/isolated-reading.ts";
import type { Asker } from "#server/core/turns.ts";
import { fileStore } from "#server/files/files.ts";
import type { WorkerLimits } from "#server/lib/isolated-worker.ts";
import type { resumes } from "./contract.ts";
import { readFile } from "./store/resumes.ts";

const WORKER_LIMITS: WorkerLimits = { timeoutMs: 5_000, memoryMb: 192 };
const PDF = contentTypeOf("pdf");
const READABLE = [contentTypeOf("docx"), PDF];
// Relative to the project's folder: Next bundles its own copy of this module, but not the thread's.
const THREAD = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  "server/resources/resumes/text-thread.ts",
);

/** Returns the text of one of the caller's résumés, or why there is none. Holds no database connection while the file is read. */
export const getResumeText: Handler<typeof resumes.getText> = async ({ ctx, input }) => {
  const file = existing("résumé", await readFile(ctx.sql, { accountId: ctx.accountId, id: input.resumeId }));
  const described = { resumeId: input.resumeId, fileName: file.fileName };
  if (!READABLE.includes(file.fileType)) return { ...described, text: null, reason: "unsupported_type" };
  const text = await readText(ctx, file.fileType, async () => {
    const stored = existing("résumé", await fileStore().get(file.storageKey));
    return Buffer.concat(await stored.stream.toArray());
  });
  return { ...described, text, reason: text === null ? "unreadable" : null };
};

/**
 * Reads the text of a Word document or a PDF that a person uploaded, in a thread that can be terminated. Only tests pass other limits.
 * @returns null for a file that can't be read, or exceeds the limits
 * @throws rate_limited, unavailable while too many documents are read
 */
export async function readText(
  asker: Asker,
  fileType: string,
  load: () => Promise<Uint8Array>,
  workerLimits = WORKER_LIMITS,
): Promise<string | null> {
  try {
    return await readIsolated<string>(asker, { file: THREAD, workerLimits }, async () => ({
      isPdf: fileType === PDF,
      content: await load(),
    }));
  } catch (error) {
    // Checked by name: the class may come from another copy of its module.
    if (error instanceof Error && error.name === "IsolatedWorkFailed") return null;
    throw error;
  }
}
