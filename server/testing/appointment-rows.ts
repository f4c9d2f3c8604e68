import { DAY_MS } from "#domain/time.ts";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";

/** Adds an applicant's appointment, upcoming unless it starts earlier, and returns its ID. */
export async function seedAppointment(
  organizationSlug: string,
  { coachId, email }: { coachId: string; email: string },
  startsInMs = DAY_MS,
): Promise<string> {
  const { id: organizationId } = await prisma.organization.findFirstOrThrow({
    where: { slug: organizationSlug },
  });
  const member = await prisma.member.findFirstOrThrow({ where: { organizationId, email } });
  const id = newId("appointment");
  const at = new Date();
  const startsAt = new Date(at.getTime() + startsInMs);
  const endsAt = new Date(startsAt.getTime() + 1_800_000);
  const span = { startsAt, endsAt, seat: 1, createdAt: at, updatedAt: at };
  await prisma.appointment.create({
    data: { organizationId, id, coachId, accountId: member.accountId, ...span },
  });
  return id;
}

/** Adds the booking page of a member, who can be booked around the clock. */
export async function seedBookingPage(organizationId: string, accountId: string): Promise<void> {
  const times = { minutes: 30, bufferMinutes: 0, noticeHours: 0, aheadDays: 30, capacity: 1 };
  const rest = {
    isOn: true,
    hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "00:00", to: "24:00" })),
    daysOff: [],
    timeZone: "UTC",
    place: "Room 2",
    updatedAt: new Date(),
  };
  await prisma.bookingPage.create({ data: { organizationId, accountId, ...times, ...rest } });
}
