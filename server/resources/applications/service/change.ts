import type { AccountId } from "#server/core/access.ts";
import { notFound } from "#server/core/errors.ts";
import type { Verb, VerbCall } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import { holdResume, requireResumeOfBody } from "#server/resources/resumes/service.ts";
import type { applications } from "../contract.ts";
import type { Card } from "../entities.ts";
import type { CompanyPatch } from "../inputs.ts";
import { lockCard } from "../store/read.ts";
import { deleteCard, writeCard } from "../store/write.ts";
import { companyForChange } from "./company.ts";
import { type CardInput, fieldsToWrite } from "./fields.ts";
import { holdApplication, requireApplication, requireCard } from "./require.ts";

/** A change of a card's fields, of its company's, or both. */
export type CardPatch = CardInput & { company?: CompanyPatch | undefined };

/**
 * Writes the given fields of a card that is held for the change.
 * @throws company_not_found, company_name_taken, resume_not_found, validation_failed for a salary range
 */
export async function changeCard(
  sql: Sql,
  accountId: AccountId,
  current: Card,
  patch: CardPatch,
  at: Date,
): Promise<void> {
  const fields = fieldsToWrite(current.job, patch);
  const companyId = await companyForChange(sql, accountId, current.company.id, patch.company, at);
  const filed = companyId === current.company.id ? undefined : companyId;
  await writeCard(sql, accountId, current.id, { ...fields, companyId: filed }, at);
}

/**
 * Changes the given fields of a card.
 * @throws company_not_found, company_name_taken, resume_not_found
 */
export const updateApplication: Verb<typeof applications.update> = async (call) => {
  const id = await change(call);
  return requireApplication(call.ctx.sql, call.ctx.accountId, id);
};

/** The same for our pages, which may also take back what was said of the job. */
export const editCard: Verb<typeof applications.editCard> = async (call) => {
  const id = await change(call);
  return requireCard(call.ctx.sql, call.ctx.accountId, id);
};

async function change({
  ctx,
  input,
}: VerbCall<typeof applications.update> | VerbCall<typeof applications.editCard>): Promise<string> {
  const { sql, accountId, now } = ctx;
  const current = await holdApplication(sql, accountId, input.applicationId, input.company?.id);
  if (typeof input.resumeId === "string") await requireResumeOfBody(sql, accountId, input.resumeId);
  await changeCard(sql, accountId, current, input, now);
  return current.id;
}

/** Deletes a card with its history. */
export const deleteApplication: Verb<typeof applications.delete> = async ({ ctx, input }) => {
  if (!(await deleteCard(ctx.sql, ctx.accountId, input.applicationId))) throw notFound("application");
  return { id: input.applicationId, deleted: true };
};

/** Attaches a résumé to a card, in place of the one it carried. */
export const attachResume: Verb<typeof applications.attachResume> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { applicationId, resumeId } = input;
  if ((await lockCard(sql, accountId, applicationId)) === null) throw notFound("application");
  if (!(await holdResume(sql, accountId, resumeId))) throw notFound("résumé");
  const { resume } = await requireApplication(sql, accountId, applicationId);
  if (resume?.id !== resumeId) await writeCard(sql, accountId, applicationId, { resumeId }, now);
  return { applicationId, resumeId };
};

/** Takes the résumé off a card, and leaves it in the library. */
export const detachResume: Verb<typeof applications.detachResume> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  if ((await lockCard(sql, accountId, input.applicationId)) === null) throw notFound("application");
  const { id, resume } = await requireApplication(sql, accountId, input.applicationId);
  if (!resume) throw notFound("résumé on this application");
  await writeCard(sql, accountId, id, { resumeId: null }, now);
  return { id, deleted: true };
};
