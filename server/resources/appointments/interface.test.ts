import { expect, test } from "vitest";
import { makeSandboxCaller } from "#server/testing/actors.ts";
import { queuedMail } from "#server/testing/mail.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { followOrganization } from "#server/testing/rest.ts";
import { page } from "./examples.ts";

const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "00:00", to: "24:00" }));
const aroundTheClock = { ...page, hours, daysOff: [], timeZone: "UTC", bufferMinutes: 0, dailyMost: null };

/** Creates an organization whose coach set their hours with a key. */
async function makePractice() {
  const { organizationSlug, members } = await makeTeam("owner", "coach", "applicant", "applicant");
  const [owner, coach, applicant, other] = members;
  const of = { organizationSlug };
  const { etag } = (await coach.api.send("appointments.get_page", of)).headers;
  const held = { "If-Match": String(etag) };
  const page = { ...of, ...aroundTheClock };
  const set = await coach.api.ok("appointments.set_page", page, held);
  await coach.api.rejected("appointments.set_page", { ...page, minutes: 45 }, "version_mismatch", held);
  expect(await coach.api.ok("appointments.get_page", of)).toEqual(set);
  return { owner, coach, applicant, other, of };
}

test("a booking page that is turned off keeps its hours, and the log its state before and after", async () => {
  const { owner, coach, of } = await makePractice();
  const off = { ...of, ...aroundTheClock, isOn: false };
  const { page: written } = await coach.api.ok("appointments.set_page", off);
  const read = await coach.api.send("appointments.get_page", of);
  expect(read.body).toEqual({ page: written });
  expect(written).toMatchObject({ isOn: false, hours });
  const held = { "If-Match": String(read.headers.etag) };
  await coach.api.ok("appointments.set_page", { ...off, isOn: true }, held);
  const { data } = await owner.api.ok("audit_events.list", of);
  const changes = data.filter(({ action }) => action === "booking_page_changed");
  expect(changes.map(({ details }) => details)).toMatchObject([
    { before: { isOn: false }, after: { isOn: true } },
    { before: { isOn: true }, after: { isOn: false } },
    { before: null },
  ]);
});

test("an applicant's key finds a coach and a free time, books it once however often it sends the request, moves it, and cancels it", async () => {
  const { coach, applicant, of } = await makePractice();
  const { api } = applicant;
  const [found] = (await api.ok("appointments.list_coaches", of)).data;
  expect(found).toMatchObject({ coachId: coach.memberId, minutes: 30, place: "Room 2", hasVideo: true });
  const slotsOf = { ...of, coachId: coach.memberId };
  const { data, next } = await api.ok("appointments.list_slots", slotsOf);
  const later = await api.ok("appointments.list_slots", { ...slotsOf, after: next ?? "" });
  expect(later.data[0]?.startsAt).toBe(next);
  const booking = { ...slotsOf, startsAt: data[0]?.startsAt ?? "", topic: "My résumé" };
  const once = { "Idempotency-Key": "book-1" };
  const [booked, again] = [
    await api.send("appointments.book", booking, once),
    await api.send("appointments.book", booking, once),
  ];
  const { id } = booked.body as { id: string };
  expect(again.body).toEqual(booked.body);
  expect(booked.headers.location).toBe(`/api/v1/organizations/${of.organizationSlug}/appointments/${id}`);
  expect(await queuedMail(coach.person.email)).toHaveLength(1);
  const one = { ...of, appointmentId: id };
  const moved = { ...one, startsAt: data[5]?.startsAt ?? "" };
  const { etag = "" } = (await api.send("appointments.get", one)).headers;
  await api.ok("appointments.move", moved, { "If-Match": String(etag) });
  await api.rejected("appointments.move", moved, "version_mismatch", { "If-Match": String(etag) });
  await api.rejected("appointments.book", { ...booking, startsAt: moved.startsAt }, "slot_taken");
  await coach.api.ok("appointments.cancel", { ...one, reason: "Out of office" });
  expect(await api.ok("appointments.get", one)).toMatchObject({ canceledBy: "coach", viewer: "applicant" });
  await api.rejected("appointments.cancel", one, "appointment_over");
});

test("a coach's key books their own free time for an applicant and moves it, and both are emailed; no one else's, and for no one else", async () => {
  const { owner, coach, applicant, other, of } = await makePractice();
  const { api } = coach;
  const coaches = (await api.ok("appointments.list_coaches", of)).data;
  expect(coaches).toMatchObject([{ coachId: coach.memberId, isYou: true }]);
  const coachId = coach.memberId;
  const { data } = await api.ok("appointments.list_slots", { ...of, coachId });
  const theirs = { applicantEmail: applicant.person.email, startsAt: data[0]?.startsAt ?? "" };
  const booking = { ...of, coachId, ...theirs, topic: "Mock interview" };
  const { id: appointmentId } = await api.ok("appointments.book", booking);
  const one = { ...of, appointmentId };
  expect(await applicant.api.ok("appointments.get", one)).toMatchObject({
    viewer: "applicant",
    topic: "Mock interview",
    ...theirs,
  });
  const [toCoach] = await queuedMail(coach.person.email);
  const [toApplicant] = await queuedMail(applicant.person.email);
  expect(toCoach?.text).toContain("You booked an appointment with");
  expect(toApplicant?.text).toContain("booked an appointment with you");
  const free = { ...booking, startsAt: data[5]?.startsAt ?? "" };
  await owner.api.rejected("appointments.book", free, "validation_failed");
  await api.rejected("appointments.book", { ...free, applicantEmail: undefined }, "validation_failed");
  await api.rejected("appointments.book", { ...free, applicantEmail: owner.person.email }, "not_found");
  await other.api.rejected("appointments.book", free, "validation_failed");
  const moved = { ...one, startsAt: data[5]?.startsAt ?? "" };
  expect(await api.ok("appointments.move", moved)).toMatchObject({
    viewer: "coach",
    startsAt: moved.startsAt,
  });
  const [newest] = (await queuedMail(applicant.person.email)).slice(-1);
  expect(newest?.text).toContain("moved the appointment with you");
  const { data: events } = await owner.api.ok("audit_events.list", of);
  for (const action of ["appointment_booked", "appointment_moved"]) {
    expect(events.find((event) => event.action === action)).toMatchObject({
      subjectEmail: applicant.person.email,
      details: { via: "coach" },
    });
  }
});

test("staff read an applicant's appointments, and others find nothing", async () => {
  const { owner, coach, applicant, other, of } = await makePractice();
  const coachId = coach.memberId;
  const { data } = await applicant.api.ok("appointments.list_slots", { ...of, coachId });
  const booking = { ...of, coachId, startsAt: data[0]?.startsAt ?? "" };
  await applicant.api.rejected("appointments.get_page", of, "insufficient_role");
  const { id: appointmentId } = await applicant.api.ok("appointments.book", booking);
  const one = { ...of, appointmentId };
  expect(await owner.api.ok("appointments.get", one)).toMatchObject({ viewer: "staff" });
  const theirs = { ...of, applicantEmail: applicant.person.email };
  expect((await owner.api.ok("appointments.list", theirs)).data).toMatchObject([{ id: appointmentId }]);
  for (const name of ["appointments.get", "appointments.cancel"] as const) {
    await other.api.rejected(name, one, "not_found");
  }
  await other.api.rejected("appointments.list", theirs, "not_found");
  const to = { ...one, startsAt: data[5]?.startsAt ?? "" };
  for (const { api } of [owner, other]) await api.rejected("appointments.move", to, "not_found");
  const { api: elsewhere } = await makeSandboxCaller();
  await elsewhere.rejected("appointments.get", one, "not_found");
});

test("an organization's events report appointments that were booked, moved, and canceled, with what changed", async () => {
  const { owner, coach, applicant, of } = await makePractice();
  const coachId = coach.memberId;
  const { data } = await applicant.api.ok("appointments.list_slots", { ...of, coachId });
  const [startsAt = "", to = ""] = data.map((slot) => slot.startsAt);
  const { id } = await applicant.api.ok("appointments.book", { ...of, coachId, startsAt });
  const one = { ...of, appointmentId: id };
  await applicant.api.ok("appointments.move", { ...one, startsAt: to });
  await applicant.api.ok("appointments.cancel", { ...one, reason: "Ill" });
  const events = (await followOrganization(owner.api, of.organizationSlug)).filter(
    ({ resourceId }) => resourceId === id,
  );
  expect(events.map(({ type }) => type)).toEqual([
    "appointment.created",
    "appointment.updated",
    "appointment.updated",
  ]);
  const [, moved, canceled] = events;
  expect(moved?.changes).toContainEqual({ field: "startsAt", from: startsAt, to });
  expect(canceled?.changes).toContainEqual({ field: "cancelReason", from: null, to: "Ill" });
  expect(canceled?.resource).toEqual(await owner.api.ok("appointments.get", one));
});
