import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { signIn } from "#server/testing/actors.ts";
import { seedAppointment } from "#server/testing/appointment-rows.ts";
import { logOf, makeTeam, type TeamMember } from "#server/testing/membership.ts";
import { callPage, pagesOf } from "#server/testing/pages.ts";

const HOUR = 3_600_000;

const callerOf = ({ person }: TeamMember) => pagesOf(person);

/** Creates an organization whose coach has had an appointment with a topic, which began a few hours ago. */
async function makePractice(hoursAgo = 2) {
  const { id: organizationId, organizationSlug, members } = await makeTeam("coach", "coach", "applicant");
  const [ada, bo, kim] = members;
  const of = { coachId: ada.person.accountId, email: kim.person.email };
  const appointmentId = await seedAppointment(organizationSlug, of, -hoursAgo * HOUR);
  await prisma.appointment.updateMany({ where: { organizationId }, data: { topic: "My résumé" } });
  const { startsAt } = await prisma.appointment.findFirstOrThrow({ where: { organizationId } });
  const coach = await callerOf(ada);
  const asked = { organizationSlug, appointmentId };
  return { organizationId, organizationSlug, ada, bo, kim, coach, asked, startsAt: startsAt.toISOString() };
}

test("a coach's past appointment is listed only for them, logged once however often they log it, and visible to the applicant", async () => {
  const { organizationId, organizationSlug, ada, bo, kim, coach, asked, startsAt } = await makePractice();
  expect(await coach.appointments.listOwn({ show: "unlogged" })).toMatchObject([
    { id: asked.appointmentId, isLogged: false },
  ]);
  for (const other of [bo, kim]) {
    expect(await (await callerOf(other)).appointments.listOwn({ show: "unlogged" })).toEqual([]);
  }
  const cookie = await signIn(ada.person);
  const responses = await Promise.all(
    [1, 2, 3].map(() => callPage(cookie, "appointments.log_contact", asked)),
  );
  const { contactLogEntryId: id } = await coach.appointments.logContact(asked);
  expect(responses.map(({ data }) => data)).toEqual(Array(3).fill({ contactLogEntryId: id }));
  const { data } = await kim.api.ok("contact_log.list_own", { organizationSlug });
  expect(data).toMatchObject([
    { id, kind: "meeting", topic: "other", happenedAt: startsAt, minutes: 30, summary: "My résumé" },
  ]);
  expect((await logOf(organizationId)).filter(({ action }) => action === "contact_logged")).toHaveLength(1);
  expect(await coach.appointments.listOwn({ show: "unlogged" })).toEqual([]);
  const [past] = (await coach.appointments.list({ organizationSlug, when: "past" })).data;
  expect(past?.isLogged).toBe(true);
});

test("once its entry is deleted, an appointment can be logged again", async () => {
  const { organizationSlug, ada, coach, asked } = await makePractice();
  const { contactLogEntryId } = await coach.appointments.logContact(asked);
  await ada.api.ok("contact_log.delete", { organizationSlug, contactLogEntryId });
  expect(await coach.appointments.listOwn({ show: "unlogged" })).toHaveLength(1);
  const again = await coach.appointments.logContact(asked);
  expect(again.contactLogEntryId).not.toBe(contactLogEntryId);
});

test("an appointment is logged only by its coach, after it has ended, and not if it was canceled", async () => {
  const { organizationId, bo, kim, coach, asked } = await makePractice();
  const gone = { cause: { code: "not_found" } };
  const invalid = { cause: { code: "validation_failed" } };
  await expect((await callerOf(bo)).appointments.logContact(asked)).rejects.toMatchObject(gone);
  await expect((await callerOf(kim)).appointments.logContact(asked)).rejects.toMatchObject({
    cause: { code: "insufficient_role" },
  });
  const ongoing = await makePractice(0.25);
  await expect(ongoing.coach.appointments.logContact(ongoing.asked)).rejects.toMatchObject(invalid);
  const canceled = { canceledAt: new Date(), canceledBy: "applicant" };
  await prisma.appointment.updateMany({ where: { organizationId }, data: canceled });
  await expect(coach.appointments.logContact(asked)).rejects.toMatchObject(invalid);
  const old = await makePractice(24 * 8);
  for (const call of [coach, ongoing.coach, old.coach]) {
    expect(await call.appointments.listOwn({ show: "unlogged" })).toEqual([]);
  }
});
