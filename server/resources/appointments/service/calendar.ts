import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEvent,
  ICalEventStatus,
} from "ical-generator";
import { env } from "#server/lib/env.ts";
import { plainText, uidOf } from "#server/lib/icalendar.ts";
import { textsOf } from "#server/lib/texts.ts";
import words from "../../../../messages/en/calendar.json" with { type: "json" };

/** An appointment in the calendar of one of its two people. */
export type CalendarAppointment = {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly otherName: string;
  readonly organizationName: string;
  readonly place: string | null;
  readonly meetingUrl: string | null;
  readonly topic: string | null;
  readonly sequence: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly canceledAt: string | null;
  /** The page where the person can change the appointment. */
  readonly link: string;
};

const t = textsOf(words);

/** Adds an appointment to a calendar. */
export function addAppointment(calendar: ICalCalendar, appointment: CalendarAppointment): ICalEvent {
  const { otherName, organizationName, topic, meetingUrl, place, link } = appointment;
  const location = plainText(place ?? meetingUrl ?? "");
  const description = [
    t("appointment.at", { organization: organizationName }),
    topic ? t("appointment.topic", { topic }) : null,
    meetingUrl && place ? t("appointment.video", { url: meetingUrl }) : null,
    link,
  ];
  return calendar.createEvent({
    id: uidOf(appointment.id),
    sequence: appointment.sequence,
    start: new Date(appointment.startsAt),
    end: new Date(appointment.endsAt),
    stamp: appointment.updatedAt,
    created: appointment.createdAt,
    lastModified: appointment.updatedAt,
    summary: plainText(t("appointment.summary", { other: otherName })),
    description: plainText(description.filter((part) => part !== null).join("\n\n")),
    ...(location === "" ? {} : { location }),
    url: link,
    status: appointment.canceledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

/** Returns an appointment as a calendar file. */
export function fileOf(appointment: CalendarAppointment): string {
  const calendar = newCalendar();
  addAppointment(calendar, appointment);
  return `${calendar.toString()}\r\n`;
}

/**
 * Returns an appointment as an invitation that email programs add to a calendar, or remove from it if it is canceled (RFC 5546). The sender
 * is the organizer and the recipient the only attendee, so that neither person sees the other's address.
 */
export function invitationOf(appointment: CalendarAppointment, email: string) {
  const method = appointment.canceledAt ? "CANCEL" : "REQUEST";
  const calendar = newCalendar();
  calendar.method(ICalCalendarMethod[method]);
  const event = addAppointment(calendar, appointment);
  event.organizer(senderOf(env().MAIL_FROM));
  event.createAttendee({ email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  return { method, text: `${calendar.toString()}\r\n` } as const;
}

function newCalendar(): ICalCalendar {
  return ical({ prodId: { company: "Offerlane", product: t("appointment.product"), language: "EN" } });
}

/** Returns the sender of emails. Local mode, which sends none, has an address that doesn't exist. */
function senderOf(from = "appointments@offerlane.invalid") {
  return { name: "Offerlane", email: from.split("<")[1]?.split(">")[0] ?? from };
}
