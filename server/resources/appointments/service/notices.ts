import { dateTimeFormat } from "#domain/formatters.ts";
import { DAY_MS } from "#domain/time.ts";
import { placeOf } from "#domain/time-zones.ts";
import { dateFormatsOf, defaultDateFormats } from "#server/auth/date-formats.ts";
import { type OrganizationId, organizationOfJob } from "#server/core/access.ts";
import type { Step } from "#server/core/portions.ts";
import type { Sql } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { now } from "#server/lib/clock.ts";
import { env } from "#server/lib/env.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { unsubscribeLink } from "#server/resources/preferences/service.ts";
import { sendPush } from "#server/resources/push/service.ts";
import {
  deleteUpcoming,
  type Recipient,
  readRecipients,
  readReminderRecipients,
  readUpcomingIds,
  takeRemindable,
} from "../store/mailing.ts";
import { pathOf } from "./reading.ts";

/** A change of an appointment, and the account that made it. */
type Change = {
  readonly kind: "appointmentBooked" | "appointmentMoved" | "appointmentCanceled";
  readonly actorAccountId: string;
};

/** Emails both people of an appointment, with a file that updates their calendars. */
export async function notifyBoth(
  sql: Sql,
  organizationId: OrganizationId,
  id: string,
  { kind, actorAccountId }: Change,
): Promise<void> {
  for (const recipient of await readRecipients(sql, { organizationId, ids: [id] })) {
    const who = actorAccountId === recipient.accountId ? "you" : "they";
    await notify(sql, recipient, { kind, who, link: linkOf(recipient) });
  }
}

type Notice = { readonly kind: Change["kind"]; readonly who: string; readonly link: string };

async function notify(sql: Sql, recipient: Recipient, { kind, who, link }: Notice): Promise<void> {
  const { invitationOf } = await import("./calendar.ts");
  const { email } = recipient;
  const mail = composeMail(kind, email, link, { ...valuesOf(recipient), who });
  await sendMail(sql, { ...mail, calendar: invitationOf({ ...recipient, link }, email) });
}

const APPOINTMENTS_PER_JOB = 50;

/** The reason why appointments ended: a membership ended, or the organization was deleted. */
type Cause = "end" | "deleted";

/**
 * Appointments that ended, with the data for the emails about them. A job of an earlier release has no cause, which means that the
 * organization was deleted.
 */
type Ended = { readonly recipients: readonly object[]; readonly cause?: Cause };

/**
 * Emails both people of each appointment that was canceled with a membership. If there are many, jobs email the others: a coach can have
 * thousands, and each email takes a few milliseconds.
 */
export async function notifyOfEnd(
  sql: Sql,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += APPOINTMENTS_PER_JOB) {
    const some = ids.slice(from, from + APPOINTMENTS_PER_JOB);
    const ended = {
      recipients: await readRecipients(sql, { organizationId, ids: some }),
      cause: "end",
    } as const;
    if (from === 0) await emailEach(sql, ended);
    else await planEmails(sql, organizationId, ended);
  }
}

/** Enqueues emails to people whose appointments ended. The job contains their data, because the rows may be gone when it runs. */
function planEmails(sql: Sql, organizationId: OrganizationId, ended: Ended): Promise<void> {
  return onBehalfOf(organizationId, () => enqueue(sql, "tell-of-deleted-appointments", ended));
}

async function emailEach(sql: Sql, { recipients, cause = "deleted" }: Ended): Promise<void> {
  for (const recipient of recipients as readonly Recipient[]) {
    const link = cause === "end" ? linkOf(recipient) : env().PUBLIC_URL;
    await notify(sql, recipient, { kind: "appointmentCanceled", who: cause, link });
  }
}

/** Deletes some upcoming appointments of an organization that is deleted, and enqueues emails to both people of each. */
export const endUpcoming: Step = async (sql, { id, limit }) => {
  const organizationId = organizationOfJob(id);
  const at = now();
  const updatedAt = at.toISOString();
  let ended = 0;
  while (ended < limit) {
    const upcoming = await readUpcomingIds(sql, { organizationId, now: at, limit: APPOINTMENTS_PER_JOB });
    if (upcoming.length === 0) return ended;
    const ids = upcoming.map((item) => item.id);
    const found = await readRecipients(sql, { organizationId, ids });
    const recipients = found.map((item) => ({
      ...item,
      ...{ sequence: item.sequence + 1, updatedAt, canceledAt: updatedAt },
    }));
    await planEmails(sql, organizationId, { recipients, cause: "deleted" });
    ended += await deleteUpcoming(sql, { organizationId, ids });
  }
  return ended;
};

/** Emails people whose appointments ended. */
export function emailAboutEndedAppointments(ended: Ended): Promise<void> {
  return inSqlTransaction((sql) => emailEach(sql, ended));
}

/** The time between a reminder and its appointment. */
const LEAD_MS = DAY_MS;
const REMINDERS_PER_TRANSACTION = 50;

/** Returns `reminded_at` for a new time. An appointment that starts within a day counts as already reminded, so it gets no reminder. */
export function remindedAt(startsAt: Date, at: Date): Date | null {
  return startsAt.getTime() - at.getTime() <= LEAD_MS ? at : null;
}

/**
 * Reminds both people a day before each appointment, by email and in their browsers. May run in several processes concurrently.
 * @returns the number of emails
 */
export async function remindOfAppointments(at = now()): Promise<{ sent: number }> {
  const until = new Date(at.getTime() + LEAD_MS);
  let sent = 0;
  for (;;) {
    const [dueCount, mailed] = await inSqlTransaction(async (sql) => {
      const due = await takeRemindable(sql, { now: at, until, limit: REMINDERS_PER_TRANSACTION });
      return [due.length, await remind(sql, due)] as const;
    });
    sent += mailed;
    if (dueCount < REMINDERS_PER_TRANSACTION) return { sent };
  }
}

async function remind(sql: Sql, due: readonly { id: string; organizationId: string }[]): Promise<number> {
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  const organizationIds = [...new Set(due.map(({ organizationId }) => organizationOfJob(organizationId)))];
  const recipients = await readReminderRecipients(sql, { organizationIds, ids });
  for (const recipient of recipients) {
    const { id, email, userId, accountId, organizationSlug, isCoach, isMuted } = recipient;
    const mail = composeMail("appointmentTomorrow", email, linkOf(recipient), valuesOf(recipient), {
      unsubscribe: unsubscribeLink({ userId, kind: "interview_reminders" }),
    });
    const shown = { title: mail.subject, body: "", path: pathOf(organizationSlug, isCoach), tag: id };
    await onBehalfOf(accountId, async () => {
      if (!isMuted) await sendMail(sql, mail);
      await sendPush(sql, userId, "interview_reminders", shown);
    });
  }
  return recipients.filter(({ isMuted }) => !isMuted).length;
}

const linkOf = ({ organizationSlug, isCoach }: Recipient) =>
  `${env().PUBLIC_URL}${pathOf(organizationSlug, isCoach)}`;

/** Returns the values for the texts, with the time in the recipient's zone. */
function valuesOf(recipient: Recipient) {
  const { locale, timeZone } = dateFormatsOf(recipient) ?? defaultDateFormats();
  const { otherName: other, organizationName: organization, startsAt } = recipient;
  return { other, organization, ...timesOf(startsAt, locale, timeZone) };
}

/** Returns the day and the time of an instant in a reader's format and zone, and the name of the zone's place. */
export function timesOf(instant: string | Date, locale: string, timeZone: string) {
  const at = new Date(instant);
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { ...options, timeZone }).format(at);
  return {
    day: format({ weekday: "long", month: "long", day: "numeric" }),
    time: format({ hour: "numeric", minute: "2-digit" }),
    place: placeOf(timeZone) ?? timeZone,
  };
}
