import { prisma } from "#server/lib/database.ts";
import { signIn } from "../actors.ts";
import { seedAppointment } from "../appointment-rows.ts";
import { makeCoaching } from "../membership.ts";
import { callPage } from "../pages.ts";
import { onPage } from "./expectation.ts";

const written = {
  ...{ isOn: true, link: null, daysOff: [], timeZone: "UTC", minutes: 30, bufferMinutes: 0, noticeHours: 48 },
  ...{ aheadDays: 30, capacity: 1, dailyMost: null, place: "A private room", meetingUrl: null },
  hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "00:00", to: "24:00" })),
};

async function withPage() {
  const { coach, applicant, organizationSlug, id: organizationId } = await makeCoaching();
  const setPage = await onPage(coach, "appointments.set_page", { organizationSlug, ...written });
  const byCoach = { organizationId, by: coach.person.accountId, secrets: ["private"] };
  const about = { subjectEmail: applicant.person.email, subjectLabel: coach.person.displayName };
  const byApplicant = { ...byCoach, ...about, by: applicant.person.accountId };
  const of = { organizationSlug, coachId: coach.memberId };
  /** Returns the first free time. */
  const offer = async () => {
    await setPage();
    const { data } = await callPage(await signIn(applicant.person), "appointments.list_slots", of);
    return (data as { data: { startsAt: string }[] }).data[0]?.startsAt ?? "";
  };
  const seed = async () => {
    const seeded = { coachId: coach.person.accountId, email: applicant.person.email };
    const id = await seedAppointment(organizationSlug, seeded);
    const { startsAt } = await prisma.appointment.findFirstOrThrow({ where: { organizationId, id } });
    return { ofIt: { organizationSlug, appointmentId: id }, startsAt: startsAt.toISOString() };
  };
  return { coach, applicant, organizationId, of, setPage, offer, seed, byCoach, byApplicant, about };
}

/** Expectations for appointments. */
export const appointmentActions = {
  booking_page_changed: async () => {
    const { setPage, byCoach } = await withPage();
    const after = { isOn: true, isElsewhere: false, minutes: 30, capacity: 1 };
    return { act: setPage, expected: () => ({ ...byCoach, details: { before: null, after } }) };
  },
  appointment_booked: async () => {
    const { applicant, organizationId, of, offer, byApplicant } = await withPage();
    const startsAt = await offer();
    return {
      act: await onPage(applicant, "appointments.book", { ...of, startsAt, topic: "A private matter" }),
      expected: async () => {
        const { id } = await prisma.appointment.findFirstOrThrow({ where: { organizationId } });
        return { ...byApplicant, details: { appointmentId: id, before: null, after: { startsAt } } };
      },
    };
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
    return {
      act: await onPage(applicant, "appointments.move", { ...ofIt, startsAt }),
      expected: () => ({ ...byApplicant, details }),
    };
  },
  appointment_canceled: async () => {
    const { coach, seed, byCoach, about } = await withPage();
    const { ofIt, startsAt } = await seed();
    const details = { appointmentId: ofIt.appointmentId, before: { startsAt }, after: null };
    return {
      act: await onPage(coach, "appointments.cancel", { ...ofIt, reason: "A private reason" }),
      expected: () => ({ ...byCoach, ...about, details }),
    };
  },
};
