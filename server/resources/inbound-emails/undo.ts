import { notFound, OperationError } from "#server/core/errors.ts";
import type { Handler, HandlerCall } from "#server/core/execute.ts";
import { removeCards } from "#server/resources/applications/service/deletion.ts";
import { forgetRevertedMoves, moveCards } from "#server/resources/applications/service/move.ts";
import { readApplications } from "#server/resources/applications/service/read.ts";
import { changeInterview, readInterviews, removeInterview } from "#server/resources/interviews/service.ts";
import type { inboundEmails } from "./contract.ts";
import { type AcceptedChange, presentEmail } from "./present.ts";
import { requireRow } from "./service.ts";
import { isCardChanged, lockEmail, writeEmail } from "./store/emails.ts";

type Call = HandlerCall<typeof inboundEmails.undo>;

/** Reverts the changes of accepting an email, and opens the email again. Keeps later changes. @throws undo_expired */
export const undoAccept: Handler<typeof inboundEmails.undo> = async (call) => {
  const { sql, accountId, now } = call.ctx;
  const own = { accountId, id: call.input.inboundEmailId };
  if (!(await lockEmail(sql, own))) throw notFound("inbound email");
  const row = await requireRow(sql, accountId, own.id);
  const { state, undo, applicationId } = row;
  if (state === "accepted") {
    if (undo === null)
      throw new OperationError("undo_expired", "This email was accepted before it could be undone.");
    const accepted = { undo, applicationId, interviewId: row.interviewId, at: row.updatedAt };
    const kept = await revert(call.ctx, accepted);
    await writeEmail(sql, own, { state: "open", ...kept, undo: null, updatedAt: now });
  }
  return presentEmail(await requireRow(sql, accountId, own.id));
};

type Accepted = {
  readonly undo: AcceptedChange;
  readonly applicationId: string | null;
  readonly interviewId: string | null;
  /** When the email was accepted: a later change of the card or the interview is the person's. */
  readonly at: string;
};

/** Reverts the changes to what hasn't been changed since. @returns the card and the interview that the reopened email is about */
async function revert(ctx: Call["ctx"], { undo, applicationId, interviewId, at }: Accepted) {
  const keepsInterview = undo.interview !== null && !(await revertInterview(ctx, undo.interview, at));
  const keepsCard = applicationId !== null && !(await revertCard(ctx, undo, applicationId, at));
  return {
    applicationId: keepsCard ? applicationId : undo.applicationId,
    interviewId: keepsInterview ? interviewId : null,
  };
}

/** Returns false if the interview was changed since, and stays. */
async function revertInterview(
  { sql, accountId, now }: Call["ctx"],
  { id, before }: NonNullable<AcceptedChange["interview"]>,
  at: string,
): Promise<boolean> {
  const [interview] = await readInterviews(sql, { accountId, ids: [id] });
  if (!interview) return true;
  if (interview.updatedAt > at) return false;
  if (before) await changeInterview(sql, accountId, id, before, now);
  else await removeInterview(sql, accountId, id);
  return true;
}

/** Returns false if the email created the card, and something was changed in it or added to it since: then the card stays. */
async function revertCard(
  ctx: Call["ctx"],
  { madeCard, moved, filledDay }: AcceptedChange,
  id: string,
  at: string,
): Promise<boolean> {
  const { sql, accountId } = ctx;
  const [card] = await readApplications(sql, accountId, [id]);
  if (!card) return true;
  const applicationIds = [id];
  if (madeCard) {
    if (await isCardChanged(sql, { accountId, id, at })) return false;
    await removeCards(ctx, applicationIds);
  } else if (moved && card.status === moved.to) {
    const dates = filledDay ? { dates: { applicationIds, day: filledDay, change: "clear" as const } } : {};
    await moveCards({ ctx, input: { boardId: card.boardId, applicationIds, status: moved.from, ...dates } });
    await forgetRevertedMoves({ ctx, input: { applicationIds } });
  }
  return true;
}
