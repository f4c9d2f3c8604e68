import ICAL from "ical.js";
import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { signIn } from "#server/testing/actors.ts";
import { seedAppointment } from "#server/testing/appointment-rows.ts";
import { queuedMail } from "#server/testing/mail.ts";
import { makeTeam, type TeamMember } from "#server/testing/membership.ts";
import { callPage, pagesOf } from "#server/testing/pages.ts";
import { page as example } from "./examples.ts";
import { emailAboutEndedAppointments, remindOfAppointments } from "./service/notices.ts";

const ALL_WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "00:00", to: "24:00" }));
const usual = {
  ...example,
  ...{ hours: ALL_WEEK, daysOff: [], timeZone: "UTC", bufferMinutes: 0, noticeHours: 1, dailyMost: null },
};

const callerOf = ({ person }: TeamMember) => pagesOf(person);

/** Creates an organization whose coach is booked around the clock. */
async function makePractice(page: object = {}) {
  const {
    id: organizationId,
    organizationSlug,
    members,
  } = await makeTeam("owner", "coach", "applicant", "applicant");
  const [owner, ada, kim, lee] = members;
  const [coach, applicant, other] = [await callerOf(ada), await callerOf(kim), await callerOf(lee)];
  const of = { organizationSlug, coachId: ada.memberId };
  const offer = (given: object) => coach.appointments.setPage({ organizationSlug, ...usual, ...given });
  await offer(page);
  // The minimum notice may rule out the earliest slot while the test runs.
  const from = new Date(Date.now() + 2 * HOUR_MS).toISOString();
  const slots = async (call = applicant) =>
    (await call.appointments.listSlots(of)).data
      .map(({ startsAt }) => startsAt)
      .filter((startsAt) => startsAt > from);
  const book = async (index = 0, call = applicant) =>
    call.appointments.book({ ...of, startsAt: (await slots())[index] ?? "", topic: "My résumé" });
  const team = { organizationId, organizationSlug, owner, ada, kim, lee };
  return { ...team, coach, applicant, other, of, offer, slots, book };
}

/** Returns the calendar files in the queued email to a person, oldest first. */
async function filesTo({ person }: TeamMember) {
  return (await queuedMail(person.email)).flatMap(({ calendar }) => {
    if (!calendar) return [];
    const read = new ICAL.Component(ICAL.parse(calendar.text));
    const event = new ICAL.Event(read.getFirstSubcomponent("vevent") ?? expect.fail("no event"));
    expect(read.getFirstPropertyValue("method")).toBe(calendar.method);
    const attendees = event.attendees.map((attendee) => attendee.getFirstValue());
    const { uid, sequence, startDate } = event;
    return [{ method: calendar.method, uid, sequence, start: startDate.toJSDate().toISOString(), attendees }];
  });
}

test("an applicant books, moves, and cancels, and both are emailed files with one identity and rising revisions", async () => {
  const { organizationSlug, ada, kim, coach, applicant, slots, book } = await makePractice();
  const booked = await book(3);
  expect(booked).toMatchObject({
    viewer: "applicant",
    topic: "My résumé",
    place: "Room 2",
    canceledAt: null,
  });
  expect(await slots()).not.toContain(booked.startsAt);
  const startsAt = (await slots())[0] ?? "";
  const ofIt = { organizationSlug, appointmentId: booked.id };
  expect((await applicant.appointments.move({ ...ofIt, startsAt })).startsAt).toBe(startsAt);
  expect(await slots()).toContain(booked.startsAt);
  const [shown] = (await coach.appointments.list({ organizationSlug, when: "upcoming" })).data;
  expect(shown).toMatchObject({ viewer: "coach", startsAt, applicantEmail: kim.person.email });
  const canceled = await applicant.appointments.cancel({ ...ofIt, reason: "Ill" });
  expect(canceled).toMatchObject({ canceledBy: "applicant", cancelReason: "Ill" });
  expect(await slots()).toContain(startsAt);
  await expect(applicant.appointments.cancel(ofIt)).rejects.toMatchObject({
    cause: { code: "appointment_over" },
  });
  const uid = `${booked.id}@offerlane`;
  for (const person of [ada, kim]) {
    const attendees = [`MAILTO:${person.person.email}`];
    expect(await filesTo(person)).toEqual([
      { method: "REQUEST", uid, sequence: 0, start: booked.startsAt, attendees },
      { method: "REQUEST", uid, sequence: 1, start: startsAt, attendees },
      { method: "CANCEL", uid, sequence: 2, start: startsAt, attendees },
    ]);
  }
  const { text } = await applicant.appointments.getFile(ofIt);
  expect(text).toContain("STATUS:CANCELLED");
});

test("of a hundred concurrent bookings of a slot, one succeeds, and the others get an error with the next free time", async () => {
  const { organizationSlug, members } = await makeTeam(
    "coach",
    ...Array.from({ length: 25 }, () => "applicant" as const),
  );
  const [ada, ...people] = members;
  const coach = await callerOf(ada as TeamMember);
  await coach.appointments.setPage({ organizationSlug, ...usual });
  const cookies = await Promise.all(people.map(({ person }) => signIn(person)));
  const of = { organizationSlug, coachId: ada?.memberId };
  const listed = await callPage(cookies[0] ?? "", "appointments.list_slots", of);
  const [wanted, next] = (listed.data as { data: { startsAt: string }[] }).data;
  const requests = Array.from({ length: 100 }, (_one, index) =>
    callPage(cookies[index % 25] ?? "", "appointments.book", { ...of, startsAt: wanted?.startsAt }),
  );
  const responses = await Promise.all(requests);
  const rejected = responses.filter(({ status }) => status !== 200);
  expect(rejected).toHaveLength(99);
  for (const { status, code, text } of rejected) {
    expect([status, code]).toEqual([409, "slot_taken"]);
    expect(text).toContain("The next free time is");
    expect(text).toContain(next?.startsAt);
  }
  const made = await prisma.appointment.findMany({ where: { organization: { slug: organizationSlug } } });
  expect(made).toHaveLength(1);
});

test("a group slot takes as many applicants as its capacity, each once, and new hours never overlap what is booked", async () => {
  const { of, organizationSlug, kim, lee, applicant, other, offer, slots } = await makePractice({
    capacity: 2,
  });
  const [startsAt = ""] = await slots();
  const cookies = [await signIn(kim.person), await signIn(lee.person)];
  const responses = await Promise.all(
    [0, 1, 0, 1].map((index) => callPage(cookies[index] ?? "", "appointments.book", { ...of, startsAt })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  expect(await slots()).not.toContain(startsAt);
  await offer({ minutes: 45, bufferMinutes: 15 });
  for (const slot of await slots()) {
    expect(Math.abs(Date.parse(slot) - Date.parse(startsAt))).toBeGreaterThanOrEqual(0.75 * HOUR_MS);
  }
  const [own] = (await other.appointments.list({ organizationSlug, when: "upcoming" })).data;
  expect(own?.applicantEmail).toBe(lee.person.email);
  await offer({ isOn: false });
  await expect(applicant.appointments.listSlots(of)).rejects.toMatchObject({ cause: { code: "not_found" } });
  expect((await applicant.appointments.listCoaches({ organizationSlug })).data).toEqual([]);
});

test("an applicant can have at most five upcoming appointments, even with concurrent bookings", async () => {
  const { of, kim, slots } = await makePractice();
  const cookie = await signIn(kim.person);
  const wanted = (await slots()).slice(0, 8);
  const responses = await Promise.all(
    wanted.map((startsAt) => callPage(cookie, "appointments.book", { ...of, startsAt })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(responses.filter(({ code }) => code === "quota_exceeded")).toHaveLength(3);
});

test("a booking link instead of hours is shown to applicants, their lead coach's first, and has no slots", async () => {
  const { organizationSlug, owner, ada, kim, of, applicant, offer } = await makePractice();
  await (await callerOf(owner)).appointments.setPage({
    organizationSlug,
    ...usual,
    hours: [],
    link: "https://book.example/o",
  });
  const lead = { organizationSlug, coachId: ada.memberId, applicantEmails: [kim.person.email] };
  await owner.api.ok("caseload.assign", lead);
  await offer({ link: "https://book.example/ada" });
  const { data: coaches } = await applicant.appointments.listCoaches({ organizationSlug });
  expect(coaches.map(({ coachId, isLead, link }) => [coachId, isLead, link])).toEqual([
    [ada.memberId, true, "https://book.example/ada"],
    [owner.memberId, false, "https://book.example/o"],
  ]);
  await expect(applicant.appointments.listSlots(of)).rejects.toMatchObject({ cause: { code: "not_found" } });
  const invalid = { cause: { code: "validation_failed" } };
  await expect(offer({ link: "http://book.example" })).rejects.toThrow("https://");
  await expect(offer({ hours: [] })).rejects.toMatchObject(invalid);
  const overlapping = [
    { day: 1, from: "09:00", to: "12:00" },
    { day: 1, from: "11:00", to: "13:00" },
  ];
  await expect(offer({ hours: overlapping })).rejects.toMatchObject(invalid);
});

test("an appointment exists only for its two people, and staff can only read it", async () => {
  const { organizationSlug, owner, kim, coach, applicant, other, book } = await makePractice();
  const { id: appointmentId } = await book();
  const of = { organizationSlug, appointmentId };
  const stranger = await makePractice();
  const gone = { cause: { code: "not_found" } };
  const startsAt = new Date(Date.now() + 48 * HOUR_MS).toISOString();
  const boss = await callerOf(owner);
  for (const call of [other, boss, stranger.applicant, stranger.coach]) {
    await expect(call.appointments.cancel(of)).rejects.toMatchObject(gone);
    await expect(call.appointments.getFile(of)).rejects.toMatchObject(gone);
  }
  await expect(other.appointments.move({ ...of, startsAt })).rejects.toMatchObject(gone);
  const input = { organizationSlug, applicantEmail: kim.person.email, when: "upcoming" } as const;
  await expect(other.appointments.list(input)).rejects.toMatchObject(gone);
  expect((await other.appointments.list({ organizationSlug, when: "upcoming" })).data).toEqual([]);
  expect((await boss.appointments.list(input)).data).toMatchObject([{ id: appointmentId, viewer: "staff" }]);
  expect((await boss.appointments.list({ organizationSlug, when: "upcoming" })).data).toEqual([]);
  for (const { appointments } of [coach, applicant])
    expect(await appointments.listOwn({ show: "upcoming" })).toMatchObject([{ id: appointmentId }]);
});

test.each(["leaves", "is removed", "becomes an applicant", "deletes their account"] as const)(
  "when a coach %s, their upcoming appointments are canceled in that change, and both are notified",
  async (how) => {
    const { organizationSlug, owner, ada, kim, of, coach, applicant, book } = await makePractice();
    const { id } = await book();
    const ofMember = { organizationSlug, memberId: ada.memberId };
    if (how === "leaves") await ada.api.ok("members.leave", { organizationSlug });
    if (how === "is removed") await owner.api.ok("members.remove", ofMember);
    if (how === "becomes an applicant")
      await owner.api.ok("members.update_role", { ...ofMember, role: "applicant" });
    if (how === "deletes their account")
      await coach.account.delete({ email: ada.person.email, password: "" });
    for (const person of [ada, kim]) {
      expect((await filesTo(person)).map(({ method }) => method)).toEqual(["REQUEST", "CANCEL"]);
    }
    const shown = (await applicant.appointments.list({ organizationSlug, when: "upcoming" })).data;
    expect(shown).toMatchObject(
      how === "deletes their account" ? [] : [{ id, canceledBy: "end_of_membership" }],
    );
    await expect(applicant.appointments.listSlots(of)).rejects.toMatchObject({
      cause: { code: "not_found" },
    });
  },
);

test("when an applicant leaves, their appointments are canceled, the slot is free, and both are notified", async () => {
  const { organizationSlug, ada, kim, other, slots, book } = await makePractice();
  const { startsAt } = await book();
  await kim.api.ok("members.leave", { organizationSlug });
  expect(await slots(other)).toContain(startsAt);
  for (const person of [ada, kim]) {
    expect((await filesTo(person)).map(({ method }) => method)).toEqual(["REQUEST", "CANCEL"]);
  }
});

test("when an organization is deleted, both people of each upcoming appointment are notified, and no one else", async () => {
  const { organizationId, organizationSlug, owner, ada, kim, lee, other, book } = await makePractice();
  await book();
  const dropped = await book(1, other);
  await other.appointments.cancel({ organizationSlug, appointmentId: dropped.id });
  const before = await filesTo(lee);
  await owner.api.ok("organizations.delete", { organizationSlug });
  const { rows } = await pool.query<{ data: { recipients: object[] } }>(
    "SELECT data FROM pgboss.job WHERE name = 'tell-of-deleted-appointments' AND group_id = $1",
    [organizationId],
  );
  expect(rows.flatMap(({ data }) => data.recipients)).toHaveLength(2);
  for (const { data } of rows) await emailAboutEndedAppointments(data);
  for (const person of [ada, kim]) {
    const files = await filesTo(person);
    const [booked, canceled] = [files[0], files.at(-1)];
    expect(canceled?.method).toBe("CANCEL");
    expect([canceled?.uid, canceled?.sequence]).toEqual([booked?.uid, 1]);
    expect((await queuedMail(person.person.email)).at(-1)?.text).toContain("was deleted");
  }
  expect(await filesTo(lee)).toEqual(before);
});

test("when an organization with more appointments than fit in a job is deleted, several jobs name each once", async () => {
  const { organizationId, organizationSlug, owner, ada, kim } = await makePractice();
  const both = { coachId: ada.person.accountId, email: kim.person.email };
  const ids: string[] = [];
  while (ids.length < 51)
    ids.push(await seedAppointment(organizationSlug, both, ids.length * DAY_MS + DAY_MS));
  await owner.api.ok("organizations.delete", { organizationSlug });
  const { rows } = await pool.query<{ id: string }>(
    `SELECT one ->> 'id' AS id FROM pgboss.job, jsonb_array_elements(data -> 'recipients') one
     WHERE name = 'tell-of-deleted-appointments' AND group_id = $1`,
    [organizationId],
  );
  expect(rows.map(({ id }) => id).sort()).toEqual(ids.flatMap((id) => [id, id]).sort());
});

test("both are reminded once, a day before, but not of canceled or later booked appointments, and not if they turned it off", async () => {
  const { organizationSlug, organizationId, ada, kim, applicant, other, book } = await makePractice({
    noticeHours: 48,
  });
  const { id, startsAt } = await book();
  const dropped = await book(1, other);
  await other.appointments.cancel({ organizationSlug, appointmentId: dropped.id });
  const soon = await book(2, other);
  await pool.query("UPDATE appointments SET reminded_at = now() WHERE id = $1", [soon.id]);
  const kind = "interview_reminders";
  await prisma.mutedMail.create({ data: { userId: ada.person.userId, kind, mutedAt: new Date() } });
  const at = new Date(Date.parse(startsAt) - 24 * HOUR_MS);
  await remindOfAppointments(new Date(at.getTime() - 1));
  const reminders = async ({ person }: TeamMember) =>
    (await queuedMail(person.email)).filter(({ subject }) => subject.startsWith("Reminder"));
  expect(await reminders(kim)).toEqual([]);
  await Promise.all([remindOfAppointments(at), remindOfAppointments(at)]);
  await remindOfAppointments(at);
  expect((await reminders(kim)).map(({ unsubscribe }) => unsubscribe !== undefined)).toEqual([true]);
  expect(await reminders(ada)).toEqual([]);
  const taken = await prisma.appointment.findMany({
    where: { organizationId, id, NOT: { remindedAt: null } },
  });
  expect(taken).toHaveLength(1);
  await applicant.appointments.listOwn({ show: "upcoming" });
});
