import { isStaff } from "#domain/roles.ts";
import { type AccountId, accountOfCaller, type OrganizationId } from "#server/core/access.ts";
import { notFound } from "#server/core/errors.ts";
import type { Handler, Lock } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import { env } from "#server/lib/env.ts";
import { findApplicant } from "#server/resources/outcomes/service.ts";
import type { Appointment, appointments } from "../contract.ts";
import * as store from "../store/appointments.ts";
import * as own from "../store/own.ts";
import type { CalendarAppointment } from "./calendar.ts";

export { appointmentPortionsOf } from "../store/own.ts";

/** Returns a page of the caller's appointments or, for staff, of an applicant's. @throws not_found */
export const listAppointments: Handler<typeof appointments.list> = async ({ ctx, input }) => {
  const { sql, actor, now } = ctx;
  const { id: organizationId, role } = ctx.organization;
  const { applicantEmail, when } = input;
  const named =
    applicantEmail === undefined ? null : await findApplicant(sql, { organizationId, email: applicantEmail });
  const isUnknown = applicantEmail !== undefined && named === null;
  if (isUnknown || (named !== null && !isStaff(role) && named.accountId !== actor.accountId)) {
    throw notFound("applicant");
  }
  const visibility = isStaff(role)
    ? { accountId: named?.accountId, ownId: named === null ? actor.accountId : undefined }
    : { accountId: actor.accountId };
  const read = when === "upcoming" ? store.listUpcomingOf : store.listPastOf;
  return read(sql, ctx.list, { organizationId, viewerId: actor.accountId, now, ...visibility });
};

/** Returns the organization's appointments with these ids. */
export async function readAppointments(
  sql: Sql,
  params: { organizationId: OrganizationId; ids: readonly string[] },
): Promise<Appointment[]> {
  return (await store.findAppointments(sql, params)).map(store.present);
}

/** Locks the appointment that a GET reads. */
export const lockAppointmentRead: Lock<typeof appointments.get> = ({ ctx, input }) =>
  store.lockAppointment(ctx.sql, {
    organizationId: ctx.organizationId,
    id: input.appointmentId,
    viewerId: ctx.actor.accountId,
  });

/** Returns an appointment. Applicants can only read their own. @throws not_found */
export const getAppointment: Handler<typeof appointments.get> = async ({ ctx, input }) => {
  const { id: organizationId, role } = ctx.organization;
  const params = { organizationId, id: input.appointmentId, viewerId: ctx.actor.accountId };
  const found = await store.findAppointment(ctx.sql, params);
  if (found === null || (found.viewer === "staff" && !isStaff(role))) throw notFound("appointment");
  return store.present(found);
};

/**
 * Returns the caller's appointments in all organizations: upcoming ones, earliest first, or, as coach, those that ended recently and aren't
 * in the contact log, latest first.
 */
export const listOwn: Handler<typeof appointments.listOwn> = async ({ ctx, input: { show } }) => {
  const { sql, actor, now } = ctx;
  const read = show === "upcoming" ? own.listUpcoming : own.listUnlogged;
  const params = { accountId: accountOfCaller(actor), restrictedTo: actor.restrictedToOrganizationId, now };
  return (await read(sql, params)).map(store.present);
};

/** Returns an appointment of the caller as a calendar file. @throws not_found */
export const getFile: Handler<typeof appointments.getFile> = async ({ ctx, input }) => {
  const params = {
    organizationId: ctx.organizationId,
    id: input.appointmentId,
    viewerId: ctx.actor.accountId,
  };
  const found = await store.findAppointment(ctx.sql, params);
  if (found === null || found.viewer === "staff") throw notFound("appointment");
  const { fileOf } = await import("./calendar.ts");
  return { fileName: `${found.id}.ics`, text: fileOf(inCalendar(found)) };
};

/** Returns an appointment as its reader's calendar shows it. */
function inCalendar(seen: store.SeenAppointment): CalendarAppointment {
  const isCoach = seen.viewer === "coach";
  const { applicantDisplayName, applicantEmail, coachName } = seen;
  return {
    ...seen,
    otherName: isCoach ? applicantDisplayName?.trim() || applicantEmail : coachName,
    link: `${env().PUBLIC_URL}${pathOf(seen.organizationSlug, isCoach)}`,
  };
}

/** Returns the path of the page where a coach or an applicant changes their appointments. */
export function pathOf(organizationSlug: string, isCoach: boolean): string {
  return `/o/${organizationSlug}${isCoach ? "/appointments" : ""}`;
}

/** Returns someone's appointments for their calendar feed. */
export async function readFeedAppointments(
  sql: Sql,
  params: { accountId: AccountId; now: Date },
): Promise<CalendarAppointment[]> {
  return (await store.readFeedAppointments(sql, params)).map(inCalendar);
}
