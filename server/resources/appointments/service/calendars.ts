import { invalidField } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { sealSecret } from "#server/lib/sealed-secret.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { recordChange } from "#server/resources/audit-events/service.ts";
import { calendarSeal, leaseUntil, openCalendarAddress } from "../busy/reading.ts";
import type { appointments } from "../contract.ts";
import * as store from "../store/calendars.ts";
import { lockPage } from "../store/pages.ts";

type OfPage = Parameters<typeof store.findCalendar>[1];

/** Returns the calendar whose busy times can't be booked, if the caller has set one, and the result of its last read. */
export const getCalendar: Handler<typeof appointments.getCalendar> = async ({ ctx }) => ({
  calendar: await readShown(ctx.sql, { organizationId: ctx.organizationId, accountId: ctx.actor.accountId }),
});

/** Sets or removes the calendar whose busy times can't be booked, and enqueues its first read. @throws validation_failed */
export const setCalendar: Handler<typeof appointments.setCalendar> = async ({ ctx, input }) => {
  const { sql, actor, now } = ctx;
  const ofPage = { organizationId: ctx.organizationId, accountId: actor.accountId };
  const { calendarUrl } = input;
  const isRead = calendarUrl !== null && actor.environment === "live";
  const sealed = calendarUrl === null ? null : sealSecret(calendarUrl, calendarSeal(actor.accountId));
  await lockPage(sql, ofPage);
  const before = await store.findCalendar(sql, ofPage);
  const chosen = { ...ofPage, calendarUrl: sealed, dueAt: isRead ? leaseUntil(now) : null };
  if (!(await store.writeCalendar(sql, chosen))) {
    if (calendarUrl === null) return { calendar: null };
    throw invalidField(["calendarUrl"], "Save your booking page first.");
  }
  if (isRead) await onBehalfOf(ofPage.organizationId, () => enqueue(sql, "read-calendar", ofPage));
  await recordChange(ctx, {
    action: "booking_page_changed",
    details: { before: { hasCalendar: before !== null }, after: { hasCalendar: calendarUrl !== null } },
  });
  return { calendar: await readShown(sql, ofPage) };
};

async function readShown(sql: Sql, ofPage: OfPage) {
  const found = await store.findCalendar(sql, ofPage);
  if (found === null) return null;
  const { calendarUrl, ...state } = found;
  const address = openCalendarAddress(calendarUrl, ofPage.accountId);
  // An address that can't be opened anymore counts as not set, so that the person enters it again.
  return address === null ? null : { host: new URL(address).host, ...state };
}
