import { expect, test } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { accountOfJob } from "#server/core/access.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { seedAppointment, seedBookingPage } from "#server/testing/appointment-rows.ts";
import { queuedMail } from "#server/testing/mail.ts";
import { makeTeam, type TeamMember } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";
import { makeAuthenticator } from "#server/testing/second-factors.ts";
import { remindOfAppointments } from "./service/notices.ts";
import { readFeedAppointments } from "./service/reading.ts";

/** Returns the numbers of a person's appointments on Today, to be logged, and in their calendar feed. */
async function countsOf({ person }: TeamMember) {
  const { appointments } = await pagesOf(person);
  const feed = { accountId: accountOfJob(person.accountId), now: new Date() };
  const lists = [appointments.listOwn({ show: "upcoming" }), appointments.listOwn({ show: "unlogged" })];
  const read = await Promise.all([...lists, readFeedAppointments(sqlOn(pool), feed)]);
  return read.map(({ length }) => length);
}

test("a coach's appointments are shown only while they reach the organization as staff, and an applicant's always", async () => {
  const { id, organizationSlug, members } = await makeTeam("owner", "coach", "applicant");
  const [owner, coach, applicant] = members;
  const of = { coachId: coach.person.accountId, email: applicant.person.email };
  await seedAppointment(organizationSlug, of);
  await seedAppointment(organizationSlug, of, -DAY_MS);
  expect(await countsOf(coach)).toEqual([1, 1, 2]);
  expect(await countsOf(applicant)).toEqual([1, 0, 2]);
  await prisma.organization.update({ where: { id }, data: { requiresSecondFactor: true } });
  expect(await countsOf(coach)).toEqual([0, 0, 0]);
  expect(await countsOf(applicant)).toEqual([1, 0, 2]);
  await makeAuthenticator(coach.person);
  expect(await countsOf(coach)).toEqual([1, 1, 2]);
  await prisma.organization.update({ where: { id }, data: { requiresSecondFactor: false } });
  await owner.api.ok("members.remove", { organizationSlug, memberId: coach.memberId });
  expect(await countsOf(coach)).toEqual([0, 0, 0]);
});

test("a coach who lacks the required second factor can't be booked, and gets no email about an applicant's appointment", async () => {
  const { id, organizationSlug, members } = await makeTeam("owner", "coach", "applicant");
  const [, coach, applicant] = members;
  const [coachId, { email }] = [coach.person.accountId, applicant.person];
  await seedBookingPage(id, coachId);
  const appointmentId = await seedAppointment(organizationSlug, { coachId, email }, DAY_MS / 2);
  const { appointments } = await pagesOf(applicant.person);
  const countMail = async () => {
    const queued = await Promise.all([queuedMail(coach.person.email), queuedMail(email)]);
    return queued.map(({ length }) => length);
  };
  const slots = () => appointments.listSlots({ organizationSlug, coachId: coach.memberId });
  await prisma.organization.update({ where: { id }, data: { requiresSecondFactor: true } });
  expect((await appointments.listCoaches({ organizationSlug })).data).toEqual([]);
  await expect(slots()).rejects.toMatchObject({ cause: { code: "not_found" } });
  await remindOfAppointments();
  expect(await countMail()).toEqual([0, 1]);
  await appointments.cancel({ organizationSlug, appointmentId });
  expect(await countMail()).toEqual([0, 2]);
  await makeAuthenticator(coach.person);
  const [startsAt = ""] = (await slots()).data.map((slot) => slot.startsAt);
  await appointments.book({ organizationSlug, coachId: coach.memberId, startsAt });
  // The first email to the coach says that they added an authenticator app.
  expect(await countMail()).toEqual([2, 3]);
});
