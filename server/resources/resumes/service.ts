import path from "node:path";
import { contentTypeOf } from "#domain/file-types.ts";
import { type AccountId, organizationOfCard } from "#server/core/access.ts";
import { notFound, OperationError, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { isId, newId } from "#server/core/ids.ts";
import { readIsolated } from "#server/core/isolated-reading.ts";
import type { Sql } from "#server/core/sql.ts";
import type { Requester } from "#server/core/turns.ts";
import { lockRowOf } from "#server/core/versions.ts";
import { fileStore } from "#server/files/files.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import type { WorkerLimits } from "#server/lib/isolated-worker.ts";
import { resumes } from "./contract.ts";
import { downloadLink } from "./download-link.ts";
import * as store from "./store/resumes.ts";

export { type Download, openStored } from "./download.ts";
export { FILES_BASE, linkExpiry } from "./download-link.ts";
export { lockResume, readResumes } from "./store/resumes.ts";

const WORKER_LIMITS: WorkerLimits = { timeoutMs: 5_000, memoryMb: 192 };
const PDF = contentTypeOf("pdf");
const READABLE = [contentTypeOf("docx"), PDF];
// Relative to the project's folder: Next bundles its own copy of this module, but not the thread's.
const THREAD = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  "server/resources/resumes/text-thread.ts",
);

/**
 * Returns the text of one of the caller's résumés, or the reason why there is none. Holds no database connection while the file is read.
 */
const getResumeText: Handler<typeof resumes.getText> = async ({ ctx, input }) => {
  const file = requireFound(
    "résumé",
    await store.readFile(ctx.sql, { accountId: ctx.accountId, id: input.resumeId }),
  );
  const described = { resumeId: input.resumeId, fileName: file.fileName };
  if (!READABLE.includes(file.fileType)) return { ...described, text: null, reason: "unsupported_type" };
  const text = await readText(ctx, file.fileType, async () => {
    const stored = requireFound("résumé", await fileStore().get(file.storageKey));
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
  requester: Requester,
  fileType: string,
  load: () => Promise<Uint8Array>,
  workerLimits = WORKER_LIMITS,
): Promise<string | null> {
  try {
    return await readIsolated<string>(requester, { file: THREAD, workerLimits }, async () => ({
      isPdf: fileType === PDF,
      content: await load(),
    }));
  } catch (error) {
    // Checked by name: the class may come from another copy of its module.
    if (error instanceof Error && error.name === "IsolatedWorkFailed") return null;
    throw error;
  }
}

/** Returns a page of the caller's résumés. */
const listResumes: Handler<typeof resumes.list> = ({ ctx }) =>
  store.listResumes(ctx.sql, ctx.list, { accountId: ctx.accountId });

/** Returns the caller's résumés, newest first, with the cards they're attached to. */
const listLibrary: Handler<typeof resumes.listLibrary> = ({ ctx: { sql, accountId } }) =>
  store.listLibrary(sql, { accountId });

/** Returns a link to the résumé on a shared card, for the caller as staff of the organization. @throws not_found */
const getSharedLink: Handler<typeof resumes.getSharedLink> = async ({ ctx, input }) => {
  const { application, sql, now } = ctx;
  const { memberId } = organizationOfCard(application, input.organizationSlug);
  const { applicationId, applicantAccountId: accountId } = application;
  const card = await store.readResumeOfCard(sql, { accountId, id: applicationId });
  const resumeId = card?.resumeId ?? null;
  return resumeId && downloadLink({ accountId, resumeId }, now, { memberId, applicationId }).url;
};

/** Returns one of the caller's résumés, with a link to its file. */
const getResume: Handler<typeof resumes.get> = async ({ ctx: { sql, accountId, now }, input }) => {
  const [resume] = await store.readResumes(sql, { accountId, ids: [input.resumeId] });
  if (!resume) throw notFound("résumé");
  const { url, expiresAt } = downloadLink({ accountId, resumeId: resume.id }, now);
  return { ...resume, downloadUrl: url, downloadUrlExpiresAt: expiresAt };
};

/** Adds a résumé with its file. The same name and file again create another résumé. */
const createResume: Handler<typeof resumes.create> = ({ ctx, input: { name, file } }) =>
  store.insertResume(ctx.sql, {
    accountId: ctx.accountId,
    id: newId("resume"),
    name,
    fileName: file.fileName,
    fileType: file.contentType,
    fileSizeBytes: file.sizeBytes,
    storageKey: file.keep(),
    at: ctx.now,
  });

/** Deletes a résumé and detaches it from all cards; its file is deleted after the commit. */
const deleteResume: Handler<typeof resumes.delete> = async ({ ctx, input }) => {
  const key = await store.deleteResume(ctx.sql, { accountId: ctx.accountId, id: input.resumeId });
  if (key === null) throw notFound("résumé");
  await enqueue(ctx.sql, "remove-file", { key });
  return { id: input.resumeId, deleted: true };
};

/** Locks a résumé named in a request body. @throws resume_not_found */
export async function requireResumeOfBody(sql: Sql, accountId: AccountId, resumeId: string): Promise<void> {
  if (isId("resume", resumeId) && (await store.lockResume(sql, { accountId, id: resumeId }))) return;
  throw new OperationError("resume_not_found", "resumeId isn't one of your résumés.", {
    issues: [{ path: ["resumeId"], message: "This isn't one of your résumés." }],
  });
}

export const resumesGroup = defineGroup(resumes, {
  about: "Résumé files.",
  toolsets: ["search"],
  handlers: {
    list: listResumes,
    get: { handler: getResume, lock: lockRowOf("resumes", "resumeId") },
    getText: getResumeText,
    create: createResume,
    delete: deleteResume,
    listLibrary,
    getSharedLink,
  },
  examples: () => import("./examples.ts"),
});
