import { notFound } from "#server/core/errors.ts";
import type { Verb } from "#server/core/execute.ts";
import { requireResumeOfBody } from "#server/resources/resumes/service.ts";
import type { applications } from "../contract.ts";
import { deleteCard } from "../store/write.ts";
import { changeCard } from "./change.ts";
import { holdApplication, requireApplication } from "./require.ts";

/**
 * Changes the given fields of a card.
 * @throws company_not_found, company_name_taken, resume_not_found
 */
export const updateApplication: Verb<typeof applications.update> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const current = await holdApplication(sql, accountId, input.applicationId, input.company?.id);
  if (typeof input.resumeId === "string") await requireResumeOfBody(sql, accountId, input.resumeId);
  await changeCard(sql, accountId, current, input, now);
  return requireApplication(sql, accountId, current.id);
};

/** Deletes a card with its history. */
export const deleteApplication: Verb<typeof applications.delete> = async ({ ctx, input }) => {
  if (!(await deleteCard(ctx.sql, ctx.accountId, input.applicationId))) throw notFound("application");
  return { id: input.applicationId, deleted: true };
};
