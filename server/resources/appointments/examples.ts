import type { Examples } from "#server/resources/example-rows.ts";
import type { appointments } from "./contract.ts";

const page = {
  isOn: true,
  link: null,
  hours: [{ day: 1, from: "09:00", to: "12:00" }],
  daysOff: ["2026-12-24"],
  timeZone: "Europe/Amsterdam",
  minutes: 30,
  bufferMinutes: 10,
  noticeHours: 24,
  aheadDays: 30,
  capacity: 1,
  dailyMost: 6,
  place: "Room 2",
  meetingUrl: "https://meet.example/ada",
};
const startsAt = "2026-12-07T08:00:00Z";

export const examples: Examples<typeof appointments> = {
  getPage: ({ organizationSlug }) => [{ organizationSlug }],
  setPage: ({ organizationSlug }) => [
    { organizationSlug, ...page },
    { organizationSlug, ...page, link: "https://book.example/ada" },
  ],
  listCoaches: ({ coachingSlug }) => [{ organizationSlug: coachingSlug }],
  listSlots: ({ coachingSlug, bookableCoachId: coachId, appointmentId }) => [
    { organizationSlug: coachingSlug, coachId },
    { organizationSlug: coachingSlug, coachId, appointmentId, after: startsAt },
  ],
  book: ({ coachingSlug, bookableCoachId }) => [
    { organizationSlug: coachingSlug, coachId: bookableCoachId, startsAt, topic: "My résumé" },
  ],
  move: ({ coachingSlug, appointmentId }) => [{ organizationSlug: coachingSlug, appointmentId, startsAt }],
  cancel: ({ organizationSlug, appointmentId }) => [
    { organizationSlug, appointmentId, reason: "I'm out of office." },
  ],
  list: ({ organizationSlug, applicantEmail }) => [
    { organizationSlug, when: "coming" },
    { organizationSlug, when: "coming", applicantEmail, limit: 10 },
    { organizationSlug, when: "past" },
  ],
  getFile: ({ organizationSlug, appointmentId }) => [{ organizationSlug, appointmentId }],
  listComing: () => [{}],
  listUnlogged: () => [{}],
  logContact: ({ organizationSlug, pastAppointmentId }) => [
    { organizationSlug, appointmentId: pastAppointmentId },
  ],
};
