import { MINUTE_MS } from "#domain/time.ts";
import { invalidField, notFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { logAppointment } from "#server/resources/contact-log/service.ts";
import type { appointments } from "../contract.ts";
import * as store from "../store/appointments.ts";

/**
 * Logs an appointment of the caller as a meeting, with its time, length, and topic. A second call returns the same entry.
 * @throws not_found; validation_failed if it hasn't ended or was canceled
 */
export const logContact: Handler<typeof appointments.logContact> = async ({ ctx, input }) => {
  const { sql, organizationId, actor, now } = ctx;
  const locked = await store.lockAppointment(sql, {
    organizationId,
    id: input.appointmentId,
    viewerId: actor.accountId,
  });
  if (locked?.viewer !== "coach") throw notFound("appointment");
  const { id: appointmentId, applicantEmail, startsAt, endsAt, topic } = locked;
  if (locked.canceledAt !== null || Date.parse(endsAt) > now.getTime()) {
    throw invalidField(
      ["appointmentId"],
      "Log an appointment after it has ended, and not if it was canceled.",
    );
  }
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS);
  const contact = { kind: "meeting", topic: "other", happenedAt: startsAt, minutes, summary: topic } as const;
  return { contactLogEntryId: await logAppointment(ctx, { appointmentId, applicantEmail, ...contact }) };
};
