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
import { type EmailRow, presentEmail } from "./present.ts";
import { proposalOf } from "./proposal.ts";
import { requireRow } from "./service.ts";
import { findInterview, lockEmail, writeEmail } from "./store/emails.ts";

type Call = HandlerCall<typeof inboundEmails.accept>;

/** Does what a mail proposes, for the card that the person chose. An accepted mail stays as it is. */
export const acceptEmail: Handler<typeof inboundEmails.accept> = async (call) => {
  const { ctx, input } = call;
  const { sql, accountId, now } = ctx;
  const own = { accountId, id: input.inboundEmailId };
  const held = await lockEmail(sql, own);
  if (!held) throw notFound("inbound email");
  if (held.state === "accepted") return presentEmail(await requireRow(sql, accountId, own.id));
  if (input.applicationId !== undefined) {
    if ((await readApplications(sql, accountId, [input.applicationId])).length === 0)
      throw notFound("application");
    await writeEmail(sql, own, { applicationId: input.applicationId, updatedAt: now });
  }
  const row = await requireRow(sql, accountId, own.id);
  const email = presentEmail(row);
  const done = await perform(call, email, row);
  await writeEmail(sql, own, { ...done, state: "accepted", updatedAt: now });
  return presentEmail(await requireRow(sql, accountId, own.id));
};

type Done = { applicationId?: string; interviewId?: string };

async function perform(call: Call, email: InboundEmail, row: EmailRow): Promise<Done> {
  const { card, newCard } = email;
  const proposal = proposalOf(email);
  if (card === null) {
    if (newCard === null) {
      throw new OperationError("email_needs_card", "Send applicationId to say which card the mail is about.");
    }
    return { applicationId: await createCard(call, newCard, email) };
  }
  if (proposal?.status) await move(call, card, proposal.status, email);
  const interviewId = await changeInterviewOf(call.ctx, email, card.id, row.calendarDigest);
  return interviewId === null ? {} : { interviewId };
}

async function move(
  { ctx }: Call,
  card: NonNullable<InboundEmail["card"]>,
  status: Status,
  email: InboundEmail,
) {
  const day = (email.sentAt ?? email.createdAt).slice(0, 10);
  const input = {
    boardId: card.boardId,
    applicationIds: [card.id],
    status,
    ...(status === "applied" ? { dates: { applicationIds: [card.id], day, change: "fill" as const } } : {}),
  };
  await moveCards({ ctx, input });
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

/** Schedules the mail's appointment, or moves or calls off the interview that an earlier mail about it scheduled. */
async function changeInterviewOf(
  { sql, accountId, now }: Context,
  { kind, appointment, interviewChange }: InboundEmail,
  applicationId: string,
  calendarDigest: string | null,
): Promise<string | null> {
  if (kind !== "interview" || appointment === null) return null;
  const { startsAt: scheduledAt, durationMinutes, timeZone, location } = appointment;
  const known = calendarDigest ? await findInterview(sql, { accountId, digest: calendarDigest }) : null;
  const isCalledOff = interviewChange === "called_off";
  if (known) {
    const fields = isCalledOff
      ? { outcome: "canceled" as const }
      : { scheduledAt, durationMinutes, timeZone };
    await changeInterview(sql, accountId, known.id, fields, now);
    return known.id;
  }
  if (isCalledOff) return null;
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
  return added?.id ?? null;
}
