import { newId } from "#server/core/ids.ts";
import { TIME_ZONE } from "./sample.ts";

const MINUTES = 30;
const WORKDAYS = [1, 2, 3, 4, 5];

/** Returns the row of `booking_pages` for someone who can be booked on workdays. */
export function bookingPageRow(organizationId: string, accountId: string, at: string) {
  return {
    organizationId,
    accountId,
    isOn: true,
    link: null,
    hours: WORKDAYS.map((day) => ({ day, from: "09:00", to: "17:00" })),
    daysOff: [],
    timeZone: TIME_ZONE,
    minutes: MINUTES,
    bufferMinutes: 0,
    noticeHours: 24,
    aheadDays: 30,
    capacity: 1,
    dailyMost: null,
    place: "Room 2",
    meetingUrl: null,
    updatedAt: at,
  };
}

type Booked = { coachId: string; accountId: string; startsAt: string; at: string };

/** Returns the row of `appointments`. */
export function appointmentRow(organizationId: string, { coachId, accountId, startsAt, at }: Booked) {
  return {
    ...{ organizationId, coachId, accountId, startsAt },
    id: newId("appointment"),
    endsAt: new Date(Date.parse(startsAt) + MINUTES * 60_000).toISOString(),
    seat: 1,
    place: "Room 2",
    meetingUrl: null,
    topic: null,
    createdAt: at,
    updatedAt: at,
  };
}
