import { beforeEach, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import type { Status } from "#domain/values.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCaller, type Person, signIn } from "#server/testing/actors.ts";
import { makeApplication, makeColumn } from "#server/testing/factories.ts";
import { http } from "#server/testing/http.ts";
import { callPage } from "#server/testing/pages.ts";
import type { Rest } from "#server/testing/rest.ts";
import type { Today, TodayItem } from "./contract.ts";

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

let api: Rest;
let person: Person;
let cookie: string;
beforeEach(async () => {
  ({ api, person } = await makeCaller());
  cookie = await signIn(person);
});

const items = async (): Promise<TodayItem[]> => (await view()).items;

async function view(): Promise<Today> {
  const response = await http({ path: "/api/trpc/today.get?input=%7B%7D", headers: { Cookie: cookie } });
  expect(response.status).toBe(200);
  return (response.body as { result: { data: Today } }).result.data;
}

async function setMark(item: TodayItem, mark: { until: string | null } | null, as = cookie): Promise<void> {
  const response = await http({
    method: "POST",
    path: "/api/trpc/today.setMark",
    headers: { Cookie: as, "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" },
    body: JSON.stringify({ ...named(item), mark }),
  });
  expect(response.status, response.text).toBe(200);
}

const named = ({ kind, subjectId, occasion }: TodayItem) => ({ kind, subjectId, occasion });
const card = (status: Status) => makeApplication(api, person.boardId, { status });
const rest = (id: string, ms: number) =>
  prisma.application.updateMany({
    where: { id },
    data: { updatedAt: inMs(-ms), statusChangedAt: inMs(-ms), createdAt: inMs(-ms) },
  });

test("Today shows what is due, each item once, and nothing else", async () => {
  const applied = await card("applied");
  const interview = (ms: number, fields = {}) =>
    api.ok("interviews.create", { applicationId: applied.id, scheduledAt: inMs(ms), ...fields });
  const soon = await interview(2 * DAY_MS);
  await interview(8 * DAY_MS);
  await interview(DAY_MS, { outcome: "canceled" });
  const running = await interview(-HOUR_MS / 2);
  const held = await interview(-2 * HOUR_MS);
  await interview(-3 * HOUR_MS, { outcome: "passed", feedback: "Went well." });
  await interview(-4 * HOUR_MS, { outcome: "no_show" });
  await interview(-61 * DAY_MS);
  const offer = await card("offer");
  const quiet = await card("applied");
  const talking = await card("interviewing");
  const fresh = await card("applied");
  const rejected = await card("rejected");
  await rest(quiet.id, 15 * DAY_MS);
  await rest(talking.id, 8 * DAY_MS);
  await rest(fresh.id, 6 * DAY_MS);
  await rest(rejected.id, 90 * DAY_MS);
  const contact = await api.ok("contacts.create", { name: "Ada", followUp: true });
  await api.ok("contacts.create", { name: "Grace" });
  const found = (await items()).map(({ kind, subjectId }) => `${kind} ${subjectId}`);
  expect(found.sort()).toEqual(
    [
      `interview ${soon.id}`,
      `interview ${running.id}`,
      `feedback ${held.id}`,
      `offer ${offer.id}`,
      `quiet ${quiet.id}`,
      `quiet ${talking.id}`,
      `follow_up ${contact.id}`,
    ].sort(),
  );
});

test("Today shows the open tasks whose day has come, the earliest first, and those without a date last", async () => {
  const { id: applicationId } = await card("saved");
  const add = (text: string, due: string | null, fields = {}) =>
    api.ok("tasks.create", { text, due, ...fields });
  const inZone = (hours: number) => inMs(hours * HOUR_MS).slice(0, 10);
  await add("none", null);
  await add("today", inZone(0), { applicationId });
  await add("tomorrow", inZone(24));
  await add("in two days, at a time", inMs(2 * DAY_MS));
  const { id: done } = await add("done", inZone(-48));
  await api.ok("tasks.complete", { taskId: done });
  await add("late", inMs(-3 * DAY_MS));
  const { items: found, counts, outlook } = await view();
  expect(found.map(({ title }) => title)).toEqual(["late", "today", "none"]);
  expect(found[1]).toMatchObject({ kind: "task", due: inZone(0), applicationId, subject: "Gardener" });
  expect(counts).toEqual({ task: 3 });
  expect(outlook.snoozed).toBe(2);
});

test("Today shows an offer on an inactive board too", async () => {
  const { id: boardId } = await api.ok("boards.create", { name: "Second search" });
  const { id } = await makeApplication(api, boardId, { status: "offer" });
  expect(await items()).toMatchObject([{ kind: "offer", subjectId: id, boardId }]);
});

test("the counts include items beyond those that are listed, and no others", async () => {
  const ids = await makeColumn(api, person.boardId, 53);
  await api.ok("applications.bulk_move", { boardId: person.boardId, applicationIds: ids, status: "offer" });
  await api.ok("contacts.create", { name: "Ada", followUp: true });
  const before = await view();
  expect(before.items).toHaveLength(51);
  expect(before.counts).toEqual({ offer: 53, follow_up: 1 });
  const [offer] = before.items;
  if (!offer) throw new Error("no offer came up");
  await setMark(offer, { until: null });
  expect((await view()).counts).toEqual({ offer: 52, follow_up: 1 });
});

test("a done item stays hidden, even if it is marked twice, and undoing brings it back", async () => {
  await card("offer");
  const [offer] = await items();
  if (!offer) throw new Error("no offer came up");
  await setMark(offer, { until: null });
  await setMark(offer, { until: null });
  expect(await items()).toEqual([]);
  await setMark(offer, null);
  expect(await items()).toEqual([offer]);
});

test("a postponed item comes back when its time has come", async () => {
  await card("offer");
  const [offer] = await items();
  if (!offer) throw new Error("no offer came up");
  await setMark(offer, { until: inMs(DAY_MS) });
  expect(await items()).toEqual([]);
  await setMark(offer, { until: inMs(-1) });
  expect(await items()).toEqual([offer]);
});

test("a dismissed item comes back on a new occasion, such as a rescheduled interview", async () => {
  const { id: applicationId } = await card("interviewing");
  const { id: interviewId } = await api.ok("interviews.create", { applicationId, scheduledAt: inMs(DAY_MS) });
  const [interview] = await items();
  if (!interview) throw new Error("no interview came up");
  await setMark(interview, { until: null });
  expect(await items()).toEqual([]);
  await api.ok("interviews.update", { interviewId, scheduledAt: inMs(2 * DAY_MS) });
  expect(await items()).toMatchObject([{ kind: "interview", subjectId: interviewId }]);
});

test("no one can see or dismiss another person's items", async () => {
  await card("offer");
  const [offer] = await items();
  if (!offer) throw new Error("no offer came up");
  const other = await signIn((await makeCaller()).person);
  await setMark(offer, { until: null }, other);
  expect(await items()).toEqual([offer]);
});

test("the weekly goal counts what was sent this week as the statistics do, until it is removed", async () => {
  const goal = async () => (await callPage(cookie, "today.get_goal")).data;
  const set = async (wanted: number | null) =>
    expect((await callPage(cookie, "today.set_goal", { goal: wanted })).status).toBe(200);
  expect(await goal()).toEqual({ goal: null, count: 0 });
  await set(5);
  await makeApplication(api, person.boardId, { status: "applied" });
  await makeApplication(api, person.boardId, { status: "saved" });
  const long = new Date(Date.now() - 30 * DAY_MS).toISOString();
  await makeApplication(api, person.boardId, { status: "applied", applicationDate: long });
  const { applicationsPerWeek } = await api.ok("insights.get", { boardId: person.boardId });
  expect(await goal()).toEqual({ goal: 5, count: applicationsPerWeek.at(-1)?.count });
  expect(applicationsPerWeek.at(-1)?.count).toBe(1);
  expect((await callPage(cookie, "today.set_goal", { goal: 51 })).status).toBe(422);
  await set(null);
  expect(await goal()).toEqual({ goal: null, count: 0 });
});

test("an account keeps only its newest marks, so that marks of items that don't exist can't fill the table", async () => {
  const { accountId } = person;
  await prisma.$executeRaw`
    INSERT INTO today_marks (account_id, kind, subject_id, occasion, marked_at)
    SELECT ${accountId}, 'interview', 'con_' || n, now(), now() - n * interval '1 minute'
    FROM generate_series(1, ${LIMITS.quotas.cards}::int) AS n`;
  const other = await makeCaller();
  await prisma.todayMark.create({
    data: { accountId: other.person.accountId, kind: "interview", subjectId: "con_1", occasion: new Date(0) },
  });
  const item = { kind: "interview", subjectId: "int_1", occasion: inMs(0) } as TodayItem;
  await setMark(item, { until: null });
  const marks = await prisma.todayMark.findMany({ where: { accountId }, orderBy: { markedAt: "asc" } });
  expect(marks).toHaveLength(LIMITS.quotas.cards);
  expect(marks.at(0)?.subjectId).toBe(`con_${LIMITS.quotas.cards - 1}`);
  expect(marks.at(-1)?.subjectId).toBe("int_1");
  expect(await prisma.todayMark.count({ where: { accountId: other.person.accountId } })).toBe(1);
});
