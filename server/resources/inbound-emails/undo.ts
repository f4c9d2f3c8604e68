import { notFound, OperationError } from "#server/core/errors.ts";
import type { Handler, HandlerCall } from "#server/core/execute.ts";
import { removeCards } from "#server/resources/applications/service/deletion.ts";
import { forgetRevertedMoves, moveCards } from "#server/resources/applications/service/move.ts";
import { readApplications } from "#server/resources/applications/service/read.ts";
import { changeInterview, removeInterview } from "#server/resources/interviews/service.ts";
import type { inboundEmails } from "./contract.ts";
import { type AcceptedChange, presentEmail } from "./present.ts";
import { requireRow } from "./service.ts";
import { lockEmail, writeEmail } from "./store/emails.ts";

type Call = HandlerCall<typeof inboundEmails.undo>;

/** Reverts the changes of accepting an email, and opens the email again. Keeps later changes. @throws undo_expired */
export const undoAccept: Handler<typeof inboundEmails.undo> = async (call) => {
  const { sql, accountId, now } = call.ctx;
  const own = { accountId, id: call.input.inboundEmailId };
  if (!(await lockEmail(sql, own))) throw notFound("inbound email");
  const { state, undo, applicationId } = await requireRow(sql, accountId, own.id);
  if (state === "accepted") {
    if (undo === null)
      throw new OperationError("undo_expired", "This email was accepted before it could be undone.");
    if (applicationId !== null) await revert(call, undo, applicationId);
    const reopened = { state: "open" as const, applicationId: undo.applicationId, interviewId: null };
    await writeEmail(sql, own, { ...reopened, undo: null, updatedAt: now });
  }
  return presentEmail(await requireRow(sql, accountId, own.id));
};

async function revert({ ctx }: Call, undo: AcceptedChange, applicationId: string): Promise<void> {
  const { sql, accountId, now } = ctx;
  const { interview, moved, filledDay, madeCard } = undo;
  if (interview?.before) await changeInterview(sql, accountId, interview.id, interview.before, now);
  else if (interview) await removeInterview(sql, accountId, interview.id);
  const [card] = await readApplications(sql, accountId, [applicationId]);
  if (!card) return;
  const applicationIds = [applicationId];
  if (madeCard) await removeCards(ctx, applicationIds);
  else if (moved && card.status === moved.to) {
    const dates = filledDay ? { dates: { applicationIds, day: filledDay, change: "clear" as const } } : {};
    await moveCards({ ctx, input: { boardId: card.boardId, applicationIds, status: moved.from, ...dates } });
    await forgetRevertedMoves({ ctx, input: { applicationIds } });
  }
}
