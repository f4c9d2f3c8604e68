import { z } from "zod";
import { CANCELERS } from "#domain/appointments.ts";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import {
  addressToFind,
  id,
  instant,
  instantOut,
  nullableText,
  nullableUrl,
  organizationSlug,
  timeZone,
} from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";

const { requests, text } = LIMITS;

const time = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, "Must be a time such as 09:30.")
  .describe("Local, such as 09:30; a range may end at 24:00.");
const upTo = (least: number, most: number) =>
  z.int(`Must be from ${least} to ${most}.`).min(least, `At least ${least}.`).max(most, `At most ${most}.`);
const secureLink = () =>
  nullableUrl().refine(
    (link) => link === null || link.startsWith("https://"),
    "Must be a link that begins with https://.",
  );

const bookingPage = {
  isOn: z.boolean().describe("true if applicants can book."),
  link: secureLink().describe("A booking page elsewhere, in place of the hours."),
  hours: z
    .array(z.strictObject({ day: z.int().min(1).max(7).describe("1 for Monday."), from: time, to: time }))
    .max(requests.bookingHours, `At most ${requests.bookingHours} ranges.`),
  daysOff: z
    .array(z.iso.date("Must be a day such as 2026-12-24."))
    .max(requests.bookingDaysOff, `At most ${requests.bookingDaysOff} days.`),
  timeZone: timeZone().describe("The zone of the hours."),
  minutes: upTo(5, requests.bookingMinutes).describe("The length of an appointment."),
  bufferMinutes: upTo(0, requests.bookingBuffer).describe("The pause between two."),
  noticeHours: upTo(0, requests.bookingNotice).describe("How long before at least."),
  aheadDays: upTo(1, requests.bookingAhead).describe("How far ahead at most."),
  capacity: upTo(1, requests.bookingCapacity).describe("Applicants in one appointment."),
  dailyMost: upTo(1, requests.bookingsADay)
    .nullable()
    .describe("Appointments a day at most; null for no limit."),
  place: nullableText(text.appointment),
  meetingUrl: secureLink().describe("The link of a video call."),
};
export const BookingPage = z.object(bookingPage);
export type BookingPage = z.infer<typeof BookingPage>;

export const Appointment = z.object({
  id: z.string(),
  organizationSlug: z.string(),
  organizationName: z.string(),
  coachId: z.string().nullable().describe("The coach's member ID; null once they left."),
  coachName: z.string(),
  applicantEmail: z.string(),
  applicantDisplayName: z.string().nullable(),
  viewer: z.enum(["coach", "applicant", "staff"]).describe("Whom the caller is in it."),
  startsAt: instantOut,
  endsAt: instantOut,
  place: z.string().nullable(),
  meetingUrl: z.string().nullable(),
  topic: z.string().nullable(),
  canceledAt: instantOut.nullable(),
  canceledBy: z.enum(CANCELERS).nullable(),
  cancelReason: z.string().nullable(),
  isLogged: z.boolean().describe("True if it is in the contact log."),
});
export type Appointment = z.infer<typeof Appointment>;

const coachId = id("member", "The coach's member ID.");
const appointmentId = id("appointment", "The appointment's ID.");
const startsAt = instant().describe("The start of a free slot.");
const when = z.enum(["coming", "past"]).describe("coming: those that haven't ended, earliest first.");

const shared = { audience: "pages", actsOn: "organization" } as const;
const ofStaff = { ...shared, roles: rolesWith("appointments.offer") } as const;
const ofApplicant = { ...shared, roles: rolesWith("appointments.book") } as const;
const ofBoth = { ...shared, roles: rolesWith("appointments.list") } as const;

export const appointments = {
  getPage: defineOperation({
    ...ofStaff,
    name: "appointments.get_page",
    method: "GET",
    summary: "Get the caller's booking page, or null if they have none",
    errors: [],
    input: z.strictObject({ organizationSlug }),
    output: BookingPage.nullable(),
  }),
  setPage: defineOperation({
    ...ofStaff,
    name: "appointments.set_page",
    method: "POST",
    summary: "Set when and how applicants book the caller; booked appointments stay as they are",
    errors: [],
    input: z.strictObject({ organizationSlug, ...bookingPage }),
    output: BookingPage,
  }),
  listCoaches: defineOperation({
    ...ofBoth,
    name: "appointments.list_coaches",
    method: "GET",
    summary: "List the staff whom the caller can book, their own coaches first, the lead at the top",
    errors: [],
    input: z.strictObject({ organizationSlug }),
    output: z.array(
      z.object({
        coachId: z.string(),
        coachName: z.string(),
        isLead: z.boolean(),
        isOwnCoach: z.boolean(),
        link: z.string().nullable(),
        minutes: z.int(),
        place: z.string().nullable(),
        hasVideo: z.boolean(),
      }),
    ),
  }),
  listSlots: defineOperation({
    ...ofApplicant,
    name: "appointments.list_slots",
    method: "GET",
    summary: "List a coach's free slots, earliest first, from an instant on",
    errors: ["not_found"],
    input: z.strictObject({
      organizationSlug,
      coachId,
      appointmentId: appointmentId
        .optional()
        .describe("An appointment to move: its own time counts as free."),
      after: instant().optional(),
    }),
    output: z.object({
      data: z.array(z.object({ startsAt: instantOut, endsAt: instantOut })),
      next: instantOut.nullable().describe("Send it as `after` for more; null on the last page."),
    }),
  }),
  book: defineOperation({
    ...ofApplicant,
    name: "appointments.book",
    method: "POST",
    needsConfirmedAddress: true,
    summary: "Book a free slot; both are emailed a calendar file",
    errors: ["not_found", "slot_taken", "quota_exceeded"],
    input: z.strictObject({
      organizationSlug,
      coachId,
      startsAt,
      topic: nullableText(text.appointment).default(null),
    }),
    output: Appointment,
  }),
  move: defineOperation({
    ...ofApplicant,
    name: "appointments.move",
    method: "POST",
    summary: "Move a coming appointment to another free slot of the same coach; both are emailed",
    errors: ["not_found", "slot_taken", "appointment_over"],
    input: z.strictObject({ organizationSlug, appointmentId, startsAt }),
    output: Appointment,
  }),
  cancel: defineOperation({
    ...ofBoth,
    name: "appointments.cancel",
    method: "POST",
    summary: "Cancel a coming appointment as its applicant or coach; both are emailed",
    errors: ["not_found", "appointment_over"],
    input: z.strictObject({
      organizationSlug,
      appointmentId,
      reason: nullableText(text.appointment).default(null),
    }),
    output: Appointment,
  }),
  list: defineOperation({
    ...ofBoth,
    name: "appointments.list",
    method: "GET",
    summary:
      "List the caller's appointments in an organization or, for staff, an applicant's, canceled ones too",
    errors: ["not_found"],
    input: z.strictObject({
      organizationSlug,
      applicantEmail: addressToFind().optional(),
      when,
      ...pageFields,
    }),
    output: pageOf(Appointment),
  }),
  getFile: defineOperation({
    ...ofBoth,
    name: "appointments.get_file",
    method: "GET",
    summary: "Get an appointment of the caller as a calendar file",
    errors: ["not_found"],
    input: z.strictObject({ organizationSlug, appointmentId }),
    output: z.object({ fileName: z.string(), text: z.string() }),
  }),
  listComing: defineOperation({
    audience: "pages",
    name: "appointments.list_coming",
    method: "GET",
    actsOn: "own",
    summary: "List the caller's coming appointments in all organizations, earliest first",
    errors: [],
    input: z.strictObject({}),
    output: z.array(Appointment),
  }),
  listUnlogged: defineOperation({
    audience: "pages",
    name: "appointments.list_unlogged",
    method: "GET",
    actsOn: "own",
    summary:
      "List the caller's appointments as coach that ended lately and aren't in the contact log, latest first",
    errors: [],
    input: z.strictObject({}),
    output: z.array(Appointment),
  }),
  logContact: defineOperation({
    ...ofStaff,
    audience: "pages",
    name: "appointments.log_contact",
    method: "POST",
    summary: "Log an appointment of the caller that has ended as a contact, once",
    errors: ["not_found"],
    input: z.strictObject({ organizationSlug, appointmentId }),
    output: z.object({ contactLogEntryId: z.string() }),
  }),
};
