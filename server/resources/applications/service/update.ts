import { notFound } from "#server/core/errors.ts";
import type { Verb, VerbCall } from "#server/core/execute.ts";
import { requireResumeOfBody } from "#server/resources/resumes/service.ts";
import type { applications } from "../contract.ts";
import { deleteCard } from "../store/write.ts";
import { changeCard } from "./change.ts";
import { holdApplication, requireApplication, requireCard } from "./require.ts";

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
