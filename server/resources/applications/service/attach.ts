import { notFound } from "#server/core/errors.ts";
import type { Verb } from "#server/core/execute.ts";
import { holdResume } from "#server/resources/resumes/service.ts";
import type { applications } from "../contract.ts";
import { lockCard } from "../store/read.ts";
import { writeCard } from "../store/write.ts";
import { requireApplication } from "./require.ts";

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
