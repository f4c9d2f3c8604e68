import ical, { type ICalCalendar, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { MINUTE_MS } from "#domain/time.ts";
import { dateFormatsOfAccount } from "#server/auth/date-formats.ts";
import { digestOf } from "#server/auth/secrets.ts";
import { countRequest } from "#server/core/rate-limit.ts";
import type { Sql } from "#server/core/sql.ts";
import { env } from "#server/lib/env.ts";
import { calendarText, plainText, uidOf } from "#server/lib/icalendar.ts";
import { textsOf } from "#server/lib/texts.ts";
import { addAppointment, type CalendarAppointment } from "#server/resources/appointments/service/calendar.ts";
import { readFeedAppointments } from "#server/resources/appointments/service/reading.ts";
import words from "../../../messages/en/calendar.json" with { type: "json" };
import { secretIn } from "./service.ts";
import { type CalendarEntry, type CalendarTask, findAccount, readEntries, readTasks } from "./store.ts";

const REFRESH_SECONDS = 3_600;

const t = textsOf(words);

/**
 * Renders the interviews, the tasks with a time, and the appointments as an iCalendar object (RFC 5545).
 * Times are in UTC: programs show them in the reader's time zone, and daylight saving time can't shift them.
 * The description names an interview's own zone. Without a METHOD, DTSTAMP is when an entry changed
 * (3.8.7.2), so that the same entries produce the same text.
 * @param locale the locale of the reader's dates and times
 */
function renderCalendar(
  entries: readonly CalendarEntry[],
  tasks: readonly CalendarTask[],
  appointments: readonly CalendarAppointment[],
  locale: string,
): string {
  const calendar = ical({
    prodId: { company: "Offerlane", product: "Interviews", language: "EN" },
    name: t("name"),
    description: t("description"),
    ttl: REFRESH_SECONDS,
  });
  for (const entry of entries) addEntry(calendar, entry, locale);
  for (const task of tasks) addTask(calendar, task);
  for (const appointment of appointments) addAppointment(calendar, appointment);
  return calendarText(calendar);
}

function addEntry(calendar: ICalCalendar, entry: CalendarEntry, locale: string): void {
  const start = new Date(entry.scheduledAt);
  const isCanceled = entry.outcome === "canceled";
  const place = plainText(entry.location ?? entry.meetingUrl ?? "");
  calendar.createEvent({
    id: uidOf(entry.id),
    sequence: entry.sequence,
    start,
    end: new Date(start.getTime() + entry.durationMinutes * MINUTE_MS),
    stamp: entry.changedAt,
    created: entry.createdAt,
    lastModified: entry.changedAt,
    summary: plainText(
      t("summary", { type: t(`types.${entry.type}`), title: entry.title, company: entry.companyName }),
    ),
    description: plainText(descriptionOf(entry, locale)),
    ...(place === "" ? {} : { location: place }),
    url: cardLink(entry),
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCanceled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  });
}

/** The minutes that a calendar shows for a task, which has no duration. */
const TASK_MINUTES = 15;

function addTask(
  calendar: ICalCalendar,
  { id, text, due, createdAt, changedAt, ...card }: CalendarTask,
): void {
  const start = new Date(due);
  calendar.createEvent({
    id: uidOf(id),
    start,
    end: new Date(start.getTime() + TASK_MINUTES * MINUTE_MS),
    stamp: changedAt,
    created: createdAt,
    lastModified: changedAt,
    summary: plainText(text),
    url: card.applicationId ? cardLink(card) : `${env().PUBLIC_URL}/today`,
    // A task doesn't make its person unavailable.
    transparency: ICalEventTransparency.TRANSPARENT,
  });
}

function descriptionOf(entry: CalendarEntry, locale: string): string {
  const parts = [
    entry.interviewers === "" ? null : t("interviewers", { names: entry.interviewers }),
    entry.meetingUrl && entry.location ? t("meeting", { url: entry.meetingUrl }) : null,
    t("arranged", { time: timeInItsZone(entry, locale), zone: entry.timeZone }),
    entry.notes,
    cardLink(entry),
  ];
  return parts.filter((part) => part !== null).join("\n\n");
}

function timeInItsZone({ scheduledAt, timeZone }: CalendarEntry, locale: string): string {
  const form = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short", timeZone });
  return form.format(new Date(scheduledAt));
}

function cardLink({ boardId, applicationId }: Record<"boardId" | "applicationId", string | null>): string {
  return `${env().PUBLIC_URL}/boards/${boardId}?card=${applicationId}`;
}

/**
 * Returns the calendar for a file name of the feed's URL, or null if its secret is unknown or was replaced. Separate from the service, so
 * that pages don't load the code that writes calendars.
 * @param headers receives the rate limit's headers
 * @throws rate_limited
 */
export async function readFeed(
  sql: Sql,
  fileName: string,
  now: Date,
  headers: Map<string, string>,
): Promise<string | null> {
  const secret = secretIn(fileName);
  const found = secret === null ? null : await findAccount(sql, { secretHash: digestOf(secret) });
  if (found === null) return null;
  const { accountId } = found;
  await countRequest(`calendar:${accountId}`, "feeds", headers);
  const { locale } = await dateFormatsOfAccount(sql, accountId);
  const entries = await readEntries(sql, { accountId, now });
  const tasks = await readTasks(sql, { accountId, now });
  return renderCalendar(entries, tasks, await readFeedAppointments(sql, { accountId, now }), locale);
}
