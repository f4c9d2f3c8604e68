import { prisma } from "#server/lib/database.ts";
import { seedAppointment } from "../appointment-rows.ts";
import { makeCoaching } from "../membership.ts";
import { call } from "./expectation.ts";

const written = {
  ...{ isOn: true, link: null, daysOff: [], timeZone: "UTC", minutes: 30, bufferMinutes: 0, noticeHours: 48 },
  ...{ aheadDays: 30, capacity: 1, dailyMost: null, place: "A private room", meetingUrl: null },
  hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "00:00", to: "24:00" })),
};

async function withPage() {
  const { coach, applicant, organizationSlug, id: organizationId } = await makeCoaching();
  const page = { organizationSlug, ...written };
  const byCoach = { organizationId, by: coach.person.accountId, secrets: ["private"] };
  const about = { subjectEmail: applicant.person.email, subjectLabel: coach.person.displayName };
  const byApplicant = { ...byCoach, ...about, by: applicant.person.accountId };
  const of = { organizationSlug, coachId: coach.memberId };
  /** Returns the first free time. */
  const offer = async () => {
    await coach.api.ok("appointments.set_page", page);
    return (await applicant.api.ok("appointments.list_slots", of)).data[0]?.startsAt ?? "";
  };
  const seed = async () => {
    const seeded = { coachId: coach.person.accountId, email: applicant.person.email };
    const id = await seedAppointment(organizationSlug, seeded);
    const { startsAt } = await prisma.appointment.findFirstOrThrow({ where: { organizationId, id } });
    return { ofIt: { organizationSlug, appointmentId: id }, startsAt: startsAt.toISOString() };
  };
  return { coach, applicant, of, page, offer, seed, byCoach, byApplicant, about };
}

/** Expectations for appointments. */
export const appointmentActions = {
  booking_page_changed: async () => {
    const { coach, page, byCoach } = await withPage();
    const after = { isOn: true, isElsewhere: false, minutes: 30, capacity: 1 };
    const details = { before: null, after };
    return call(coach, "appointments.set_page", page, () => ({ ...byCoach, details }));
  },
  appointment_booked: async () => {
    const { applicant, of, offer, byApplicant } = await withPage();
    const startsAt = await offer();
    return call(applicant, "appointments.book", { ...of, startsAt, topic: "A private matter" }, ({ id }) => ({
      ...byApplicant,
      details: { appointmentId: id, before: null, after: { startsAt } },
    }));
  },
  appointment_moved: async () => {
    const { applicant, offer, seed, byApplicant } = await withPage();
    const startsAt = await offer();
    const { ofIt, startsAt: before } = await seed();
    const details = {
      appointmentId: ofIt.appointmentId,
      before: { startsAt: before },
      after: { startsAt },
    };
    return call(applicant, "appointments.move", { ...ofIt, startsAt }, () => ({ ...byApplicant, details }));
  },
  appointment_canceled: async () => {
    const { coach, seed, byCoach, about } = await withPage();
    const { ofIt, startsAt } = await seed();
    const details = { appointmentId: ofIt.appointmentId, before: { startsAt }, after: null };
    return call(coach, "appointments.cancel", { ...ofIt, reason: "A private reason" }, () => ({
      ...byCoach,
      ...about,
      details,
    }));
  },
};
