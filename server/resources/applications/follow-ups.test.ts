import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import type { Status } from "#domain/values.ts";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import type { Today } from "#server/resources/today/contract.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { callPage } from "#server/testing/pages.ts";
import type { Rest } from "#server/testing/rest.ts";

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

let api: Rest;
let boardId: string;
let cookie: string;
beforeEach(async () => {
  const caller = await makeCaller();
  api = caller.api;
  ({ boardId } = caller.person);
  cookie = await signIn(caller.person);
});

/** Calls an operation for pages, and returns its result. */
async function call<Result>(name: Parameters<typeof callPage>[1], input: object, by = cookie) {
  const { status, data, text } = await callPage(by, name, input);
  expect(status, text).toBe(200);
  return data as Result;
}
const plan = (applicationId: string, change: object) =>
  call("applications.set_follow_up", { applicationId, ...change });
const planned = (applicationId: string) =>
  call("applications.list_follow_ups", { applicationIds: [applicationId] });
const today = () => call<Today>("today.get", {});
const card = (status: Status = "applied") => makeApplication(api, boardId, { status });

describe("a follow-up on a card", () => {
  test("is planned with a date and an optional note, moved without losing the note, and removed", async () => {
    const { id: applicationId } = await card();
    const [due, later] = [inDays(2), inDays(4)];
    const nothing = { due: null, note: null };
    expect(await plan(applicationId, { due })).toEqual(nothing);
    expect(await plan(applicationId, { note: "Ask for Dana." })).toEqual({ due, note: null });
    const former = { due, note: "Ask for Dana." };
    expect(await plan(applicationId, { due: later })).toEqual(former);
    expect(await planned(applicationId)).toEqual([{ applicationId, ...former, due: later }]);
    expect(await plan(applicationId, { due: null })).toEqual({ ...former, due: later });
    expect(await planned(applicationId)).toEqual([]);
    // Saving the note late doesn't plan the follow-up again.
    await plan(applicationId, { note: "Too late" });
    expect(await planned(applicationId)).toEqual([]);
    expect(await plan(applicationId, former)).toEqual(nothing);
  });

  test("leaves the card and its version unchanged, and is restored with a deleted card", async () => {
    const { id: applicationId } = await card();
    const before = await api.ok("applications.get", { applicationId });
    await plan(applicationId, { due: inDays(2), note: "Ask for Dana." });
    expect(await api.ok("applications.get", { applicationId })).toEqual(before);
    const list = await planned(applicationId);
    await call("applications.set_removed", { applicationIds: [applicationId], isRemoved: true });
    expect(await planned(applicationId)).toEqual([]);
    await call("applications.set_removed", { applicationIds: [applicationId], isRemoved: false });
    expect(await planned(applicationId)).toEqual(list);
  });

  test("keeps an imported card when its import is undone", async () => {
    const importId = newId("import");
    const rows = ["Cook", "Baker"].map((title) => ({ title, company: "Acme" }));
    const batch = { importId, boardId, fileName: "jobs.csv", number: 0, rows, onDuplicate: "create" };
    const [cook] = await call<{ applicationId: string }[]>("imports.run", batch);
    await plan(cook?.applicationId ?? "", { due: inDays(2) });
    const undone = { deleted: 1, restored: 0, kept: 1, left: 0 };
    expect(await call("imports.undo", { importId, boardId })).toEqual(undone);
    expect(await planned(cook?.applicationId ?? "")).toMatchObject([{ applicationId: cook?.applicationId }]);
  });

  test("can't be read or planned by another account", async () => {
    const { id: applicationId } = await card();
    await plan(applicationId, { due: inDays(2) });
    const other = await signIn((await makeCaller()).person);
    expect(await call("applications.list_follow_ups", { applicationIds: [applicationId] }, other)).toEqual(
      [],
    );
    const change = { applicationId, due: null };
    expect(await callPage(other, "applications.set_follow_up", change)).toMatchObject({ status: 404 });
    expect(await planned(applicationId)).toHaveLength(1);
  });
});

describe("on Today", () => {
  test("a card's follow-up appears when it is due, among those with people, and counts with them", async () => {
    const { id: subjectId } = await card("rejected");
    const due = inDays(-1);
    await plan(subjectId, { due, note: "Ask for Dana." });
    const { id: later } = await card();
    await plan(later, { due: inDays(3) });
    const contact = await api.ok("contacts.create", { name: "Ada", followUp: true });
    const { items, counts, outlook } = await today();
    expect(items).toMatchObject([
      {
        kind: "follow_up",
        subjectId,
        occasion: due,
        applicationId: subjectId,
        boardId,
        note: "Ask for Dana.",
      },
      { kind: "follow_up", subjectId: contact.id, applicationId: null, note: null },
    ]);
    expect(counts).toEqual({ follow_up: 2 });
    expect(outlook).toMatchObject({ snoozed: 1 });
  });

  test("a dismissed one stays planned, and comes back with a new date", async () => {
    const { id: subjectId } = await card();
    const [due, other] = [inDays(-2), inDays(-1)];
    await plan(subjectId, { due });
    await call("today.set_mark", { kind: "follow_up", subjectId, occasion: due, mark: { until: null } });
    expect((await today()).items).toEqual([]);
    expect(await planned(subjectId)).toHaveLength(1);
    await plan(subjectId, { due: other });
    expect((await today()).items).toMatchObject([{ subjectId, occasion: other }]);
  });

  test("a quiet card with a planned follow-up isn't listed as quiet", async () => {
    const { id } = await card();
    const old = new Date(Date.now() - 20 * DAY_MS);
    const data = { updatedAt: old, statusChangedAt: old, createdAt: old };
    await prisma.application.updateMany({ where: { id }, data });
    expect((await today()).items).toMatchObject([{ kind: "quiet", subjectId: id }]);
    await plan(id, { due: inDays(3) });
    expect((await today()).items).toEqual([]);
    await plan(id, { due: null });
    expect((await today()).items).toMatchObject([{ kind: "quiet", subjectId: id }]);
  });
});
