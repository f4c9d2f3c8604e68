import { notFound } from "#server/core/errors.ts";
import type { Verb } from "#server/core/execute.ts";
import { holdResume } from "#server/resources/resumes/service.ts";
import type { applications } from "../contract.ts";
import { lockApplication } from "../store/read.ts";
import { writeCard } from "../store/write.ts";

/** Attaches a résumé to a card, in place of the one it carried. */
export const attachResume: Verb<typeof applications.attachResume> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { applicationId, resumeId } = input;
  if (!(await holdResume(sql, accountId, resumeId))) throw notFound("résumé");
  const current = await lockApplication(sql, accountId, applicationId);
  if (!current) throw notFound("application");
  if (current.resume?.id !== resumeId) await writeCard(sql, applicationId, { resumeId }, now);
  return { applicationId, resumeId };
};

/** Takes the résumé off a card; one without a résumé stays as it is. */
export const detachResume: Verb<typeof applications.detachResume> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const current = await lockApplication(sql, accountId, input.applicationId);
  if (!current) throw notFound("application");
  if (current.resume) await writeCard(sql, current.id, { resumeId: null }, now);
  return { applicationId: input.applicationId, resumeId: null };
};
