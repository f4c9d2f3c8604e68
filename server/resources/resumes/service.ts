import { type AccountId, organizationOfCard } from "#server/core/access.ts";
import { notFound, OperationError } from "#server/core/errors.ts";
import { type Handler, type Lock, withPrisma } from "#server/core/execute.ts";
import { isId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import type { resumes } from "./contract.ts";
import { downloadLink } from "./download-link.ts";
import * as store from "./store/resumes.ts";

export { resumeFile } from "./file-type.ts";
export { readResumes } from "./store/resumes.ts";

/** Returns a page of the caller's résumés. */
export const listResumes = withPrisma<typeof resumes.list>(({ ctx, input }) => {
  const list = { operation: "resumes.list", tenant: ctx.accountId, input };
  return store.listResumes(ctx.prisma, ctx.accountId, list);
});

/** Returns the caller's library. */
export const listLibrary = withPrisma<typeof resumes.listLibrary>(({ ctx }) =>
  store.listLibrary(ctx.prisma, ctx.accountId),
);

/** Returns a link to the résumé on a shared card, for the caller as staff of the organization. */
export const getSharedLink = withPrisma<typeof resumes.getSharedLink>(async ({ ctx, input }) => {
  const { application, prisma, now } = ctx;
  const { memberId } = organizationOfCard(application, input.organizationSlug);
  const { applicationId, applicantAccountId: accountId } = application;
  const resumeId = await store.readResumeOfCard(prisma, application);
  return resumeId && downloadLink({ accountId, resumeId }, now, { memberId, applicationId }).url;
});

/** Locks the row that a read of the résumé returns. */
export const lockResumeRead: Lock<typeof resumes.get> = ({ ctx, input }) =>
  store.lockResumeVersion(ctx.sql, { accountId: ctx.accountId, id: input.resumeId });

/** Returns one of the caller's résumés, with a link to its file. */
export const getResume = withPrisma<typeof resumes.get>(async ({ ctx, input }) => {
  const [resume] = await store.readResumes(ctx.prisma, ctx.accountId, [input.resumeId]);
  if (!resume) throw notFound("résumé");
  const { url, expiresAt } = downloadLink({ accountId: ctx.accountId, resumeId: resume.id }, ctx.now);
  return { ...resume, downloadUrl: url, downloadUrlExpiresAt: expiresAt };
});

/** Adds a résumé with its file. The same name and file again create another résumé. */
export const createResume = withPrisma<typeof resumes.create>(({ ctx, input }) =>
  store.insertResume(ctx.prisma, ctx.accountId, { ...input, at: ctx.now }),
);

/** Deletes a résumé and detaches it from all cards; its file is deleted after the commit. */
export const deleteResume: Handler<typeof resumes.delete> = async ({ ctx, input }) => {
  const key = await store.deleteResume(ctx.sql, ctx.accountId, input.resumeId);
  if (key === null) throw notFound("résumé");
  await enqueue(ctx.sql, "remove-file", { key });
  return { id: input.resumeId, deleted: true };
};

/** Checks whether the résumé is the account's; if so, locks it against deletion until the transaction ends. */
export const lockResume = store.lockResume;

/** Locks a résumé named in a request body. @throws resume_not_found */
export async function requireResumeOfBody(sql: Sql, accountId: AccountId, resumeId: string): Promise<void> {
  if (isId("resume", resumeId) && (await store.lockResume(sql, accountId, resumeId))) return;
  throw new OperationError("resume_not_found", "resumeId isn't one of your résumés.", {
    issues: [{ path: ["resumeId"], message: "This isn't one of your résumés." }],
  });
}
