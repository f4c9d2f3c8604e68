import ICAL from "ical.js";
import { beforeEach, describe, expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeCaller, type Person, signIn } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { http } from "#server/testing/http.ts";
import type { Rest } from "#server/testing/rest.ts";

const FOLDED = /^[^\r\n]*$/;

let api: Rest;
let person: Person;
let applicationId: string;
beforeEach(async () => {
  ({ api, person } = await makeCaller());
  const given = { job: { title: "Gardener" }, company: { name: `Park, ${person.userId}` } };
  ({ id: applicationId } = await makeApplication(api, person.boardId, given));
});

async function page(procedure: "renew" | "turnOff", of = person) {
  const response = await http({
    method: "POST",
    path: `/api/trpc/calendarFeed.${procedure}`,
    headers: {
      Cookie: await signIn(of),
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "application/json",
    },
    body: "{}",
  });
  expect(response.status, response.text).toBe(200);
  return response.body as { result: { data: { address: string } } };
}
const renew = async (of = person) => new URL((await page("renew", of)).result.data.address).pathname;

const at = (scheduledAt: string, given: object = {}) =>
  api.ok("interviews.create", { applicationId, scheduledAt, ...given });

/** Fetches the feed, checks its lines against RFC 5545, and returns its entries as a calendar program reads them. */
async function entries(path: string) {
  const response = await http({ path });
  expect(response.status, response.text).toBe(200);
  expect(response.text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  for (const line of response.text.split("\r\n")) {
    expect(line, "no bare line end").toMatch(FOLDED);
    expect(Buffer.byteLength(line), `75 octets at most: ${line}`).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  const calendar = new ICAL.Component(ICAL.parse(response.text));
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  return calendar.getAllSubcomponents("vevent").map((component) => {
    for (const name of ["uid", "dtstamp", "dtstart", "dtend"]) {
      expect(component.getAllProperties(name), `exactly one ${name}`).toHaveLength(1);
    }
    return new ICAL.Event(component);
  });
}
const instantOf = (time: ICAL.Time) => time.toJSDate().toISOString();
const one = async (path: string) => {
  const [event, ...others] = await entries(path);
  expect(others).toEqual([]);
  if (!event) throw new Error("the feed is empty");
  return event;
};
const stateOf = (event: ICAL.Event) => event.component.getFirstPropertyValue("status");

describe("an interview in the feed", () => {
  test("shows its title, time, place, and interviewers, and links to its card", async () => {
    const path = await renew();
    const given = {
      type: "technical",
      durationMinutes: 90,
      timeZone: "Europe/Berlin",
      location: "Room 4; left",
    };
    const { id } = await at("2096-12-03T13:00:00Z", {
      ...given,
      interviewers: ["Ada, B.", "Lin"],
      notes: "Bring\nit",
    });
    const event = await one(path);
    expect(event.uid).toBe(`${id}@offerlane`);
    expect(event.summary).toBe(`Technical interview: Gardener at Park, ${person.userId}`);
    expect(event.location).toBe("Room 4; left");
    expect(event.description).toContain("With Ada, B., Lin");
    expect(event.description).toContain("Bring\nit");
    expect(event.description).toContain("2:00 PM (Europe/Berlin)");
    expect(String(event.component.getFirstPropertyValue("url"))).toMatch(`?card=${applicationId}`);
    expect([instantOf(event.startDate), instantOf(event.endDate)]).toEqual([
      "2096-12-03T13:00:00.000Z",
      "2096-12-03T14:30:00.000Z",
    ]);
    expect(stateOf(event)).toBe("CONFIRMED");
  });

  test.each([
    ["Europe/Berlin", "2095-03-27T01:30:00+01:00", "2095-03-27T00:30:00.000Z"],
    ["Europe/Berlin", "2095-03-27T03:30:00+02:00", "2095-03-27T01:30:00.000Z"],
    ["America/New_York", "2095-11-06T01:30:00-04:00", "2095-11-06T05:30:00.000Z"],
    ["America/New_York", "2095-11-06T01:30:00-05:00", "2095-11-06T06:30:00.000Z"],
  ])(
    "in %s at %s keeps its instant across a daylight saving time change",
    async (timeZone, local, instant) => {
      const path = await renew();
      await at(local, { timeZone, durationMinutes: 120 });
      const { startDate, endDate } = await one(path);
      expect(startDate.zone).toBe(ICAL.Timezone.utcTimezone);
      expect(instantOf(startDate)).toBe(instant);
      expect(Date.parse(instantOf(endDate)) - Date.parse(instant)).toBe(7_200_000);
    },
  );

  test("keeps its UID and increases its sequence when moved, is marked when canceled, and disappears when deleted", async () => {
    const path = await renew();
    const { id: interviewId } = await at("2096-12-03T13:00:00Z");
    const first = await one(path);
    await api.ok("interviews.update", { interviewId, scheduledAt: "2096-12-04T15:00:00Z" });
    const moved = await one(path);
    expect(moved.uid).toBe(first.uid);
    expect(moved.sequence).toBeGreaterThan(first.sequence);
    expect(instantOf(moved.startDate)).toBe("2096-12-04T15:00:00.000Z");
    await api.ok("interviews.update", { interviewId, outcome: "canceled" });
    const canceled = await one(path);
    expect([canceled.uid, stateOf(canceled)]).toEqual([first.uid, "CANCELLED"]);
    expect(canceled.sequence).toBeGreaterThan(moved.sequence);
    await api.ok("interviews.delete", { interviewId });
    expect(await entries(path)).toEqual([]);
  });

  test("changes with its card: in its content and its timestamp", async () => {
    const path = await renew();
    await at("2096-12-03T13:00:00Z");
    const before = await one(path);
    await prisma.interview.updateMany({ where: { applicationId }, data: { updatedAt: new Date(0) } });
    await prisma.application.updateMany({
      where: { id: applicationId },
      data: { jobTitle: "Head gardener", updatedAt: new Date("2097-01-02T03:04:05Z") },
    });
    const after = await one(path);
    expect(before.summary).toContain("Interview: Gardener");
    expect(after.summary).toContain("Interview: Head gardener");
    const stamp = after.component.getFirstPropertyValue("dtstamp") as ICAL.Time;
    expect(instantOf(stamp)).toBe("2097-01-02T03:04:05.000Z");
  });

  test.each([
    ["line ends and a forged entry", "Room\r\nEND:VEVENT\nBEGIN:VEVENT\rSUMMARY:Evil"],
    ["semicolons, commas, backslashes and quotes", 'a;b,c\\n\\;d:"e"'],
    ["a very long line", "x".repeat(200)],
    ["emoji wherever a line may be folded", `${"a".repeat(61)}👩🏽‍🚀${"é👍".repeat(30)}`],
    ["letters of other scripts", "面接は東京で行われます。".repeat(10)],
  ])("with %s arrives as written", async (_what, location) => {
    const path = await renew();
    await at("2096-12-03T13:00:00Z", { location, notes: location.repeat(20), interviewers: [location] });
    const event = await one(path);
    const written = location.replace(/\r\n?/g, "\n");
    expect(event.location).toBe(written);
    expect(event.description).toContain(`With ${written}`);
  });

  test("drops control characters, and keeps a meeting URL as plain text", async () => {
    const path = await renew();
    await at("2096-12-03T13:00:00Z", {
      meetingUrl: "https://meet.example/a;STATUS=CANCELLED,b",
      notes: "a\u0007b",
    });
    const event = await one(path);
    expect(event.location).toBe("https://meet.example/a;STATUS=CANCELLED,b");
    expect(stateOf(event)).toBe("CONFIRMED");
    expect(event.description).toContain("ab");
  });
});

describe("the feed", () => {
  test("is a valid calendar without interviews", async () => {
    expect(await entries(await renew())).toEqual([]);
  });

  test("contains the account's own interviews of the past year and all upcoming ones", async () => {
    const outsider = await makeCaller();
    const other = await makeApplication(outsider.api, outsider.person.boardId);
    await outsider.api.ok("interviews.create", {
      applicationId: other.id,
      scheduledAt: "2096-12-03T13:00:00Z",
    });
    const day = 86_400_000;
    await at(new Date(Date.now() - 400 * day).toISOString());
    const kept = [
      await at(new Date(Date.now() - 300 * day).toISOString()),
      await at(new Date(Date.now() + 900 * day).toISOString()),
    ];
    const uids = (await entries(await renew())).map(({ uid }) => uid);
    expect(uids.toSorted()).toEqual(kept.map(({ id }) => `${id}@offerlane`).toSorted());
    expect(await entries(await renew(outsider.person))).toHaveLength(1);
  });

  test("is private, and returns 304 while nothing has changed", async () => {
    const path = await renew();
    const { id: interviewId } = await at("2096-12-03T13:00:00Z");
    const first = await http({ path });
    expect(first.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, no-cache",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
    const known = { "If-None-Match": first.headers.etag ?? "" };
    const again = await http({ path, headers: known });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, "", first.headers.etag]);
    const head = await http({ method: "HEAD", path });
    expect([head.status, head.text, head.headers.etag]).toEqual([200, "", first.headers.etag]);
    await api.ok("interviews.update", { interviewId, durationMinutes: 30 });
    expect((await http({ path, headers: known })).status).toBe(200);
    const post = await http({ method: "POST", path });
    expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test("has one address: a new one ends the old one immediately, and turning the feed off leaves none", async () => {
    const old = await renew();
    expect((await http({ path: old })).status).toBe(200);
    const fresh = await renew();
    expect((await http({ path: old })).status).toBe(404);
    expect((await http({ path: fresh })).status).toBe(200);
    await page("turnOff");
    expect((await http({ path: fresh })).status).toBe(404);
  });

  test("returns 404 for an address that never existed, whatever its form", async () => {
    const path = await renew();
    const wrong = [
      path.replace(/.\.ics$/, (end) => (end[0] === "A" ? "B.ics" : "A.ics")),
      path.replace(".ics", ""),
      path.replace(".ics", ".ics/x"),
      "/api/calendar",
      "/api/calendar/",
      "/api/calendar/%00.ics",
    ];
    for (const item of wrong) {
      const response = await http({ path: item });
      expect([item, response.status, response.body]).toMatchObject([item, 404, { code: "not_found" }]);
    }
  });

  test("stores no secret: the address isn't in the database", async () => {
    const secret = /calendar\/(.+)\.ics/.exec(await renew())?.[1] ?? "";
    const row = await prisma.calendarFeed.findUniqueOrThrow({ where: { accountId: person.accountId } });
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  test("has exactly one working address after concurrent renewals", async () => {
    const paths = await Promise.all(Array.from({ length: 6 }, () => renew()));
    const responses = await Promise.all(paths.map((path) => http({ path })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("can be fetched sixty times a minute", async () => {
    const path = await renew();
    const responses = await Promise.all(Array.from({ length: 61 }, () => http({ path })));
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(1);
    expect(Number(rejected[0]?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await http({ path: await renew((await makeCaller()).person) })).status).toBe(200);
  });
});

test("an open task with a time is in the feed until it is done, and one for a whole day isn't", async () => {
  const path = await renew();
  const due = new Date(Date.now() + 86_400_000).toISOString();
  await api.ok("tasks.create", { text: "Some day", due: due.slice(0, 10) });
  const { id: taskId } = await api.ok("tasks.create", { text: "Call Els", due, applicationId });
  const event = await one(path);
  expect([event.uid, event.summary]).toEqual([`${taskId}@offerlane`, "Call Els"]);
  expect(Date.parse(instantOf(event.startDate))).toBe(Math.floor(Date.parse(due) / 1_000) * 1_000);
  expect(String(event.component.getFirstPropertyValue("url"))).toContain(`?card=${applicationId}`);
  await api.ok("tasks.complete", { taskId });
  expect(await entries(path)).toEqual([]);
});
