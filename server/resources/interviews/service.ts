import type { AccountId } from "#server/core/access.ts";
import { notFound } from "#server/core/errors.ts";
import type { Handler, Lock } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import type { Interview, interviews } from "./contract.ts";
import { instantOf } from "./local-time.ts";
import * as store from "./store/interviews.ts";
import * as sections from "./store/sections.ts";

export { isAhead, needsFeedback } from "./progress.ts";
export { renameInterviewer } from "./store/interviewers.ts";
export { readInterviews } from "./store/interviews.ts";

/** Returns a page of the caller's interviews. */
export const listInterviews: Handler<typeof interviews.list> = ({ ctx, input }) => {
  const list = { operation: "interviews.list", tenant: ctx.accountId, input };
  return store.listInterviews(ctx.sql, ctx.accountId, list, input);
};

/** Locks the rows that a read of the interview returns. */
export const lockInterviewRead: Lock<typeof interviews.get> = ({ ctx, input }) =>
  store.lockInterviewVersion(ctx.sql, { accountId: ctx.accountId, id: input.interviewId });

/** Returns one of the caller's interviews. */
export const getInterview: Handler<typeof interviews.get> = ({ ctx, input }) =>
  requireInterview(ctx.sql, ctx.accountId, input.interviewId);

/** Schedules an interview for one of the caller's applications. */
export const createInterview: Handler<typeof interviews.create> = async ({ ctx, input }) => {
  const { applicationId, scheduledAt: given, ...details } = input;
  const scheduledAt = instantOf(given, details.timeZone);
  const id = await store.insertInterview(ctx.sql, ctx.accountId, { applicationId, scheduledAt, at: ctx.now });
  if (id === null) throw notFound("application");
  await store.writeInterview(ctx.sql, ctx.accountId, id, details, ctx.now);
  return requireInterview(ctx.sql, ctx.accountId, id);
};

type Planned = { applicationId: string; scheduledAt: string } & store.InterviewFields;

/** Adds interviews to the account's applications, except those that an application has at that instant already. */
export async function addInterviews(
  sql: Sql,
  accountId: AccountId,
  planned: readonly Planned[],
  at: Date,
): Promise<{ applicationId: string; id: string }[]> {
  const added: { applicationId: string; id: string }[] = [];
  for (const { applicationId, scheduledAt, ...details } of planned) {
    if (await store.isScheduled(sql, accountId, applicationId, scheduledAt)) continue;
    const id = await store.insertInterview(sql, accountId, { applicationId, scheduledAt, at });
    if (id === null) throw notFound("application");
    await store.writeInterview(sql, accountId, id, details, at);
    added.push({ applicationId, id });
  }
  return added;
}

/** Changes the given fields of an interview. */
export const updateInterview: Handler<typeof interviews.update> = async ({ ctx, input }) => {
  const { interviewId, scheduledAt: given, ...others } = input;
  const fields = given === undefined ? others : { ...others, scheduledAt: await instantIn(given) };
  await store.writeInterview(ctx.sql, ctx.accountId, interviewId, fields, ctx.now);
  return requireInterview(ctx.sql, ctx.accountId, interviewId);

  /** Converts a local time; it is in the interview's time zone unless the change names another. */
  async function instantIn(time: string): Promise<string> {
    if (time.endsWith("Z")) return time;
    const zone = others.timeZone ?? (await requireInterview(ctx.sql, ctx.accountId, interviewId)).timeZone;
    return instantOf(time, zone);
  }
};

/** Deletes an interview. */
export const deleteInterview: Handler<typeof interviews.delete> = async ({ ctx, input }) => {
  if (!(await store.deleteInterview(ctx.sql, ctx.accountId, input.interviewId))) throw notFound("interview");
  return { id: input.interviewId, deleted: true };
};

async function requireInterview(sql: Sql, accountId: AccountId, id: string): Promise<Interview> {
  const [interview] = await store.readInterviews(sql, accountId, [id]);
  if (!interview) throw notFound("interview");
  return interview;
}

/** Returns a page of one section of the caller's interviews. */
export const listSection: Handler<typeof interviews.listSection> = ({ ctx, input }) => {
  const list = { operation: "interviews.list_section", tenant: ctx.accountId, input };
  const { section, search, type } = input;
  return sections.listSection(ctx.sql, ctx.accountId, list, { section, search, type, now: ctx.now });
};

/** Returns the caller's interviews between two instants. */
export const listSpan: Handler<typeof interviews.listSpan> = ({ ctx, input }) =>
  sections.listSpan(ctx.sql, ctx.accountId, input);

/** Returns the caller's cards whose title or company contains the text. */
export const findCards: Handler<typeof interviews.findCards> = ({ ctx, input }) =>
  sections.findCards(ctx.sql, ctx.accountId, input.search);
