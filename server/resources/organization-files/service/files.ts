import { isStaff } from "#domain/roles.ts";
import type { OperationContext } from "#server/core/context.ts";
import { notFound, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import type { ReceivedFile } from "#server/core/uploads.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { pool } from "#server/lib/database.ts";
import { recordChange } from "#server/resources/audit-events/service.ts";
import { sendTo, shownMessage } from "#server/resources/messages/service.ts";
import { lockOutcome } from "#server/resources/outcomes/service.ts";
import { type Download, openStored } from "#server/resources/resumes/service.ts";
import { organizationFiles } from "../contract.ts";
import type { OrganizationFile } from "../entities.ts";
import * as store from "../store.ts";
import { fileLink, readerOfFileLink } from "./links.ts";

export { deleteFileRow } from "../store.ts";

/** Sends a message with a file to an applicant, or, from an applicant, to the staff. @throws not_found, validation_failed */
const sendFile: Handler<typeof organizationFiles.send> = async ({ ctx, input }) => {
  const { applicantEmail, applicationId, body, file } = input;
  const message = { applicantEmail, applicationId, body: body ?? "" };
  const { id: messageId, accountId } = await sendTo(ctx, message);
  await keepFile(ctx, file, { accountId, messageId, outcomeId: null });
  return shownMessage(ctx, { id: messageId, accountId });
};

/** Stores the file that documents an outcome, in place of the earlier one. @throws not_found */
const documentOutcome: Handler<typeof organizationFiles.document> = async ({ ctx, input }) => {
  const { outcomeId, file } = input;
  const { organizationId } = ctx;
  const outcome = requireFound("outcome", await lockOutcome(ctx.sql, { organizationId, id: outcomeId }));
  const { accountId, applicantEmail } = outcome;
  const former = await removeProof(ctx.sql, { organizationId, outcomeId });
  const kept = await keepFile(ctx, file, { accountId, messageId: null, outcomeId });
  await record(ctx, { outcomeId, accountId, applicantEmail }, former, kept);
  return kept;
};

/** Returns a file with a link for the caller. An applicant gets only their own. @throws not_found */
const getFile: Handler<typeof organizationFiles.get> = async ({ ctx, input }) => {
  const { id: organizationId, memberId, role } = ctx.organization;
  const found = await store.findFile(ctx.sql, { organizationId, id: input.fileId });
  if (!found || (!isStaff(role) && found.accountId !== ctx.actor.accountId)) throw notFound("file");
  const { accountId: _, ...file } = found;
  const { url, expiresAt } = fileLink(file.id, { organizationId, memberId }, ctx.now);
  return { ...file, downloadUrl: url, downloadUrlExpiresAt: expiresAt };
};

/** Deletes the file that documents an outcome. @throws not_found, also for a file of a message */
const deleteFile: Handler<typeof organizationFiles.delete> = async ({ ctx, input: { fileId } }) => {
  const { organizationId } = ctx;
  const found = await store.findOutcomeOf(ctx.sql, { organizationId, id: fileId });
  const outcomeId = found?.outcomeId;
  const outcome = outcomeId ? await lockOutcome(ctx.sql, { organizationId, id: outcomeId }) : null;
  if (!outcomeId || outcome?.proof?.id !== fileId) throw notFound("file");
  const former = await removeProof(ctx.sql, { organizationId, outcomeId });
  await record(ctx, { outcomeId, ...outcome }, former, null);
  return { id: fileId, deleted: true };
};

/** Returns a page of the files that concern the caller, in all organizations, newest first. */
const listMine: Handler<typeof organizationFiles.listMine> = async ({ ctx }) => {
  const { sql, accountId, list, now } = ctx;
  const page = await store.listMine(sql, list, { accountId });
  const data = page.data.map((file) => ({
    ...file,
    downloadUrl: fileLink(file.id, { accountId }, now).url,
  }));
  return { ...page, data };
};

/** Opens the file that a signed link names; null if it was deleted since, or its reader may no longer read it. @throws not_found */
export async function openFileOfLink(
  fileId: string,
  query: URLSearchParams,
  now: Date,
): Promise<Download | null> {
  const reader = readerOfFileLink(fileId, query, now);
  if (reader === null) throw notFound("file");
  const file = { ...reader, id: fileId };
  const row =
    "accountId" in file
      ? await store.readOwnFile(sqlOn(pool), file)
      : await store.readFileFor(sqlOn(pool), file);
  return row && openStored(row);
}

type Changing = OperationContext<typeof organizationFiles.document>;
type Use = { accountId: string; messageId: string | null; outcomeId: string | null };

function keepFile(
  { sql, organizationId, now }: Pick<Changing, "sql" | "organizationId" | "now">,
  file: ReceivedFile,
  use: Use,
): Promise<OrganizationFile> {
  return store.insertFile(sql, {
    ...use,
    organizationId,
    id: newId("organizationFile"),
    fileName: file.fileName,
    fileType: file.contentType,
    fileSizeBytes: file.sizeBytes,
    storageKey: file.keep(),
    at: now,
  });
}

/** The fields of a file that the audit log records, without its name, which can be private. */
type Logged = Pick<OrganizationFile, "fileType" | "fileSizeBytes">;

/** Deletes the file of a locked outcome, and its content after the commit; returns null if there was none. */
async function removeProof(sql: Sql, of: Parameters<typeof store.deleteProofOf>[1]): Promise<Logged | null> {
  const removed = await store.deleteProofOf(sql, of);
  if (!removed) return null;
  await enqueue(sql, "remove-file", { key: removed.storageKey });
  return removed;
}

type Documented = { outcomeId: string; accountId: string; applicantEmail: string };

/** Logs a change of an outcome's file, and updates the applicant's pages. */
async function record(
  ctx: Changing | OperationContext<typeof organizationFiles.delete>,
  { outcomeId, accountId, applicantEmail: subjectEmail }: Documented,
  before: Logged | null,
  after: Logged | null,
): Promise<void> {
  ctx.affected.accounts.add(accountId);
  await recordChange(ctx, {
    action: "outcome_proof_changed",
    subjectEmail,
    details: { outcomeId, before: before && logged(before), after: after && logged(after) },
  });
}

const logged = ({ fileType, fileSizeBytes }: Logged): Logged => ({ fileType, fileSizeBytes });

export const organizationFilesGroup = defineGroup(organizationFiles, {
  about: "Files in the messages of an organization, and files that document outcomes.",
  toolsets: ["organization"],
  handlers: {
    send: sendFile,
    document: documentOutcome,
    get: {
      handler: getFile,
      lock: ({ ctx, input }) =>
        store.lockFile(ctx.sql, { organizationId: ctx.organizationId, id: input.fileId }),
    },
    delete: deleteFile,
    listMine,
  },
  examples: () => import("../examples.ts"),
});
