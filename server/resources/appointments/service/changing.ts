import type { OrganizationId } from "#server/core/access.ts";
import type { CallerContext, OrganizationContext } from "#server/core/context.ts";
import { notFound, OperationError } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { recordAuditEvents, recordChange } from "#server/resources/audit-events/service.ts";
import type { Appointment, appointments } from "../contract.ts";
import * as store from "../store/appointments.ts";
import { deletePage } from "../store/pages.ts";
import { notifyBoth, notifyOfEnd } from "./notices.ts";

const ACTIONS = {
  appointmentBooked: "appointment_booked",
  appointmentMoved: "appointment_moved",
  appointmentCanceled: "appointment_canceled",
} as const;

/** Cancels an upcoming appointment. @throws not_found, appointment_over */
export const cancel: Handler<typeof appointments.cancel> = async ({ ctx, input }) => {
  const locked = await lockUpcoming(ctx, input.appointmentId);
  const canceling = { at: ctx.now, by: locked.viewer, reason: input.reason };
  const { organizationId } = ctx;
  await store.cancelAppointments(ctx.sql, { organizationId, ids: [locked.id], ...canceling });
  return announce(ctx, locked.id, "appointmentCanceled", locked);
};

/**
 * Locks an upcoming appointment of the caller and returns it.
 * @throws not_found if it isn't theirs; appointment_over if it has begun or was canceled
 */
export async function lockUpcoming({ sql, organizationId, actor, now }: OrganizationContext, id: string) {
  const locked = await store.lockAppointment(sql, {
    organizationId,
    id,
    viewerId: actor.accountId,
  });
  if (locked === null || locked.viewer === "staff") throw notFound("appointment");
  const { viewer } = locked;
  if (locked.canceledAt === null && Date.parse(locked.startsAt) > now.getTime()) return { ...locked, viewer };
  throw new OperationError(
    "appointment_over",
    "The appointment has begun or was canceled. Book another one.",
  );
}

/** Logs a change of an appointment, emails both people, and updates their open pages. @returns the changed appointment */
export async function announce(
  ctx: OrganizationContext,
  id: string,
  kind: keyof typeof ACTIONS,
  before: store.SeenAppointment | null,
): Promise<Appointment> {
  const { sql, actor, affected, organizationId } = ctx;
  const after = await store.findAppointment(sql, { organizationId, id, viewerId: actor.accountId });
  if (after === null) throw notFound("appointment");
  affected.accounts.add(after.accountId);
  affected.accounts.add(after.coachAccountId);
  await recordChange(ctx, {
    action: ACTIONS[kind],
    subjectEmail: after.applicantEmail,
    subjectLabel: after.coachName,
    details: {
      appointmentId: id,
      ...(kind !== "appointmentCanceled" && after.viewer === "coach" ? { via: "coach" } : {}),
      before: before && { startsAt: before.startsAt },
      after: kind === "appointmentCanceled" ? null : { startsAt: after.startsAt },
    },
  });
  await notifyBoth(sql, organizationId, id, { kind, actorAccountId: actor.accountId });
  return store.present(after);
}

type Ending = Pick<CallerContext, "sql" | "now" | "affected"> & {
  readonly actor: { readonly accountId: string };
};

/**
 * Cancels all upcoming appointments of someone who leaves an organization or changes between staff and applicant, and deletes their booking
 * page. Notifies both people of each.
 */
export async function endAppointmentsOf(
  { sql, now, actor, affected }: Ending,
  organizationId: OrganizationId,
  accountId: string,
): Promise<void> {
  await deletePage(sql, { organizationId, accountId });
  const upcoming = await store.lockUpcomingOf(sql, { organizationId, accountId, now });
  if (upcoming.length === 0) return;
  const ids = upcoming.map(({ id }) => id);
  await store.cancelAppointments(sql, {
    organizationId,
    ids,
    at: now,
    by: "end_of_membership",
    reason: null,
  });
  for (const item of upcoming) {
    affected.accounts.add(item.accountId);
    affected.accounts.add(item.coachAccountId);
  }
  const byCoach = Map.groupBy(upcoming, ({ coachName }) => coachName);
  for (const [subjectLabel, theirs] of byCoach) {
    await recordAuditEvents(
      sql,
      { organizationId, actorAccountId: actor.accountId, action: "appointment_canceled", subjectLabel },
      theirs.map(({ id, applicantEmail, startsAt }) => ({
        subjectEmail: applicantEmail,
        details: { appointmentId: id, before: { startsAt }, after: null },
      })),
    );
  }
  await notifyOfEnd(sql, organizationId, ids);
}
