import { parseDateTime, toZoned } from "@internationalized/date";
import type { AccountId } from "#server/core/access.ts";
import { invalidField, notFound, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { isMoment } from "#server/core/fields.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import { likePattern, type Sql, searchPattern } from "#server/core/sql.ts";
import { lockRowOf } from "#server/core/versions.ts";
import { type Interview, interviews } from "./contract.ts";
import * as store from "./store/interviews.ts";
import * as sections from "./store/sections.ts";

export { isAhead, needsFeedback } from "./progress.ts";
export { readInterviews, renameInterviewer } from "./store/interviews.ts";

/** Returns a page of the caller's interviews. */
const listInterviews: Handler<typeof interviews.list> = ({ ctx, input }) => {
  const { applicationId, from, to, outcome } = input;
  return store.listInterviews(ctx.sql, ctx.list, {
    accountId: ctx.accountId,
    applicationId,
    from,
    to,
    outcome,
  });
};

/** Returns one of the caller's interviews. */
const getInterview: Handler<typeof interviews.get> = ({ ctx, input }) =>
  requireInterview(ctx.sql, ctx.accountId, input.interviewId);

/** Schedules an interview for one of the caller's applications. */
const createInterview: Handler<typeof interviews.create> = async ({ ctx, input }) => {
  const planned = { ...input, scheduledAt: instantOf(input.scheduledAt, input.timeZone) };
  const id = await schedule(ctx.sql, ctx.accountId, planned, ctx.now);
  return requireInterview(ctx.sql, ctx.accountId, id);
};

type Planned = { applicationId: string; scheduledAt: string } & store.InterviewFields;

/** Adds interviews to the account's applications, unless the application already has one at that instant. */
export async function addInterviews(
  sql: Sql,
  accountId: AccountId,
  planned: readonly Planned[],
  at: Date,
): Promise<{ applicationId: string; id: string }[]> {
  const added: { applicationId: string; id: string }[] = [];
  for (const interview of planned) {
    const { applicationId, scheduledAt } = interview;
    if (await store.isScheduled(sql, { accountId, applicationId, scheduledAt })) continue;
    added.push({ applicationId, id: await schedule(sql, accountId, interview, at) });
  }
  return added;
}

/** Adds an interview and returns its id. @throws not_found if the account has no such application */
async function schedule(
  sql: Sql,
  accountId: AccountId,
  { applicationId, scheduledAt, ...details }: Planned,
  at: Date,
): Promise<string> {
  const own = { accountId, id: newId("interview") };
  if (!(await store.insertInterview(sql, { ...own, applicationId, scheduledAt, at }))) {
    throw notFound("application");
  }
  await store.writeInterview(sql, own, { ...details, updatedAt: at });
  return own.id;
}

/** Changes the given fields of an interview. */
const updateInterview: Handler<typeof interviews.update> = async ({ ctx, input }) => {
  const { interviewId, scheduledAt: localTime, ...others } = input;
  const fields = localTime === undefined ? others : { ...others, scheduledAt: await instantIn(localTime) };
  const own = { accountId: ctx.accountId, id: interviewId };
  await store.writeInterview(ctx.sql, own, { ...fields, updatedAt: ctx.now });
  return requireInterview(ctx.sql, ctx.accountId, interviewId);

  /** Converts a local time; it is in the interview's time zone unless the change names another. */
  async function instantIn(time: string): Promise<string> {
    if (time.endsWith("Z")) return time;
    const zone = others.timeZone ?? (await requireInterview(ctx.sql, ctx.accountId, interviewId)).timeZone;
    return instantOf(time, zone);
  }
};

/** Changes the given fields of an interview that is known to be the account's. */
export async function changeInterview(
  sql: Sql,
  accountId: AccountId,
  id: string,
  fields: store.InterviewFields,
  at: Date,
): Promise<void> {
  await store.writeInterview(sql, { accountId, id }, { ...fields, updatedAt: at });
}

/** Deletes an interview, if it is still there. */
export async function removeInterview(sql: Sql, accountId: AccountId, id: string): Promise<void> {
  await store.deleteInterview(sql, { accountId, id });
}

const deleteInterview: Handler<typeof interviews.delete> = async ({ ctx, input }) => {
  const own = { accountId: ctx.accountId, id: input.interviewId };
  if (!(await store.deleteInterview(ctx.sql, own))) throw notFound("interview");
  return { id: input.interviewId, deleted: true };
};

async function requireInterview(sql: Sql, accountId: AccountId, id: string): Promise<Interview> {
  const [interview] = await store.readInterviews(sql, { accountId, ids: [id] });
  return requireFound("interview", interview);
}

/** Returns a page of the caller's interviews with their cards, of one section or between two instants: earliest first, past sections latest first. */
const listEntries: Handler<typeof interviews.listEntries> = ({ ctx, input }) => {
  const { when, search, type } = input;
  const filters = { accountId: ctx.accountId, search: searchPattern(search), type };
  if (typeof when === "object") return sections.listSpan(ctx.sql, ctx.list, { ...filters, ...when });
  const within = { ...filters, now: ctx.now };
  if (when === "upcoming") return sections.listUpcoming(ctx.sql, ctx.list, within);
  return sections.listPast(ctx.sql, ctx.list, within, when);
};

/**
 * Returns an instant in UTC with milliseconds.
 * @param time an instant, or a local time without an offset
 * @param timeZone the time zone of that local time; undefined if not given
 * @throws validation_failed for a local time without a time zone, or in a year that can't be stored
 */
function instantOf(time: string, timeZone: string | undefined): string {
  if (time.endsWith("Z")) return time;
  if (timeZone === undefined) {
    throw invalidField(["scheduledAt"], "Add an offset, such as Z, or send timeZone for a local time.");
  }
  const instant = toZoned(parseDateTime(time), timeZone).toAbsoluteString();
  if (!isMoment(instant)) throw invalidField(["scheduledAt"], "The year in UTC must be from 1 to 9999.");
  return instant;
}

export const interviewsGroup = defineGroup(interviews, {
  about: "Interviews for applications.",
  toolsets: ["search"],
  handlers: {
    list: listInterviews,
    get: { handler: getInterview, lock: lockRowOf("interviews", "interviewId") },
    create: createInterview,
    update: updateInterview,
    delete: deleteInterview,
    listEntries,
    /** Returns the caller's cards whose title or company contains the text. */
    findCards: ({ ctx, input }) =>
      sections.findCards(ctx.sql, { accountId: ctx.accountId, search: likePattern(input.search) }),
  },
  examples: () => import("./examples.ts"),
});
