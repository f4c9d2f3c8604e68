import { type Expression, type InferResult, sql as raw } from "kysely";
import type { Canceler } from "#domain/appointments.ts";
import { STAFF } from "#domain/roles.ts";
import type { AccountId, Ids, OfMember, OfOrganization, OrganizationRow } from "#server/core/access.ts";
import { applicantAt } from "#server/core/addresses.ts";
import { any, columnsOf, equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { lacksFactor } from "#server/core/reach.ts";
import { db, insertInto, selectFrom, updateTable } from "#server/core/statements.ts";
import { shownName } from "#server/resources/audit-events/service.ts";
import type { Appointment } from "../contract.ts";

type Seen = { viewerId: string };

/** Checks whether an appointment `p` is in the contact log. */
export const isLogged = raw<boolean>`EXISTS (SELECT FROM contact_log_entries e
  WHERE e.organization_id = p.organization_id AND e.appointment_id = p.id)`;

export const APPOINTMENT = [
  ...fieldsOf("p", "starts_at ends_at place meeting_url topic sequence created_at updated_at canceled_at"),
] as const;

/** Selects appointments `p` with the names of both people, and the viewer's part in each. */
export function appointmentsSeenBy(viewerId: Expression<string>) {
  return selectFrom("appointments as p")
    .innerJoin("organizations as o", "o.id", "p.organization_id")
    .innerJoin("accounts as a", "a.id", "p.coach_id")
    .innerJoin("accounts as w", "w.id", "p.account_id")
    .leftJoin("members as k", on({ "k.organization_id": "p.organization_id", "k.account_id": "p.coach_id" }))
    .select([
      ...fieldsOf("p", "id coach_id:coachAccountId account_id"),
      ...fieldsOf("o", "slug:organizationSlug name:organizationName"),
      "k.id as coachId",
      shownName.as("coachName"),
      ...fieldsOf("w", "email:applicantEmail display_name:applicantDisplayName"),
      raw<
        Appointment["viewer"]
      >`CASE ${viewerId} WHEN p.coach_id THEN 'coach' WHEN p.account_id THEN 'applicant'
        ELSE 'staff' END`.as("viewer"),
      ...APPOINTMENT,
      ...fieldsOf("p", "canceled_by cancel_reason"),
      isLogged.as("isLogged"),
    ]);
}
export type SeenAppointment = InferResult<ReturnType<typeof appointmentsSeenBy>>[number];

/** Converts a row to an appointment of the API. */
export function present(params: SeenAppointment): Appointment {
  const {
    coachAccountId: _,
    accountId: __,
    sequence: ___,
    createdAt: ____,
    updatedAt: _____,
    ...shown
  } = params;
  return shown;
}

type AppointmentsQuery = OfOrganization &
  Seen & { now: Date; ownId?: string | undefined; accountId?: string | undefined };

function listOf({ organizationId, viewerId, ownId, accountId }: Params<AppointmentsQuery>) {
  let list = appointmentsSeenBy(viewerId).where("p.organization_id", "=", organizationId);
  if (ownId) list = list.where("p.coach_id", "=", ownId);
  if (accountId) list = list.where("p.account_id", "=", accountId);
  return list;
}
const key = { startsAt: "p.starts_at", id: "p.id" } as const;

/** Returns a page of appointments that haven't ended, earliest first: a coach's (`ownId`) or an applicant's (`accountId`). */
export const listUpcomingOf = query.page("appointments_list_upcoming", {
  key,
  present: present,
  rows: (params: Params<AppointmentsQuery>) =>
    listOf(params).where(raw<boolean>`p.ends_at > ${params.now}::timestamptz`),
});

/** Returns a page of appointments that have ended, latest first: a coach's (`ownId`) or an applicant's (`accountId`). */
export const listPastOf = query.page("appointments_list_past", {
  key,
  order: "desc",
  present: present,
  rows: (params: Params<AppointmentsQuery>) =>
    listOf(params).where(raw<boolean>`p.ends_at <= ${params.now}::timestamptz`),
});

type One = OrganizationRow & Seen;
const appointmentOf = ({ organizationId, id, viewerId }: Params<One>) =>
  appointmentsSeenBy(viewerId).where("p.organization_id", "=", organizationId).where("p.id", "=", id);

export const findAppointment = query.maybeOne("appointments_get", (params: Params<One>) =>
  appointmentOf(params),
);

/** Returns the organization's appointments with these ids, for staff who aren't part of them. */
export const findAppointments = query.many(
  "appointments_get_each",
  ({ organizationId, ids }: Params<OfOrganization & Ids>) =>
    appointmentsSeenBy(raw<string>`''`).where(
      equal({ "p.organization_id": organizationId, "p.id": any(ids) }),
    ),
);

/** Locks an appointment for a change and returns it. */
export const lockAppointment = query.maybeOne("appointments_lock", (params: Params<One>) =>
  appointmentOf(params).forUpdate("p"),
);

type OfSlots = OfOrganization & { coachId: string; from: Date; to: Date; exceptId: string | null };

/**
 * Returns a coach's booked slots within a period, with their taken seats. @param exceptId an appointment to
 * leave out, because it is being moved
 */
export const readBookedSlots = query.many(
  "appointments_taken",
  ({ organizationId, coachId, from, to, exceptId }: Params<OfSlots>) =>
    selectFrom("appointments as p")
      .select([...fieldsOf("p", "starts_at ends_at"), raw<number[]>`array_agg(p.seat)`.as("seats")])
      .where(equal({ "p.organization_id": organizationId, "p.coach_id": coachId, "p.canceled_at": null }))
      .where(raw<boolean>`p.starts_at BETWEEN ${from}::timestamptz AND ${to}::timestamptz`)
      .where(raw<boolean>`p.id IS DISTINCT FROM ${exceptId}::text`)
      .groupBy(["p.starts_at", "p.ends_at"])
      .orderBy("p.starts_at"),
);

/** Locks the membership of the applicant with this address, so that they can't leave in the meantime. */
export const lockApplicant = query.maybeOne(
  "appointments_lock_applicant",
  (params: Params<OfOrganization & { email: string }>) =>
    applicantAt(params).select("m.account_id as accountId").forShare("m"),
);

/** Locks an applicant's bookings, so that concurrent ones can't exceed the limit. */
export const lockBookingsOf = query.execute(
  "appointments_lock_bookings",
  ({ organizationId, accountId }: Params<OfMember>) =>
    db.selectNoFrom(
      raw<string>`pg_advisory_xact_lock(hashtextextended('bookings ' || ${organizationId} || ${accountId}, 0))::text`.as(
        "held",
      ),
    ),
);

/**
 * Returns the starts of an applicant's upcoming appointments. @param exceptId an appointment to leave out,
 * because it is being moved
 */
export const readOwnStarts = query.many(
  "appointments_own_starts",
  ({ organizationId, accountId, now, exceptId }: Params<OfMember & { now: Date; exceptId: string | null }>) =>
    selectFrom("appointments as p")
      .select("p.starts_at as startsAt")
      .where(equal({ "p.organization_id": organizationId, "p.account_id": accountId }))
      .where("p.canceled_at", "is", null)
      .where(raw<boolean>`p.starts_at > ${now}::timestamptz`)
      .where(raw<boolean>`p.id IS DISTINCT FROM ${exceptId}::text`),
);

type Span = { startsAt: Date; endsAt: Date; seat: number; place: string | null; meetingUrl: string | null };
type Times = Span & { at: Date; remindedAt: Date | null };
type New = OrganizationRow & Times & { coachId: string; accountId: string; topic: string | null };

export const insertAppointment = query.execute("appointments_insert", ({ at, ...params }: Params<New>) =>
  insertInto("appointments").values({ ...columnsOf(params), created_at: at, updated_at: at }),
);

/** Moves a locked appointment. */
export const moveAppointment = query.execute(
  "appointments_move",
  ({ organizationId, id, at, ...params }: Params<OrganizationRow & Times>) =>
    updateTable("appointments")
      .set((eb) => ({ ...columnsOf(params), updated_at: at, sequence: eb("sequence", "+", 1) }))
      .where(equal({ organization_id: organizationId, id })),
);

type Canceling = OfOrganization & Ids & { at: Date; by: Canceler; reason: string | null };

/** Cancels locked appointments. */
export const cancelAppointments = query.execute(
  "appointments_cancel",
  ({ organizationId, ids, at, by, reason }: Params<Canceling>) =>
    updateTable("appointments")
      .set((eb) => ({
        canceled_at: at,
        canceled_by: by,
        cancel_reason: reason,
        updated_at: at,
        sequence: eb("sequence", "+", 1),
      }))
      .where(equal({ organization_id: organizationId, id: any(ids) })),
);

/** Locks someone's upcoming appointments as coach or applicant, and returns them. */
export const lockUpcomingOf = query.many(
  "appointments_lock_upcoming",
  ({ organizationId, accountId, now }: Params<OfMember & { now: Date }>) =>
    selectFrom("appointments as p")
      .innerJoin("accounts as w", "w.id", "p.account_id")
      .innerJoin("accounts as a", "a.id", "p.coach_id")
      .select([
        ...fieldsOf("p", "id account_id coach_id:coachAccountId"),
        "w.email as applicantEmail",
        shownName.as("coachName"),
        "p.starts_at as startsAt",
      ])
      .where("p.organization_id", "=", organizationId)
      .where(raw<boolean>`(p.account_id = ${accountId} OR p.coach_id = ${accountId})`)
      .where("p.canceled_at", "is", null)
      .where(raw<boolean>`p.starts_at > ${now}::timestamptz`)
      .orderBy("p.id")
      .forUpdate("p"),
);

/** The maximum age and number of appointments in the calendar feed. */
const FEED_AGE = "1 year";
const FEED_MAX = 1_000;

/**
 * Checks whether an appointment `p` is an account's: as its applicant, or as its coach `a` who is still staff of the organization `o`, with
 * the second factor that it requires.
 */
export function isOwn(accountId: Expression<string>) {
  return raw<boolean>`(p.account_id = ${accountId} OR ${isCoachOf(accountId)})`;
}

/** Checks whether an account is the coach of an appointment `p`, and still reaches the organization as staff. */
export function isCoachOf(accountId: Expression<string>) {
  const reaching = selectFrom("members as m")
    .select("m.id")
    .whereRef("m.organization_id", "=", raw.ref("p.organization_id"))
    .whereRef("m.account_id", "=", raw.ref("p.coach_id"))
    .where("m.role", "in", STAFF)
    .where(({ not }) => not(lacksFactor(raw.ref("a.user_id"))));
  return raw<boolean>`(p.coach_id = ${accountId} AND EXISTS (${reaching}))`;
}

/** Returns someone's appointments for their calendar feed, the latest first. */
export const readFeedAppointments = query.many(
  "appointments_feed",
  ({ accountId, now }: Params<{ accountId: AccountId; now: Date }>) =>
    appointmentsSeenBy(raw<string>`${accountId}`)
      .where(isOwn(raw<string>`${accountId}`))
      .where(raw<boolean>`p.starts_at > ${now}::timestamptz - ${raw.lit(FEED_AGE)}::interval`)
      .orderBy("p.starts_at", "desc")
      .orderBy("p.id", "desc")
      .limit(FEED_MAX),
);
