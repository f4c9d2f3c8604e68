import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { readIsolated } from "#server/core/isolated-reading.ts";
import { jobBoss } from "#server/jobs/boss.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { sealSecret } from "#server/lib/sealed-secret.ts";
import { ensureSandbox } from "#server/resources/sandbox/service.ts";
import { logOf, makeTeam } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";
import { page as usual } from "../examples.ts";
import { calendarSeal, planCalendarReads, readCalendar } from "./reading.ts";

const OWN_SERVER = { address: () => true, port: () => true };
const served = { status: 200, type: "text/calendar", body: "" };
const server = createServer((_request, response) => {
  response.writeHead(served.status, { "content-type": served.type }).end(served.body);
});
beforeAll(async () => {
  await jobBoss();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

const instant = (at: Date) => `${at.toISOString().replace(/[-:]|\.\d+/g, "")}`;
const calendarWith = (from: Date, to: Date) =>
  [
    "BEGIN:VCALENDAR",
    "BEGIN:VEVENT",
    "UID:1",
    "SUMMARY:A private matter",
    `DTSTART:${instant(from)}`,
    `DTEND:${instant(to)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");

/** Creates an organization whose coach can be booked around the clock, and connects the coach's calendar. */
async function makePractice() {
  const { id: organizationId, organizationSlug, members } = await makeTeam("owner", "coach", "applicant");
  const [, ada, kim] = members;
  const { accountId } = ada.person;
  const [coach, applicant] = [await pagesOf(ada.person), await pagesOf(kim.person)];
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "00:00", to: "24:00" }));
  const page = { ...usual, hours, daysOff: [], timeZone: "UTC", bufferMinutes: 0, noticeHours: 1 };
  const connect = (calendarUrl: string | null) =>
    coach.appointments.setCalendar({ organizationSlug, calendarUrl });
  await expect(connect("https://calendar.example/secret.ics")).rejects.toThrow(
    "Save your booking page first.",
  );
  await coach.appointments.setPage({ ...page, organizationSlug, dailyMost: null });
  await connect("https://calendar.example/secret.ics");
  const { port } = server.address() as AddressInfo;
  const ofPage = { organizationId_accountId: { organizationId, accountId } };
  const calendarUrl = sealSecret(`http://127.0.0.1:${port}/a.ics`, calendarSeal(accountId));
  await prisma.bookingPage.update({ where: ofPage, data: { calendarUrl } });
  const read = () => readCalendar({ organizationId, accountId }, OWN_SERVER);
  const state = async () => (await coach.appointments.getCalendar({ organizationSlug })).calendar;
  // The minimum notice may rule out the earliest slot while the test runs.
  const from = new Date(Date.now() + 2 * HOUR_MS).toISOString();
  const slots = async () => {
    const listed = { organizationSlug, coachId: ada.memberId };
    const { data } = await applicant.appointments.listSlots(listed);
    return data.map(({ startsAt }) => startsAt).filter((startsAt) => startsAt > from);
  };
  return { organizationId, organizationSlug, ada, coach, applicant, ofPage, connect, read, state, slots };
}

test("applicants can't book the busy times of a coach's calendar, of which only the times are stored", async () => {
  const practice = await makePractice();
  const { organizationId, organizationSlug, ada, applicant, ofPage, read, state, slots, connect } = practice;
  const [first = "", second = ""] = await slots();
  const ends = new Date(Date.parse(first) + 2 * HOUR_MS);
  Object.assign(served, { status: 200, type: "text/calendar", body: calendarWith(new Date(first), ends) });
  await read();
  const [next = ""] = await slots();
  expect(Date.parse(next)).toBeGreaterThanOrEqual(ends.getTime());
  const taken = applicant.appointments.book({ organizationSlug, coachId: ada.memberId, startsAt: second });
  await expect(taken).rejects.toMatchObject({ cause: { code: "slot_taken" } });
  const row = await prisma.bookingPage.findUniqueOrThrow({ where: ofPage });
  expect(JSON.stringify(row)).not.toContain("private matter");
  expect(JSON.stringify([row, await logOf(organizationId)])).not.toContain("a.ics");
  expect(await state()).toMatchObject({ problem: null, isChecked: true, readAt: expect.any(String) });

  await connect(null);
  expect(await state()).toBeNull();
  expect(await slots()).toContain(first);
});

test("a calendar that can't be read keeps its earlier times and shows the reason until it can be read", async () => {
  const { read, state, slots } = await makePractice();
  const [first = ""] = await slots();
  const body = calendarWith(new Date(first), new Date(Date.parse(first) + HOUR_MS));
  Object.assign(served, { status: 200, type: "text/calendar", body });
  await read();
  for (const [content, problem] of [
    [{ status: 404 }, "unreachable"],
    [{ status: 200, type: "text/html", body: "<html>" }, "not_a_calendar"],
    [{ type: "text/calendar", body: "Not a calendar" }, "not_a_calendar"],
    [{ body: `BEGIN:VCALENDAR\r\n${"X".repeat(4_200_000)}` }, "too_large"],
  ] as const) {
    Object.assign(served, content);
    await read();
    expect((await state())?.problem).toBe(problem);
    expect(await slots()).not.toContain(first);
  }
  Object.assign(served, { body: calendarWith(new Date(0), new Date(DAY_MS)) });
  await read();
  expect((await state())?.problem).toBeNull();
  expect(await slots()).toContain(first);
});

test("a calendar takes a turn to be read, as every document does, because each takes memory", async () => {
  const { read, state } = await makePractice();
  Object.assign(served, { status: 200, type: "text/calendar", body: calendarWith(new Date(0), new Date(1)) });
  const { processDocumentsRead, processDocumentsWaiting } = LIMITS.quotas;
  const reader = {
    file: path.resolve("server/testing/blocked-thread.ts"),
    workerLimits: { timeoutMs: 60_000, memoryMb: 64 },
  };
  const left = new AbortController();
  const held = Array.from({ length: processDocumentsRead + processDocumentsWaiting }, (_, index) => {
    const requester = { actor: { userId: `usr_${index}` }, signal: left.signal };
    return readIsolated(requester, reader, () => new SharedArrayBuffer(4)).catch(() => undefined);
  });
  await expect(read()).rejects.toMatchObject({ code: "unavailable" });
  left.abort();
  await Promise.all(held);
  await read();
  expect(await state()).toMatchObject({ problem: null, readAt: expect.any(String) });
});

test("an address that no accepted secret decrypts has to be entered again", async () => {
  const { ofPage, read, state, connect } = await makePractice();
  const calendarUrl = sealSecret("https://calendar.example/a.ics", calendarSeal("acc_other"));
  await prisma.bookingPage.update({ where: ofPage, data: { calendarUrl } });
  await read();
  expect(await state()).toBeNull();
  await connect("https://calendar.example/b.ics");
  expect(await state()).toMatchObject({ host: "calendar.example" });
});

test("a due calendar is planned by one process, again 15 minutes after it was read, and never in a sandbox", async () => {
  const { organizationId, ada, ofPage, read } = await makePractice();
  const planned = async () => {
    const { rows } = await pool.query(
      "SELECT 1 FROM pgboss.job WHERE name = 'read-calendar' AND data->>'organizationId' = $1",
      [organizationId],
    );
    return rows.length;
  };
  expect(await planned()).toBe(1);
  const at = new Date(Date.now() + DAY_MS + HOUR_MS);
  await Promise.all([planCalendarReads(at, 1), planCalendarReads(at, 1), planCalendarReads(at)]);
  expect(await planned()).toBe(2);
  // Until the calendar is read, its job isn't planned twice.
  await planCalendarReads(new Date(at.getTime() + 20 * HOUR_MS));
  expect(await planned()).toBe(2);
  Object.assign(served, { status: 200, type: "text/calendar", body: calendarWith(new Date(0), new Date(1)) });
  const before = Date.now();
  await read();
  const { calendarDueAt } = await prisma.bookingPage.findUniqueOrThrow({ where: ofPage });
  expect((calendarDueAt?.getTime() ?? 0) - before).toBeGreaterThanOrEqual(15 * 60_000);
  expect((calendarDueAt?.getTime() ?? 0) - before).toBeLessThan(HOUR_MS);

  await ensureSandbox(ada.person.userId);
  const sandbox = await pagesOf(ada.person, true);
  const [copy] = (await sandbox.organizations.list({})).data;
  const organizationSlug = copy?.slug ?? "";
  await sandbox.appointments.setCalendar({ organizationSlug, calendarUrl: "https://calendar.example/a.ics" });
  const { calendar } = await sandbox.appointments.getCalendar({ organizationSlug });
  expect(calendar).toMatchObject({ isChecked: false, readAt: null });
});
