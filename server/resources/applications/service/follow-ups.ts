import { notFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import type { applications } from "../contract.ts";
import { lockFollowUp, readFollowUps } from "../store/follow-ups.ts";
import { writeCard } from "../store/write.ts";

/** Returns the caller's cards with a planned follow-up. */
export const listFollowUps: Handler<typeof applications.listFollowUps> = ({ ctx: { sql, accountId } }) =>
  readFollowUps(sql, { accountId });

/** Plans a follow-up on a card, changes it, or removes it with its note. The card itself counts as unchanged. @throws not_found */
export const setFollowUp: Handler<typeof applications.setFollowUp> = async ({ ctx, input }) => {
  const own = { accountId: ctx.accountId, id: input.applicationId };
  const former = await lockFollowUp(ctx.sql, own);
  if (!former) throw notFound("application");
  const { due = former.due, note = former.note } = input;
  await writeCard(ctx.sql, own, { followUpDue: due, followUpNote: due === null ? null : note });
  return former;
};
