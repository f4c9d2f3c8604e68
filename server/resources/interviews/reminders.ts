import { placeOf } from "#domain/time-zones.ts";
import { readingOf, usualReading } from "#server/auth/reading.ts";
import type { RowOf } from "#server/core/query.ts";
import { sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { composeMail } from "#server/mail/compose.ts";
import { takeOccasion } from "#server/mail/occasions.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { unsubscribeLink } from "#server/resources/preferences/service.ts";
import { LONGEST_LEAD_MS, type Reminder, reminderDue } from "./reminder-times.ts";
import { holdInterview, listNextInterviews } from "./store/reminders.ts";

const AT_ONCE = 500;

type Next = RowOf<typeof listNextInterviews>;
type Due = Next & { readonly userId: string; readonly email: string; readonly reminder: Reminder };

/**
 * Emails the interview reminders that are due: the evening before and an hour before. May run in several processes concurrently, and late.
 * Memory is bounded: interviews are read in portions.
 * @returns the number of reminders handed to the queue. @throws the first one's error, after all have been tried
 */
export async function sendReminders(at = now(), atOnce = AT_ONCE): Promise<{ sent: number }> {
  const window = { from: at, to: new Date(at.getTime() + LONGEST_LEAD_MS), limit: atOnce };
  let after = { afterAt: at, afterAccount: "", afterId: "" };
  let sent = 0;
  const failures: unknown[] = [];
  for (;;) {
    const next = await listNextInterviews(sqlOn(pool), { ...window, ...after });
    for (const one of next) {
      try {
        const due = dueOf(one, at);
        if (due && (await remind(due))) sent += 1;
      } catch (error) {
        logger.error({ interview: one.id, error }, "a reminder was not sent");
        failures.push(error);
      }
    }
    const last = next.at(-1);
    if (!last || next.length < atOnce) break;
    const { scheduledAt, accountId, id } = last;
    after = { afterAt: new Date(scheduledAt), afterAccount: accountId, afterId: id };
  }
  if (failures.length > 0) throw failures[0];
  return { sent };
}

/** Returns an interview with the reminder that is due, or null if there is none or its person gets none. */
function dueOf(next: Next, now: Date): Due | null {
  const { userId, email } = next;
  if (userId === null || email === null) return null;
  const planned = { at: new Date(next.scheduledAt), createdAt: new Date(next.createdAt), timeZone: zoneOf(next) };
  const reminder = reminderDue(planned, now);
  return reminder && { ...next, userId, email, reminder };
}

function zoneOf({ timeZone, interviewZone }: Next): string {
  return timeZone ?? interviewZone;
}

/** Hands a reminder to the queue unless it was before, or the interview has changed. */
async function remind(due: Due): Promise<boolean> {
  const { userId, email, accountId, id: interviewId, reminder, title, company, boardId, applicationId } = due;
  const occasionAt = new Date(due.scheduledAt);
  const link = `${env().PUBLIC_URL}/boards/${boardId}?card=${applicationId}`;
  return inSqlTransaction(async (sql) => {
    const held = await holdInterview(sql, { accountId, interviewId, scheduledAt: occasionAt });
    const occasion = { userId, kind: `interview_${reminder}`, subjectId: interviewId, occasionAt } as const;
    if (held === null || (await takeOccasion(sql, occasion)) === null) return false;
    const mail = composeMail(
      reminder === "hour" ? "interviewInAnHour" : "interviewTomorrow",
      email,
      link,
      { title, company, ...timesOf(due) },
      unsubscribeLink({ userId, kind: "interview_reminders" }),
    );
    await onBehalfOf(accountId, () => sendMail(sql, mail));
    return true;
  });
}

/** Returns the day and time in the person's zone, and the zone's place. */
function timesOf(due: Due): { day: string; time: string; place: string } {
  const timeZone = zoneOf(due);
  const { locale } = readingOf(due) ?? usualReading();
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(due.scheduledAt));
  return {
    day: written({ weekday: "long", month: "long", day: "numeric" }),
    time: written({ hour: "numeric", minute: "2-digit" }),
    place: placeOf(timeZone) ?? timeZone,
  };
}
