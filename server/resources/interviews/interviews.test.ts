import { beforeEach, describe, expect, test } from "vitest";
import { makeCaller, type Person } from "#server/testing/actors.ts";
import { makeApplication, makeBoard } from "#server/testing/factories.ts";
import type { Rest } from "#server/testing/rest.ts";

let api: Rest;
let person: Person;
let applicationId: string;
beforeEach(async () => {
  ({ api, person } = await makeCaller());
  ({ id: applicationId } = await makeApplication(api, person.boardId));
});

const at = (scheduledAt: string, given: object = {}) =>
  api.ok("interviews.create", { applicationId, scheduledAt, ...given });

test("omitted fields have defaults: type other, one hour, UTC, outcome pending, and the rest empty", async () => {
  const interview = await at("2026-12-03T14:00:00+01:00");
  expect(interview).toEqual({
    id: expect.stringMatching(/^itv_/),
    applicationId,
    type: "other",
    scheduledAt: "2026-12-03T13:00:00.000Z",
    durationMinutes: 60,
    timeZone: "UTC",
    location: null,
    meetingUrl: null,
    interviewers: [],
    notes: null,
    outcome: "pending",
    feedback: null,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
});

test("the card counts its interviews", async () => {
  const { id: interviewId } = await at("2026-12-03T14:00:00Z");
  await at("2026-12-04T14:00:00Z");
  const counted = async () => (await api.ok("applications.get", { applicationId })).counts.interviews;
  expect(await counted()).toBe(2);
  await api.ok("interviews.delete", { interviewId });
  expect(await counted()).toBe(1);
});

test.each(["Europe/Berlin", "America/Argentina/Buenos_Aires", "UTC", "Asia/Kathmandu"])(
  "%s is accepted as a time zone",
  async (timeZone) => {
    for (const sent of [timeZone, ` ${timeZone} `])
      expect((await at("2026-12-03T14:00:00Z", { timeZone: sent })).timeZone).toBe(timeZone);
  },
);

test.each(["Mars/Olympus", "+01:00", "", " ", "x".repeat(65)])(
  "%j is rejected with 422 as a time zone",
  async (timeZone) => {
    await api.rejected(
      "interviews.create",
      { applicationId, scheduledAt: "2026-12-03T14:00:00Z", timeZone },
      "validation_failed",
    );
  },
);

test("an instant on either side of a daylight saving change stays the same instant", async () => {
  const timeZone = "Europe/Berlin";
  const before = await at("2027-03-28T01:30:00+01:00", { timeZone });
  const after = await at("2027-03-28T03:30:00+02:00", { timeZone });
  expect(before.scheduledAt).toBe("2027-03-28T00:30:00.000Z");
  expect(after.scheduledAt).toBe("2027-03-28T01:30:00.000Z");
});

test.each(["2026-12-03", "2026-12-03T14:00:00", "2026-02-30T10:00:00Z", "tomorrow"])(
  "%j is rejected with 422, because it isn't an instant with an offset",
  async (scheduledAt) => {
    await api.rejected("interviews.create", { applicationId, scheduledAt }, "validation_failed");
  },
);

test.each([0, -1, 1_441, 1.5])("a duration of %d minutes is rejected", async (durationMinutes) => {
  const input = { applicationId, scheduledAt: "2026-12-03T14:00:00Z", durationMinutes };
  await api.rejected("interviews.create", input, "validation_failed");
});

describe("interviews.list", () => {
  test("covers all boards, earliest first, and includes both bounds", async () => {
    const other = await makeApplication(api, (await makeBoard(api)).id);
    const late = await at("2026-12-03T12:00:00Z");
    const early = await api.ok("interviews.create", {
      applicationId: other.id,
      scheduledAt: "2026-12-01T12:00:00Z",
    });
    const ids = async (input: object) => (await api.ok("interviews.list", input)).data.map(({ id }) => id);
    expect(await ids({})).toEqual([early.id, late.id]);
    expect(await ids({ applicationId })).toEqual([late.id]);
    expect(await ids({ from: "2026-12-01T12:00:00Z", to: "2026-12-03T13:00:00+01:00" })).toEqual([
      early.id,
      late.id,
    ]);
    expect(await ids({ from: "2026-12-01T12:00:00.001Z" })).toEqual([late.id]);
    expect(await ids({ to: "2026-12-03T11:59:59.999Z" })).toEqual([early.id]);
  });

  test("names the job and the company of each interview", async () => {
    const job = { title: "Harbor pilot" };
    const { id } = await makeApplication(api, person.boardId, { job, company: { name: "Blue Pier" } });
    await api.ok("interviews.create", { applicationId: id, scheduledAt: "2026-12-01T12:00:00Z" });
    const { data } = await api.ok("interviews.list", { applicationId: id });
    expect(data).toMatchObject([{ applicationId: id, title: "Harbor pilot", companyName: "Blue Pier" }]);
  });

  test("filters by outcome, and pages without repeating interviews at one instant", async () => {
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) made.push((await at("2026-12-03T12:00:00Z")).id);
    await api.ok("interviews.update", { interviewId: made[0] ?? "", outcome: "no_show" });
    const open = await api.ok("interviews.list", { outcome: "pending" });
    expect(new Set(open.data.map(({ id }) => id))).toEqual(new Set(made.slice(1)));
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await api.ok("interviews.list", { limit: 2, cursor });
      seen.push(...page.data.map(({ id }) => id));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(seen.toSorted()).toEqual(made.toSorted());
  });

  test("of someone else's application is empty", async () => {
    const outsider = await makeCaller();
    await at("2026-12-03T12:00:00Z");
    expect((await outsider.api.ok("interviews.list", { applicationId })).data).toEqual([]);
  });
});

test("an update keeps the fields that it doesn't name, and clears those with empty text", async () => {
  const { id: interviewId } = await at("2026-12-03T12:00:00Z", { location: "Room 4", notes: "Bring it." });
  const changed = await api.ok("interviews.update", { interviewId, location: " ", outcome: "passed" });
  expect(changed).toMatchObject({ location: null, notes: "Bring it.", outcome: "passed" });
});

test("deleting the card, its company, or its board deletes its interviews and links", async () => {
  const { id: boardId } = await makeBoard(api);
  const gone = [await makeApplication(api, boardId), await makeApplication(api, boardId)];
  const third = await makeApplication(api, boardId);
  const all = [...gone, third];
  const contact = await api.ok("contacts.create", { name: "Ada", applicationIds: all.map(({ id }) => id) });
  for (const { id } of all)
    await api.ok("interviews.create", { applicationId: id, scheduledAt: "2026-12-03T12:00:00Z" });
  const left = async () => [
    (await api.ok("interviews.list", {})).data.length,
    (await api.ok("contacts.get", { contactId: contact.id })).applicationIds.length,
  ];
  expect(await left()).toEqual([3, 3]);
  await api.ok("applications.delete", { applicationId: gone[0]?.id ?? "" });
  expect(await left()).toEqual([2, 2]);
  await api.ok("companies.delete", { companyId: gone[1]?.company.id ?? "" });
  expect(await left()).toEqual([1, 1]);
  await api.ok("boards.delete", { boardId });
  expect(await left()).toEqual([0, 0]);
});
