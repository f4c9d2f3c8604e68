import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import {
  addressToFind,
  id,
  idFilter,
  instant,
  instantOut,
  nullableText,
  organizationSlug,
} from "#server/core/fields.ts";
import { BEYOND, defineOperations, PAGES } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import {
  Appointment,
  BookableCoach,
  BookingPage,
  BusyCalendar,
  secureLink,
  writtenPage,
} from "./entities.ts";

export { Appointment, BookingPage };

const { text } = LIMITS;

const coachId = id("member", "The coach's member ID.");
const appointmentId = id("appointment", "The appointment's ID.");
const startsAt = instant().describe("The start of a free slot.");
const when = z
  .enum(["upcoming", "past"])
  .default("upcoming")
  .describe("upcoming: those that haven't ended, earliest first; past: latest first.");

const ofOne = {
  ...BEYOND.organizationChange,
  resource: "appointments.get",
  reachesOut: true,
} as const;

export const appointments = defineOperations("appointments", {
  getPage: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/booking-page",
    roles: rolesWith("appointments.offer"),
    summary: "Get your booking page",
    description:
      "As staff, returns when and how applicants book you: your weekly hours, or a booking page elsewhere. page is null if you have none.",
    output: z.object({ page: BookingPage.nullable() }),
  },
  setPage: {
    ...BEYOND.organizationChange,
    method: "PUT",
    returnsResource: true,
    path: "/organizations/{organizationSlug}/booking-page",
    roles: rolesWith("appointments.offer"),
    summary: "Set your booking page",
    description:
      "As staff, replaces when and how applicants book you. Fields that you leave out are emptied. Booked appointments stay as they are.",
    input: z.strictObject({ organizationSlug, ...writtenPage }),
    output: z.object({ page: BookingPage }),
  },
  getCalendar: {
    ...PAGES.organizationRead,
    roles: rolesWith("appointments.offer"),
    output: z.object({ calendar: BusyCalendar.nullable() }),
  },
  setCalendar: {
    ...PAGES.organizationChange,
    roles: rolesWith("appointments.offer"),
    reachesOut: true,
    alsoCounts: "links",
    input: z.strictObject({
      organizationSlug,
      calendarUrl: secureLink().describe("An .ics address; null for none."),
    }),
    output: z.object({ calendar: BusyCalendar.nullable() }),
  },
  listCoaches: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/appointments/coaches",
    roles: rolesWith("appointments.list"),
    summary: "List the staff whom applicants can book",
    description:
      "Returns the staff whom applicants can book: as an applicant, your own coaches first, your lead at the top. As staff, you can book the one with isYou. Use a coachId with appointments.list_slots.",
    brief: "Lists staff who can be booked, your lead first.",
    output: z.object({ data: z.array(BookableCoach) }),
  },
  listSlots: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/appointments/coaches/{coachId}/slots",
    roles: rolesWith("appointments.book"),
    summary: "List a coach's free times",
    description:
      "Returns the free slots of a coach's hours, earliest first. Send next as after for later ones. Book one with appointments.book.",
    brief: "Lists a coach's free times.",
    input: z.strictObject({
      organizationSlug,
      coachId,
      appointmentId: idFilter("appointment", "An appointment to move: its time counts as free.").optional(),
      after: instant().optional().describe("The earliest start."),
    }),
    output: z.object({
      data: z.array(z.object({ startsAt: instantOut, endsAt: instantOut }).meta({ id: "FreeSlot" })),
      next: instantOut.nullable().describe("Send it as `after` for more; null on the last page."),
    }),
  },
  list: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/appointments",
    summary: "List appointments",
    description:
      "Returns your appointments, including canceled ones. Staff can read an applicant's by email address.",
    input: z.strictObject({
      organizationSlug,
      applicantEmail: addressToFind().optional().describe("As staff, the applicant."),
      when,
      ...pageFields,
    }),
    output: pageOf(Appointment).meta({ id: "AppointmentPage" }),
  },
  get: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/appointments/{appointmentId}",
    roles: rolesWith("appointments.list"),
    summary: "Get an appointment",
    description: "Returns an appointment. Applicants can read their own.",
    input: z.strictObject({ organizationSlug, appointmentId }),
    output: Appointment,
  },
  book: {
    ...BEYOND.organizationChange,
    path: "/organizations/{organizationSlug}/appointments",
    needsConfirmedAddress: true,
    summary: "Book an appointment",
    description:
      "As an applicant, books a coach's free slot from appointments.list_slots. As staff, books one of your own for an applicant, by email address. Both people are emailed a calendar file. If the time has just been taken, the error gives the next free one.",
    brief: "Books a coach's free time; both are emailed.",
    adds: true,
    reachesOut: true,
    errors: ["slot_taken", "quota_exceeded"],
    input: z.strictObject({
      organizationSlug,
      coachId,
      applicantEmail: addressToFind().optional().describe("As staff, the applicant."),
      startsAt,
      topic: nullableText(text.appointment).default(null).describe("The topic."),
    }),
    output: Appointment,
    location: ({ id: booked }: Appointment, path: { organizationSlug: string }) =>
      `/organizations/${path.organizationSlug}/appointments/${booked}`,
  },
  move: {
    ...ofOne,
    path: "/organizations/{organizationSlug}/appointments/{appointmentId}/move",
    summary: "Move an appointment",
    description:
      "As its applicant or coach, moves an appointment to another of the coach's free slots. Both are emailed.",
    brief: "Moves your appointment; both are emailed.",
    repeatable: true,
    errors: ["slot_taken", "appointment_over"],
    input: z.strictObject({ organizationSlug, appointmentId, startsAt }),
    output: Appointment,
  },
  cancel: {
    ...ofOne,
    path: "/organizations/{organizationSlug}/appointments/{appointmentId}/cancel",
    roles: rolesWith("appointments.list"),
    summary: "Cancel an appointment",
    description:
      "Cancels an upcoming appointment as its applicant or its coach. Both are emailed. This can't be undone.",
    brief: "Cancels an appointment; both are emailed.",
    destroys: true,
    errors: ["appointment_over"],
    input: z.strictObject({
      organizationSlug,
      appointmentId,
      reason: nullableText(text.appointment).default(null).describe("The other person can read it."),
    }),
    output: Appointment,
  },
  getFile: {
    ...PAGES.organizationRead,
    roles: rolesWith("appointments.list"),
    input: z.strictObject({ organizationSlug, appointmentId }),
    output: z.object({ fileName: z.string(), text: z.string() }),
  },
  listOwn: {
    ...PAGES.ownRead,
    input: z.strictObject({ show: z.enum(["upcoming", "unlogged"]) }),
    output: z.array(Appointment),
  },
  logContact: {
    ...PAGES.organizationChange,
    roles: rolesWith("appointments.offer"),
    input: z.strictObject({ organizationSlug, appointmentId }),
    output: z.object({ contactLogEntryId: z.string() }),
  },
});
