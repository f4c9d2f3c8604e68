import { isDeepStrictEqual } from "node:util";
import { orderedHours } from "#domain/appointments.ts";
import { accountOfCaller } from "#server/core/access.ts";
import { invalidField } from "#server/core/errors.ts";
import type { Handler, Lock } from "#server/core/execute.ts";
import { recordChange } from "#server/resources/audit-events/service.ts";
import type { appointments, BookingPage } from "../contract.ts";
import * as store from "../store/pages.ts";

/** Locks the booking page that a GET reads. */
export const lockPageRead: Lock<typeof appointments.getPage> = ({ ctx }) =>
  store.lockPage(ctx.sql, { organizationId: ctx.organizationId, accountId: ctx.actor.accountId });

/** Returns the caller's booking page, if they have one. */
export const getPage: Handler<typeof appointments.getPage> = async ({ ctx }) => {
  const ofCoach = { organizationId: ctx.organizationId, accountId: ctx.actor.accountId };
  const page = await store.readPage(ctx.sql, ofCoach);
  return { page: page && store.presentPage(page) };
};

/** Sets when and how applicants book the caller. @throws validation_failed */
export const setPage: Handler<typeof appointments.setPage> = async ({ ctx, input }) => {
  const { sql, actor, now, organizationId } = ctx;
  const { organizationSlug: _, ...fields } = input;
  const hours = orderedHours(fields.hours);
  if (hours === null) throw invalidField(["hours"], "Ranges must end after they begin, and can't overlap.");
  if (fields.isOn && fields.link === null && hours.length === 0) {
    throw invalidField(["hours"], "Add hours or a booking link, or turn booking off.");
  }
  const page = { ...fields, hours, daysOff: [...new Set(fields.daysOff)].sort() };
  const ofCaller = { organizationId, accountId: accountOfCaller(actor) };
  const before = await store.lockPage(sql, ofCaller);
  if (before !== null && isDeepStrictEqual(store.presentPage(before), page)) return { page };
  await store.writePage(sql, {
    ...ofCaller,
    ...page,
    hours: JSON.stringify(page.hours),
    daysOff: JSON.stringify(page.daysOff),
    at: now,
  });
  await recordChange(ctx, {
    action: "booking_page_changed",
    details: { before: before && auditedFields(before), after: auditedFields(page) },
  });
  return { page };
};

/** Returns the fields of a page for the audit log, without texts that staff wrote. */
function auditedFields({
  isOn,
  link,
  minutes,
  capacity,
}: Pick<BookingPage, "isOn" | "link" | "minutes" | "capacity">) {
  return { isOn, isElsewhere: link !== null, minutes, capacity };
}

/** Returns the staff whom the caller can book. */
export const listCoaches: Handler<typeof appointments.listCoaches> = async ({ ctx }) => {
  const ofCoach = { organizationId: ctx.organizationId, accountId: ctx.actor.accountId };
  const pages = await store.listOpenPages(ctx.sql, ofCoach);
  const data = pages.map(({ accountId, coachId, coachName, isOwnCoach, link, ...page }, index) => ({
    coachId,
    coachName,
    isLead: isOwnCoach && index === 0,
    isOwnCoach,
    isYou: accountId === ctx.actor.accountId,
    link,
    minutes: page.minutes,
    place: page.place,
    hasVideo: page.meetingUrl !== null,
  }));
  return { data };
};
