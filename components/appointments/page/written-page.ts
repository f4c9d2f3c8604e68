import type { Outputs } from "#components/api/client.ts";
import { type BookingHours, orderedHours } from "#domain/appointments.ts";
import { LIMITS } from "#domain/limits.ts";
import { isPlacesZone } from "#domain/time-zones.ts";

export type BookingPage = NonNullable<Outputs["appointments"]["getPage"]["page"]>;

/** A booking page as typed in the form: numbers in text fields are strings. */
export type WrittenPage = Omit<
  BookingPage,
  "capacity" | "dailyMost" | "link" | "place" | "meetingUrl" | "hours"
> & {
  readonly kind: "hours" | "link";
  readonly hours: readonly BookingHours[];
  readonly link: string;
  readonly capacity: string;
  readonly dailyMost: string;
  readonly place: string;
  readonly meetingUrl: string;
};

const WORKDAYS = [1, 2, 3, 4, 5];

/** Returns the fields of the form for a page; for a new one, half an hour on working days. */
export function writtenPage(page: BookingPage | null, timeZone: string): WrittenPage {
  if (page !== null) {
    const { capacity, dailyMost, link, place, meetingUrl } = page;
    return {
      ...page,
      kind: link === null ? "hours" : "link",
      link: link ?? "",
      capacity: String(capacity),
      dailyMost: String(dailyMost ?? ""),
      place: place ?? "",
      meetingUrl: meetingUrl ?? "",
    };
  }
  return {
    isOn: true,
    kind: "hours",
    link: "",
    hours: WORKDAYS.map((day) => ({ day, from: "09:00", to: "17:00" })),
    daysOff: [],
    timeZone,
    minutes: 30,
    bufferMinutes: 10,
    noticeHours: 24,
    aheadDays: 30,
    capacity: "1",
    dailyMost: "",
    place: "",
    meetingUrl: "",
  };
}

/** The fields with an error. */
export type PageErrors = Partial<Record<"timeZone" | "hours" | "capacity" | "dailyMost", true>>;

/** Returns the page that the form describes, with its errors. */
export function pageIn(written: WrittenPage): { page: BookingPage; errors: PageErrors } {
  const { kind, link, place, meetingUrl, ...fields } = written;
  const isHere = kind === "hours";
  const capacity = numberIn(written.capacity);
  const isUnlimited = written.dailyMost.trim() === "";
  const dailyMost = isUnlimited ? null : numberIn(written.dailyMost);
  const errors: PageErrors = {
    ...(isHere && !isPlacesZone(written.timeZone) ? { timeZone: true } : {}),
    ...(isHere && orderedHours(written.hours) === null ? { hours: true } : {}),
    ...(capacity === null || capacity > LIMITS.requests.bookingCapacity ? { capacity: true } : {}),
    ...((dailyMost === null && !isUnlimited) || (dailyMost ?? 1) > LIMITS.requests.bookingsADay
      ? { dailyMost: true }
      : {}),
  };
  const page = {
    ...fields,
    hours: [...written.hours],
    link: isHere ? null : link,
    capacity: capacity ?? 1,
    dailyMost,
    place,
    meetingUrl,
  };
  return { page, errors };
}

function numberIn(text: string): number | null {
  return /^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text) : null;
}
