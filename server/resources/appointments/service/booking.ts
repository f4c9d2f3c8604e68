import { LIMITS } from "#domain/limits.ts";
import { isStaff } from "#domain/roles.ts";
import { DAY_MS } from "#domain/time.ts";
import { dateFormatsOfAccount } from "#server/auth/date-formats.ts";
import type { OperationContext } from "#server/core/context.ts";
import { invalidField, notFound, OperationError, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { spendBooking } from "#server/mail/budgets.ts";
import type { appointments } from "../contract.ts";
import { freeSlots, type Slot, withBusyTimes } from "../slots.ts";
import * as store from "../store/appointments.ts";
import { findOpenPage, lockOpenPage, type OpenPage } from "../store/pages.ts";
import { announce, lockUpcoming } from "./changing.ts";
import { remindedAt, timesOf } from "./notices.ts";

const SLOTS_PER_PAGE = 60;

type SlotsContext = OperationContext<typeof appointments.listSlots>;
type Booking = OperationContext<typeof appointments.book> | OperationContext<typeof appointments.move>;

/** Returns a coach's free slots, earliest first. @throws not_found */
export const listSlots: Handler<typeof appointments.listSlots> = async ({ ctx, input }) => {
  const { sql, organizationId } = ctx;
  const { coachId, appointmentId = null, after } = input;
  const page = await findOpenPage(sql, { organizationId, coachId });
  if (page === null) throw notFound("booking page");
  const { free } = await readFree(
    ctx,
    page,
    appointmentId,
    after === undefined ? undefined : new Date(after),
  );
  const slots: Slot[] = [];
  for (const slot of free) if (slots.push(slot) > SLOTS_PER_PAGE) break;
  const [shown, next] = [slots.slice(0, SLOTS_PER_PAGE), slots[SLOTS_PER_PAGE]];
  return {
    data: shown.map(({ startsAt, endsAt }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    next: next?.startsAt.toISOString() ?? null,
  };
};

/** Returns the account to book for: the caller's or, for staff, an applicant's. @throws validation_failed, not_found */
async function lockBooked(
  { sql, actor, organization }: OperationContext<typeof appointments.book>,
  email: string | undefined,
): Promise<string> {
  if (isStaff(organization.role)) {
    if (email === undefined) throw invalidField(["applicantEmail"], "Name the applicant.");
    const ofApplicant = { organizationId: organization.id, email };
    return requireFound("applicant", await store.lockApplicant(sql, ofApplicant)).accountId;
  }
  if (email === undefined) return actor.accountId;
  throw invalidField(["applicantEmail"], "Leave this out: you book for yourself.");
}

/**
 * Books a free slot. Staff can book only their own slots, because the email assumes that the two people know each other.
 * @throws validation_failed, not_found, slot_taken, quota_exceeded, rate_limited
 */
export const book: Handler<typeof appointments.book> = async ({ ctx, input }) => {
  const { sql, actor, now, organizationId } = ctx;
  const accountId = await lockBooked(ctx, input.applicantEmail);
  const isForOther = accountId !== actor.accountId;
  const ofApplicant = { organizationId, accountId };
  await store.lockBookingsOf(sql, ofApplicant);
  const page = requireFound(
    "booking page",
    await lockOpenPage(sql, { organizationId, coachId: input.coachId }),
  );
  if (isForOther && page.accountId !== actor.accountId) {
    throw invalidField(["coachId"], "Staff can book only their own times.");
  }
  const upcoming = await store.readOwnStarts(sql, { ...ofApplicant, now, exceptId: null });
  if (upcoming.length >= LIMITS.requests.upcomingAppointments) {
    const whose = isForOther ? "This applicant has" : "You have";
    const detail = `${whose} ${LIMITS.requests.upcomingAppointments} upcoming appointments here, the most at a time. Cancel one first.`;
    throw new OperationError("quota_exceeded", detail);
  }
  const slot = await requireFree(ctx, page, new Date(input.startsAt), upcoming, null);
  await spendBooking(sql, actor.accountId);
  const id = newId("appointment");
  await store.insertAppointment(sql, {
    ...{ organizationId, id, coachId: page.accountId, accountId, topic: input.topic },
    ...timesFor(page, slot, now),
  });
  return announce(ctx, id, "appointmentBooked", null);
};

/** Moves an upcoming appointment of the caller, as its applicant or coach, to another free slot. @throws not_found, slot_taken, appointment_over, rate_limited */
export const move: Handler<typeof appointments.move> = async ({ ctx, input }) => {
  const { sql, actor, now, organizationId } = ctx;
  const ofAppointment = { organizationId, id: input.appointmentId, viewerId: actor.accountId };
  const appointment = await store.findAppointment(sql, ofAppointment);
  if (appointment === null || appointment.viewer === "staff") throw notFound("appointment");
  const ofApplicant = { organizationId, accountId: appointment.accountId };
  await store.lockBookingsOf(sql, ofApplicant);
  // Locked before the appointment, in the same order as in bookings and departures.
  const page = await lockOpenPage(sql, { organizationId, coachId: appointment.coachId ?? "" });
  const locked = await lockUpcoming(ctx, input.appointmentId);
  if (page === null) {
    throw new OperationError(
      "slot_taken",
      `${appointment.coachName} can't be booked here anymore. Ask for another time.`,
    );
  }
  const startsAt = new Date(input.startsAt);
  if (startsAt.getTime() === Date.parse(locked.startsAt)) return store.present(locked);
  const upcoming = await store.readOwnStarts(sql, { ...ofApplicant, now, exceptId: locked.id });
  const slot = await requireFree(ctx, page, startsAt, upcoming, locked.id);
  await spendBooking(sql, actor.accountId);
  await store.moveAppointment(sql, { organizationId, id: locked.id, ...timesFor(page, slot, now) });
  return announce(ctx, locked.id, "appointmentMoved", locked);
};

type FreeSlot = Slot & { readonly seat: number };

/** Returns the slot that starts at an instant, with a free seat. @throws slot_taken with the next free time */
async function requireFree(
  ctx: Booking,
  page: OpenPage,
  startsAt: Date,
  own: readonly { startsAt: string }[],
  movingId: string | null,
): Promise<FreeSlot> {
  const { free, seatsAt } = await readFree(ctx, page, movingId, startsAt);
  const busy = new Set(own.map((item) => Date.parse(item.startsAt)));
  const next = firstExcept(free, busy);
  if (next === undefined || next.startsAt.getTime() !== startsAt.getTime()) throw await slotTaken(ctx, next);
  const seats = new Set(seatsAt(startsAt));
  let seat = 1;
  while (seats.has(seat)) seat += 1;
  return { ...next, seat };
}

/** Returns the first slot that doesn't start at one of these instants. */
function firstExcept(free: Iterable<Slot>, busy: ReadonlySet<number>): Slot | undefined {
  for (const slot of free) if (!busy.has(slot.startsAt.getTime())) return slot;
  return undefined;
}

/** Returns the error for a time that isn't free, with the next free one. */
async function slotTaken({ sql, actor }: { sql: Sql; actor: { accountId: string } }, next: Slot | undefined) {
  if (next === undefined) {
    return new OperationError(
      "slot_taken",
      "This time isn't free, and no later one is. Choose an earlier one.",
    );
  }
  const { locale, timeZone } = await dateFormatsOfAccount(sql, actor.accountId);
  const { day, time } = timesOf(next.startsAt, locale, timeZone);
  return new OperationError("slot_taken", `This time isn't free. The next free time is ${day} at ${time}.`, {
    issues: [{ path: ["startsAt"], message: next.startsAt.toISOString() }],
  });
}

/** Returns a page's free slots from an instant on, and a function that returns the taken seats of a slot. */
async function readFree(
  { sql, now, organizationId }: SlotsContext | Booking,
  page: OpenPage,
  movingId: string | null,
  after: Date | undefined,
) {
  const from = new Date(Math.max(now.getTime(), after?.getTime() ?? 0) - 2 * DAY_MS);
  const to = new Date(now.getTime() + (page.aheadDays + 2) * DAY_MS);
  const booked = await store.readBookedSlots(sql, {
    organizationId,
    coachId: page.accountId,
    ...{ from, to, exceptId: movingId },
  });
  const slots = booked.map(({ startsAt, endsAt, seats }) => ({
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    count: seats.length,
  }));
  const seatsAt = (start: Date) =>
    booked.find(({ startsAt }) => Date.parse(startsAt) === start.getTime())?.seats ?? [];
  return { free: freeSlots(page, withBusyTimes(slots, page.busy), now, after), seatsAt };
}

function timesFor({ place, meetingUrl }: OpenPage, { startsAt, endsAt, seat }: FreeSlot, at: Date) {
  return { startsAt, endsAt, seat, place, meetingUrl, at, remindedAt: remindedAt(startsAt, at) };
}
