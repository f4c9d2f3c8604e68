import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Appointment, BookableCoach, BookingPage } from "./entities.ts";

const range = { day: 1, from: "09:00", to: "12:00" };
export const page: BookingPage = {
  isOn: true,
  link: null,
  hours: [range],
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
const slot = { startsAt: sampleIds.freeStart, endsAt: "2026-12-08T10:00:00.000Z" };
const appointment: Appointment = {
  id: sampleIds.appointmentId,
  organizationSlug: sampleIds.organizationSlug,
  organizationName: "Harbor Careers",
  coachId: sampleIds.coachId,
  coachName: "Ilse Brandt",
  applicantEmail: "kim@sole.example",
  applicantDisplayName: "Kim Sole",
  viewer: "applicant",
  ...slot,
  place: "Room 2",
  meetingUrl: "https://meet.example/ada",
  topic: "My résumé",
  canceledAt: null,
  canceledBy: null,
  cancelReason: null,
  isLogged: false,
};
const coach: BookableCoach = {
  coachId: sampleIds.coachId,
  coachName: "Ilse Brandt",
  isLead: true,
  isOwnCoach: true,
  isYou: false,
  link: null,
  minutes: 30,
  place: "Room 2",
  hasVideo: true,
};

export const samples: Samples = {
  // An applicant sends this, so it doesn't name one.
  requests: { book: { coachId: sampleIds.coachId, startsAt: slot.startsAt, topic: "My résumé" } },
  entities: {
    Appointment: appointment,
    BookingPage: page,
    BookingRange: range,
    BookableCoach: coach,
    FreeSlot: slot,
  },
  fields: {
    ...page,
    ...coach,
    ...appointment,
    page,
    appointmentId: sampleIds.appointmentId,
    when: "upcoming",
    after: slot.startsAt,
    next: null,
    reason: "I'm out of office.",
  },
};
