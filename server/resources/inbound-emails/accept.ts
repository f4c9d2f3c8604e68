import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { notFound, OperationError } from "#server/core/errors.ts";
import type { Handler, HandlerCall } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import { moveCards } from "#server/resources/applications/service/move.ts";
import { readApplications } from "#server/resources/applications/service/read.ts";
import { createApplication } from "#server/resources/applications/service/write.ts";
import { requireActiveBoard } from "#server/resources/boards/service.ts";
import { addInterviews, changeInterview } from "#server/resources/interviews/service.ts";
import type { inboundEmails } from "./contract.ts";
import type { InboundEmail } from "./entities.ts";
import { type AcceptedChange, type EmailRow, presentEmail } from "./present.ts";
import { proposalOf } from "./proposal.ts";
import { requireRow } from "./service.ts";
import { findInterview, lockEmail, writeEmail } from "./store/emails.ts";

type Call = HandlerCall<typeof inboundEmails.accept>;

/**
 * Makes the changes that an email proposes, to the card that the person chose. Does nothing if the email is accepted already.
 * @throws not_found, email_needs_card
 */
export const acceptEmail: Handler<typeof inboundEmails.accept> = async (call) => {
  const { ctx, input } = call;
  const { sql, accountId, now } = ctx;
  const own = { accountId, id: input.inboundEmailId };
  const locked = await lockEmail(sql, own);
  if (!locked) throw notFound("inbound email");
  const { applicationId: earlier, state } = await requireRow(sql, accountId, own.id);
  if (state === "accepted") return presentEmail(await requireRow(sql, accountId, own.id));
  if (input.applicationId !== undefined) {
    if ((await readApplications(sql, accountId, [input.applicationId])).length === 0)
      throw notFound("application");
    await writeEmail(sql, own, { applicationId: input.applicationId, updatedAt: now });
  }
  const row = await requireRow(sql, accountId, own.id);
  const email = presentEmail(row);
  const change = await perform(call, email, row);
  const undo = { ...change, applicationId: earlier };
  const { interview } = change;
  await writeEmail(sql, own, {
    state: "accepted",
    applicationId: change.applicationId,
    ...(interview ? { interviewId: interview.id } : {}),
    undo,
    updatedAt: now,
  });
  return presentEmail(await requireRow(sql, accountId, own.id));
};

/** The changes of accepting an email, and the card that it is now about. */
type Accepted = AcceptedChange & { readonly applicationId: string };

async function perform(call: Call, email: InboundEmail, row: EmailRow): Promise<Accepted> {
  const { card, newCard } = email;
  const proposal = proposalOf(email);
  const nothing = { madeCard: false, moved: null, filledDay: null, interview: null };
  if (card === null) {
    if (newCard === null) {
      throw new OperationError(
        "email_needs_card",
        "Send applicationId to say which card the email is about.",
      );
    }
    return { ...nothing, madeCard: true, applicationId: await createCard(call, newCard, email) };
  }
  const moved = proposal?.status ? { from: card.status, to: proposal.status } : null;
  const filledDay = moved ? await move(call, card, moved.to, email) : null;
  const interview = await changeInterviewOf(call.ctx, email, card.id, row.calendarDigest);
  return { ...nothing, applicationId: card.id, moved, filledDay, interview };
}

/** Moves the card. If it enters "applied" without an application date, sets the email's day. @returns that day, or null */
async function move(
  { ctx }: Call,
  card: NonNullable<InboundEmail["card"]>,
  status: Status,
  email: InboundEmail,
): Promise<string | null> {
  const day = (email.sentAt ?? email.createdAt).slice(0, 10);
  const [application] = await readApplications(ctx.sql, ctx.accountId, [card.id]);
  const isFilled = status === "applied" && application?.applicationDate === null;
  const dates = isFilled ? { dates: { applicationIds: [card.id], day, change: "fill" as const } } : {};
  await moveCards({ ctx, input: { boardId: card.boardId, applicationIds: [card.id], status, ...dates } });
  return isFilled ? day : null;
}

async function createCard(
  { ctx }: Call,
  { companyName, title }: NonNullable<InboundEmail["newCard"]>,
  email: InboundEmail,
) {
  const boardId = await requireActiveBoard(ctx.sql, ctx.accountId);
  const input = {
    boardId,
    status: "applied" as const,
    company: { name: companyName },
    job: { title },
    applicationDate: `${(email.sentAt ?? email.createdAt).slice(0, 10)}T00:00:00.000Z`,
  };
  const { id } = (await createApplication({ ctx, input })) as { id: string };
  return id;
}

type Context = { readonly sql: Sql; readonly accountId: AccountId; readonly now: Date };

/** Schedules the email's appointment, or moves or cancels the interview that an earlier email about it scheduled. */
async function changeInterviewOf(
  { sql, accountId, now }: Context,
  { kind, appointment, interviewChange }: InboundEmail,
  applicationId: string,
  calendarDigest: string | null,
): Promise<AcceptedChange["interview"]> {
  if (kind !== "interview" || appointment === null) return null;
  const { startsAt: scheduledAt, durationMinutes, timeZone, location } = appointment;
  const interview = calendarDigest ? await findInterview(sql, { accountId, digest: calendarDigest }) : null;
  const isCanceled = interviewChange === "called_off";
  if (interview) {
    const moved = { scheduledAt, durationMinutes, timeZone };
    const fields = isCanceled
      ? { outcome: "canceled" as const }
      : // An appointment that was called off takes place again.
        { ...moved, ...(interview.outcome === "canceled" ? { outcome: "pending" as const } : {}) };
    await changeInterview(sql, accountId, interview.id, fields, now);
    const { id, ...before } = interview;
    return { id, before };
  }
  if (isCanceled) return null;
  const meetingUrl = location?.startsWith("https://") ? location : null;
  const planned = {
    applicationId,
    scheduledAt,
    durationMinutes,
    timeZone,
    type: "video" as const,
    location: meetingUrl ? null : location,
    meetingUrl,
  };
  const [added] = await addInterviews(sql, accountId, [planned], now);
  return added ? { id: added.id, before: null } : null;
}
