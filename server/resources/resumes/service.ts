import { type AccountId, organizationOfCard } from "#server/core/access.ts";
import { notFound, OperationError } from "#server/core/errors.ts";
import type { Handler, Lock } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { isId, newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { resumes } from "./contract.ts";
import { downloadLink } from "./download-link.ts";
import * as store from "./store/resumes.ts";
import { getResumeText } from "./text.ts";

export { type Download, openStored } from "./download.ts";
export { FILES_BASE, linkExpiry } from "./download-link.ts";
export { lockResume, readResumes } from "./store/resumes.ts";

/** Returns a page of the caller's résumés. */
const listResumes: Handler<typeof resumes.list> = ({ ctx }) =>
  store.listResumes(ctx.sql, ctx.list, { accountId: ctx.accountId });

/** Returns the caller's library. */
const listLibrary: Handler<typeof resumes.listLibrary> = ({ ctx: { sql, accountId } }) =>
  store.listLibrary(sql, { accountId });

/** Returns a link to the résumé on a shared card, for the caller as staff of the organization. */
const getSharedLink: Handler<typeof resumes.getSharedLink> = async ({ ctx, input }) => {
  const { application, sql, now } = ctx;
  const { memberId } = organizationOfCard(application, input.organizationSlug);
  const { applicationId, applicantAccountId: accountId } = application;
  const card = await store.readResumeOfCard(sql, { accountId, id: applicationId });
  const resumeId = card?.resumeId ?? null;
  return resumeId && downloadLink({ accountId, resumeId }, now, { memberId, applicationId }).url;
};

/** Locks the row that a read of the résumé returns. */
const lockResumeRead: Lock<typeof resumes.get> = ({ ctx, input }) =>
  store.lockResumeVersion(ctx.sql, { accountId: ctx.accountId, id: input.resumeId });

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
    get: { handler: getResume, hold: lockResumeRead },
    getText: getResumeText,
    create: createResume,
    delete: deleteResume,
    listLibrary,
    getSharedLink,
  },
  examples: () => import("./examples.ts"),
});
