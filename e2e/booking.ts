import type { Api } from "./api.ts";

type Coached = {
  /** The API of the applicant. */
  api: Api;
  beCoached: () => Promise<{ path: string; coach: Api }>;
};

/** Lets a coach be booked around the clock. @returns a free time */
export async function offerHours(coach: Api, applicant: Api, organizationSlug: string) {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "00:00", to: "24:00" }));
  await coach.change("appointments.setPage", {
    ...{ organizationSlug, hours, isOn: true, link: null, daysOff: [], timeZone: "UTC", minutes: 30 },
    ...{ bufferMinutes: 0, noticeHours: 48, aheadDays: 30, capacity: 1, dailyMost: null },
    ...{ place: "Room 2", meetingUrl: null },
  });
  const coaches = await applicant.read<{ data: { coachId: string }[] }>("appointments.listCoaches", {
    organizationSlug,
  });
  const of = { organizationSlug, coachId: coaches.data[0]?.coachId };
  const { data } = await applicant.read<{ data: { startsAt: string }[] }>("appointments.listSlots", of);
  return { ...of, startsAt: data[0]?.startsAt };
}

async function offered({ api, beCoached }: Coached) {
  const { path, coach } = await beCoached();
  const [, , organizationSlug = ""] = path.split("/");
  return offerHours(coach, api, organizationSlug);
}

/** Makes the user an applicant who can book a coach. @returns the page to book on */
export async function bookable(ground: Coached): Promise<string> {
  return `/o/${(await offered(ground)).organizationSlug}`;
}

/** Makes the user an applicant who has booked a coach. @returns the page with the appointment */
export async function booked(ground: Coached): Promise<string> {
  const slot = await offered(ground);
  await ground.api.change("appointments.book", slot);
  return `/o/${slot.organizationSlug}`;
}
