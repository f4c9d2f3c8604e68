import { newId } from "#server/core/ids.ts";
import { TIME_ZONE } from "./sample.ts";

const MINUTES = 30;
const WORKDAYS = [1, 2, 3, 4, 5];

/** Returns the row of `booking_pages` for someone who can be booked on workdays. */
export function bookingPageRow(organizationId: string, accountId: string, at: string) {
  return {
    organization_id: organizationId,
    account_id: accountId,
    is_on: true,
    link: null,
    hours: WORKDAYS.map((day) => ({ day, from: "09:00", to: "17:00" })),
    days_off: [],
    time_zone: TIME_ZONE,
    minutes: MINUTES,
    buffer_minutes: 0,
    notice_hours: 24,
    ahead_days: 30,
    capacity: 1,
    daily_most: null,
    place: "Room 2",
    meeting_url: null,
    updated_at: at,
  };
}

type Booked = { coachId: string; accountId: string; startsAt: string; at: string };

/** Returns the row of `appointments`. */
export function appointmentRow(organizationId: string, { coachId, accountId, startsAt, at }: Booked) {
  return {
    organization_id: organizationId,
    id: newId("appointment"),
    coach_id: coachId,
    account_id: accountId,
    starts_at: startsAt,
    ends_at: new Date(Date.parse(startsAt) + MINUTES * 60_000).toISOString(),
    seat: 1,
    place: "Room 2",
    meeting_url: null,
    topic: null,
    created_at: at,
    updated_at: at,
  };
}
