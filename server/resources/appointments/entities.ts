import { z } from "zod";
import { CANCELERS } from "#domain/appointments.ts";
import { LIMITS } from "#domain/limits.ts";
import { growingEnum, instantOut, nullableText, nullableUrl, timeZone } from "#server/core/fields.ts";

const { requests, text } = LIMITS;

const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, "Must be a time such as 09:30.");
const upTo = (least: number, most: number) =>
  z.int(`Must be from ${least} to ${most}.`).min(least, `At least ${least}.`).max(most, `At most ${most}.`);
export const secureLink = () =>
  nullableUrl().refine(
    (link) => link === null || link.startsWith("https://"),
    "Must be a link that begins with https://.",
  );

const BookingRange = z
  .strictObject({
    day: z.int().min(1).max(7).describe("1 for Monday."),
    from: time.describe("Such as 09:30."),
    to: time.describe("Up to 24:00."),
  })
  .meta({ id: "BookingRange", description: "A range of a weekday in which a coach can be booked." });

const bookingPage = {
  isOn: z.boolean().describe("true if applicants can book."),
  link: secureLink().describe("A booking page elsewhere instead."),
  hours: z
    .array(BookingRange)
    .max(requests.bookingHours, `At most ${requests.bookingHours} ranges.`)
    .describe("The weekly hours."),
  daysOff: z
    .array(z.iso.date("Must be a day such as 2026-12-24."))
    .max(requests.bookingDaysOff, `At most ${requests.bookingDaysOff} days.`)
    .describe("Days without hours."),
  timeZone: timeZone().describe("The zone of the hours."),
  minutes: upTo(5, requests.bookingMinutes).describe("The length of an appointment."),
  bufferMinutes: upTo(0, requests.bookingBuffer).describe("The pause between two appointments."),
  noticeHours: upTo(0, requests.bookingNotice).describe("The minimum notice."),
  aheadDays: upTo(1, requests.bookingAhead).describe("How far ahead it can be booked, at most."),
  capacity: upTo(1, requests.bookingCapacity).describe("Applicants in one appointment."),
  dailyMost: upTo(1, requests.bookingsADay).nullable().describe("Appointments a day at most, or null."),
  place: nullableText(text.appointment).describe("Where to meet."),
  meetingUrl: secureLink().describe("The link of a video call."),
};
/** The fields of a booking page to write. Fields that can be empty may be omitted. */
export const writtenPage = {
  ...bookingPage,
  link: bookingPage.link.default(null),
  daysOff: bookingPage.daysOff.default([]),
  dailyMost: bookingPage.dailyMost.default(null),
  place: bookingPage.place.default(null),
  meetingUrl: bookingPage.meetingUrl.default(null),
};
export const BookingPage = z
  .object(bookingPage)
  .meta({ id: "BookingPage", description: "When and how applicants book a member of staff." });
export type BookingPage = z.infer<typeof BookingPage>;

/** The reasons why a calendar can't be read. */
const CALENDAR_PROBLEMS = ["unreachable", "not_a_calendar", "too_large"] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

/** A member of staff's calendar, whose busy times can't be booked. Only the host of its address is shown again. */
export const BusyCalendar = z.object({
  host: z.string(),
  isChecked: z.boolean().describe("false in a sandbox."),
  readAt: instantOut.nullable(),
  problem: z.enum(CALENDAR_PROBLEMS).nullable(),
});

export const Appointment = z
  .object({
    id: z.string(),
    organizationSlug: z.string(),
    organizationName: z.string(),
    coachId: z.string().nullable().describe("The coach's member ID; null once they left."),
    coachName: z.string(),
    applicantEmail: z.string(),
    applicantDisplayName: z.string().nullable(),
    viewer: z
      .enum(["coach", "applicant", "staff"])
      .describe("The caller's part in the appointment. In events, always staff."),
    startsAt: instantOut,
    endsAt: instantOut,
    place: z.string().nullable(),
    meetingUrl: z.string().nullable(),
    topic: z.string().nullable(),
    canceledAt: instantOut.nullable(),
    canceledBy: growingEnum(CANCELERS).nullable().describe("Who or what canceled it."),
    cancelReason: z.string().nullable(),
    isLogged: z.boolean().describe("True if it is in the contact log."),
  })
  .meta({ id: "Appointment", description: "An appointment of an applicant with a member of staff." });
export type Appointment = z.infer<typeof Appointment>;

export const BookableCoach = z
  .object({
    coachId: z.string().describe("The coach's member ID."),
    coachName: z.string(),
    isLead: z.boolean().describe("True for the caller's lead coach."),
    isOwnCoach: z.boolean(),
    isYou: z.boolean().describe("True for the caller, who can book their own free times for applicants."),
    link: z.string().nullable().describe("Their booking page elsewhere; they have no free times here."),
    minutes: z.int(),
    place: z.string().nullable(),
    hasVideo: z.boolean(),
  })
  .meta({ id: "BookableCoach", description: "A member of staff whom applicants can book." });
export type BookableCoach = z.infer<typeof BookableCoach>;
