import { CalendarDateTime, fromAbsolute, toCalendarDate, toZoned } from "@internationalized/date";
import { HOUR_MS } from "#domain/time.ts";
import { placeOf } from "#domain/time-zones.ts";
import { dateFormatsOf, defaultDateFormats } from "#server/auth/date-formats.ts";
import { inEachPart } from "#server/core/parts.ts";
import { sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { takeOccasion } from "#server/mail/budgets.ts";
import { type ComposedMail, composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { unsubscribeLink } from "#server/resources/preferences/service.ts";
import { sendPush } from "#server/resources/push/service.ts";
import { listNextInterviews, lockInterview } from "./store/reminders.ts";

/** The two reminders of an interview. */
export const REMINDERS = ["evening", "hour"] as const;
export type Reminder = (typeof REMINDERS)[number];

/** The hour of the evening before, in the person's time zone. */
const EVENING = 18;
/** The longest time from a reminder to its interview: from the evening to the next midnight, and an hour that clocks may go back. */
export const LONGEST_LEAD_MS = (24 - EVENING + 24 + 1) * HOUR_MS;

/** Returns the instant when a reminder is due for an interview at `at`. */
export function dueAt(reminder: Reminder, at: Date, timeZone: string): Date {
  if (reminder === "hour") return new Date(at.getTime() - HOUR_MS);
  const { year, month, day } = toCalendarDate(fromAbsolute(at.getTime(), timeZone)).subtract({ days: 1 });
  return toZoned(new CalendarDateTime(year, month, day, EVENING), timeZone).toDate();
}

type Planned = { readonly at: Date; readonly createdAt: Date; readonly timeZone: string };

/**
 * Returns the reminder that is due now, if any. A late run still sends one that is useful: the evening's until the other one is due, and
 * the hour's until the interview. An interview that was added after a reminder's time gets no such reminder.
 */
export function reminderDue({ at, createdAt, timeZone }: Planned, now: Date): Reminder | null {
  if (now >= at) return null;
  const isDue = (reminder: Reminder) => {
    const due = dueAt(reminder, at, timeZone);
    return createdAt <= due && due <= now;
  };
  if (now >= dueAt("hour", at, timeZone)) return isDue("hour") ? "hour" : null;
  return isDue("evening") ? "evening" : null;
}

const AT_ONCE = 500;
/** The number of reminders that are claimed together, in a fixed order, so that processes wait for each other only briefly. */
const A_TRANSACTION = 50;

type Next = Awaited<ReturnType<typeof listNextInterviews>>[number];
type Due = Next & {
  readonly userId: string;
  readonly kind: "interview_evening" | "interview_hour";
  readonly mail: ComposedMail;
  readonly path: string;
};

/**
 * Emails the interview reminders that are due: the evening before and an hour before. May run in several processes concurrently, and late.
 * Memory is bounded: interviews are read in portions.
 * @returns the number of reminders handed to the queue. @throws the first one's error, after all have been tried
 */
export async function sendReminders(at = now(), atOnce = AT_ONCE): Promise<{ sent: number }> {
  const window = { from: at, to: new Date(at.getTime() + LONGEST_LEAD_MS), limit: atOnce };
  let sent = 0;
  const failures: unknown[] = [];
  const attempt = async <Result>(work: () => Result | Promise<Result>): Promise<Result | null> => {
    try {
      return await work();
    } catch (error) {
      logger.error({ error }, "reminders were not sent");
      failures.push(error);
      return null;
    }
  };
  await inEachPart(async (part) => {
    for (let after = { afterAt: at, afterAccount: "", afterId: "" }; ; ) {
      const next = await listNextInterviews(sqlOn(pool), part, { ...window, ...after });
      const due: Due[] = [];
      const formats = sharedFormats();
      for (const item of next) due.push(...((await attempt(() => dueOf(item, at, formats))) ?? []));
      for (let from = 0; from < due.length; from += A_TRANSACTION) {
        sent += (await attempt(() => remind(due.slice(from, from + A_TRANSACTION)))) ?? 0;
      }
      const last = next.at(-1);
      if (!last || next.length < atOnce) return;
      const { scheduledAt, accountId, id } = last;
      after = { afterAt: new Date(scheduledAt), afterAccount: accountId, afterId: id };
    }
  });
  if (failures.length > 0) throw failures[0];
  return { sent };
}

/** Returns the interview with its email if a reminder is due and unsent and the person receives reminders; otherwise an empty list. */
function dueOf(next: Next, now: Date, formats: ReturnType<typeof sharedFormats>): Due[] {
  const { userId, email, taken: takenAt } = next;
  if (userId === null || email === null) return [];
  const planned = {
    at: new Date(next.scheduledAt),
    createdAt: new Date(next.createdAt),
    timeZone: zoneOf(next),
  };
  const reminder = reminderDue(planned, now);
  if (reminder === null) return [];
  const kind = `interview_${reminder}` as const;
  if (takenAt.includes(kind)) return [];
  const path = `/boards/${next.boardId}?card=${next.applicationId}`;
  const mail = composeMail(
    reminder === "hour" ? "interviewInAnHour" : "interviewTomorrow",
    email,
    `${env().PUBLIC_URL}${path}`,
    { title: next.title, company: next.company, ...timesOf(next, formats) },
    { unsubscribe: unsubscribeLink({ userId, kind: "interview_reminders" }) },
  );
  return [{ ...next, userId, kind, mail, path }];
}

function zoneOf({ timeZone, interviewZone }: Next): string {
  return timeZone ?? interviewZone;
}

/** Queues reminders, unless another process sent them or their interviews have changed. */
async function remind(due: readonly Due[]): Promise<number> {
  return inSqlTransaction(async (sql) => {
    let sent = 0;
    for (const { userId, accountId, id: interviewId, scheduledAt, kind, mail, path, isMuted } of due) {
      const occasionAt = new Date(scheduledAt);
      const locked = await lockInterview(sql, { accountId, interviewId, scheduledAt: occasionAt });
      const occasion = { userId, kind, subjectId: interviewId, occasionAt };
      if (locked === null || (await takeOccasion(sql, occasion)) === null) continue;
      await onBehalfOf(accountId, async () => {
        if (!isMuted) await sendMail(sql, mail);
        const shown = { title: mail.subject, body: "", path, tag: interviewId };
        await sendPush(sql, userId, "interview_reminders", shown);
      });
      sent += 1;
    }
    return sent;
  });
}

/** The formats of a day and of a time. */
type Written = { readonly day: Intl.DateTimeFormat; readonly time: Intl.DateTimeFormat };

/** Returns a lookup that reuses the formats of a locale and time zone: each format takes memory outside of the heap. */
function sharedFormats() {
  const formats = new Map<string, Written>();
  return (locale: string, timeZone: string): Written => {
    const key = `${locale} ${timeZone}`;
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone });
    const written = formats.get(key) ?? {
      day: format({ weekday: "long", month: "long", day: "numeric" }),
      time: format({ hour: "numeric", minute: "2-digit" }),
    };
    formats.set(key, written);
    return written;
  };
}

/** Returns the day and time in the person's zone, and the zone's place. */
function timesOf(next: Next, formats: ReturnType<typeof sharedFormats>) {
  const timeZone = zoneOf(next);
  const at = new Date(next.scheduledAt);
  const { day, time } = formats((dateFormatsOf(next) ?? defaultDateFormats()).locale, timeZone);
  return { day: day.format(at), time: time.format(at), place: placeOf(timeZone) ?? timeZone };
}
