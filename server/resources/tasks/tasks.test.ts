import { describe, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { newId } from "#server/core/ids.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { callPage } from "#server/testing/pages.ts";
import { setQuotaUsed } from "#server/testing/quota-uses.ts";

const ZONE = "Europe/Amsterdam";

test("a whole day stays a day, and a time is an instant in UTC", async () => {
  const { api } = await makeCaller();
  const day = await api.ok("tasks.create", { text: "Review", due: "2026-12-01", timeZone: ZONE });
  expect(day).toMatchObject({ due: "2026-12-01", timeZone: ZONE, repeat: null, doneAt: null });
  const timed = await api.ok("tasks.create", { text: "Call", due: "2026-12-01T15:00:00+01:00" });
  expect(timed).toMatchObject({ due: "2026-12-01T14:00:00.000Z", timeZone: "UTC" });
  expect(await api.ok("tasks.get", { taskId: timed.id })).toEqual(timed);
  const open = await api.ok("tasks.create", { text: "Some day", timeZone: ZONE });
  expect(open).toMatchObject({ due: null, timeZone: null });
});

test("the first and the last day of the calendar are due in every time zone", async () => {
  const { api } = await makeCaller();
  for (const due of ["0001-01-01", "9999-12-31"]) {
    for (const timeZone of ["Asia/Tokyo", "America/Los_Angeles"]) {
      const task = await api.ok("tasks.create", { text: "Review", due, timeZone });
      expect(task).toMatchObject({ due, timeZone });
    }
  }
});

test("the list is in the order of due dates, pages through it, and filters", async () => {
  const { api, person } = await makeCaller();
  const { id: applicationId } = await makeApplication(api, person.boardId);
  const due = (text: string, day?: string) => api.ok("tasks.create", { text, due: day ?? null });
  await due("none");
  await due("last", "2026-12-24");
  const { id: taskId } = await due("first", "2026-12-01");
  await api.ok("tasks.create", { text: "of card", due: "2026-12-10T10:00:00Z", applicationId });
  const texts = async (filter: object) => (await api.ok("tasks.list", filter)).data.map(({ text }) => text);
  expect(await texts({})).toEqual(["first", "of card", "last", "none"]);
  const page = await api.ok("tasks.list", { limit: 3 });
  expect(page.data[0]).not.toHaveProperty("place");
  expect(await texts({ limit: 3, cursor: page.nextCursor })).toEqual(["none"]);
  expect(await texts({ applicationId })).toEqual(["of card"]);
  expect(await texts({ dueFrom: "2026-12-02", dueTo: "2026-12-24" })).toEqual(["of card", "last"]);
  await api.ok("tasks.complete", { taskId });
  expect(await texts({ isDone: true })).toEqual(["first"]);
  expect(await texts({ isDone: false })).toEqual(["of card", "last", "none"]);
});

test("many tasks are added together or not at all", async () => {
  const { api } = await makeCaller();
  const { ids } = await api.ok("tasks.create_many", { tasks: [{ text: "One" }, { text: "Two" }] });
  const [first = "", second = ""] = ids;
  expect((await api.ok("tasks.get", { taskId: first })).text).toBe("One");
  expect((await api.ok("tasks.get", { taskId: second })).text).toBe("Two");
  const tasks = [{ text: "Three" }, { text: "Four", applicationId: newId("application") }];
  const { issues } = await api.rejected("tasks.create_many", { tasks }, "validation_failed");
  expect(issues).toMatchObject([{ path: ["tasks", 1, "applicationId"] }]);
  expect((await api.ok("tasks.list", {})).data).toHaveLength(2);
});

test("a task can't be about another person's card or contact", async () => {
  const [mine, theirs] = [await makeCaller(), await makeCaller()];
  const { id: applicationId } = await makeApplication(theirs.api, theirs.person.boardId);
  const { id: contactId } = await theirs.api.ok("contacts.create", { name: "Ada" });
  await mine.api.rejected("tasks.create", { text: "Call", applicationId }, "validation_failed");
  await mine.api.rejected("tasks.create", { text: "Call", contactId }, "validation_failed");
  const { id: taskId } = await mine.api.ok("tasks.create", { text: "Call" });
  await mine.api.rejected("tasks.update", { taskId, contactId }, "validation_failed");
  await theirs.api.rejected("tasks.complete", { taskId }, "not_found");
});

describe("a repeating task", () => {
  test("needs a due date", async () => {
    const { api } = await makeCaller();
    await api.rejected("tasks.create", { text: "Review", repeat: "weekly" }, "validation_failed");
    const weekly = { text: "Review", due: "2026-12-01", repeat: "weekly" } as const;
    const { id: taskId } = await api.ok("tasks.create", weekly);
    await api.rejected("tasks.update", { taskId, due: null }, "validation_failed");
    const { repeat } = await api.ok("tasks.update", { taskId, due: null, repeat: null });
    expect(repeat).toBeNull();
  });

  test("comes back once when it is completed, and reopening deletes the next one unless it changed", async () => {
    const { api } = await makeCaller();
    const { id: taskId } = await api.ok("tasks.create", {
      text: "Review",
      due: "2099-01-31",
      timeZone: ZONE,
      repeat: "monthly",
    });
    const done = await api.ok("tasks.complete", { taskId });
    expect(done.task.doneAt).not.toBeNull();
    expect(done.next).toMatchObject({ text: "Review", due: "2099-02-28", repeat: "monthly", doneAt: null });
    expect(await api.ok("tasks.complete", { taskId })).toEqual(done);
    await api.ok("tasks.reopen", { taskId });
    expect((await api.ok("tasks.list", {})).data.map(({ id }) => id)).toEqual([taskId]);
    const again = await api.ok("tasks.complete", { taskId });
    const next = again.next?.id ?? "";
    await api.ok("tasks.update", { taskId: next, text: "Review it all" });
    await api.ok("tasks.reopen", { taskId });
    expect((await api.ok("tasks.complete", { taskId })).next?.id).toBe(next);
    // The third month has a 31st again.
    expect((await api.ok("tasks.complete", { taskId: next })).next).toMatchObject({ due: "2099-03-31" });
  });

  test("keeps its day when it is snoozed, and moves to a new one when repeat is sent along", async () => {
    const { api } = await makeCaller();
    const weekly = { text: "Review", due: "2099-01-05", timeZone: ZONE, repeat: "weekly" } as const;
    const { id: snoozed } = await api.ok("tasks.create", weekly);
    await api.ok("tasks.update", { taskId: snoozed, due: "2099-01-07" });
    expect((await api.ok("tasks.complete", { taskId: snoozed })).next?.due).toBe("2099-01-12");
    const { id: moved } = await api.ok("tasks.create", weekly);
    await api.ok("tasks.update", { taskId: moved, due: "2099-01-07", repeat: "weekly" });
    expect((await api.ok("tasks.complete", { taskId: moved })).next?.due).toBe("2099-01-14");
  });

  test.each([
    ["Europe/Amsterdam", "America/New_York"],
    ["America/New_York", "Europe/Amsterdam"],
  ])(
    "of a whole day keeps its day when it is snoozed in another time zone: from %s to %s",
    async (timeZone, other) => {
      const { api } = await makeCaller();
      const weekly = { text: "Review", due: "2099-01-05", timeZone, repeat: "weekly" } as const;
      const { id: taskId } = await api.ok("tasks.create", weekly);
      await api.ok("tasks.update", { taskId, due: "2099-01-07", timeZone: other });
      expect((await api.ok("tasks.complete", { taskId })).next?.due).toBe("2099-01-12");
    },
  );

  test.each([
    { due: "9999-12-31", repeat: "weekly", timeZone: "UTC" },
    { due: "9999-12-27", repeat: "weekly", timeZone: ZONE },
    { due: "9999-12-01", repeat: "monthly", timeZone: "UTC" },
    { due: "9999-12-24T20:00:00-08:00", repeat: "weekly", timeZone: "America/Los_Angeles" },
  ] as const)("ends where the calendar ends: $due, $repeat", async (task) => {
    const { api } = await makeCaller();
    const { id: taskId } = await api.ok("tasks.create", { text: "Review", ...task });
    const done = await api.ok("tasks.complete", { taskId });
    expect([done.task.doneAt, done.next]).toEqual([expect.any(String), null]);
  });

  test("completed twice at the same time comes back once", async () => {
    const { api } = await makeCaller();
    const { id: taskId } = await api.ok("tasks.create", {
      text: "Review",
      due: "2099-01-05",
      repeat: "weekly",
    });
    await Promise.all([1, 2, 3].map(() => api.send("tasks.complete", { taskId })));
    expect((await api.ok("tasks.list", { isDone: false })).data).toHaveLength(1);
  });
});

test("events show the changed fields, and a whole day as a day", async () => {
  const { api } = await makeCaller();
  const { id: taskId } = await api.ok("tasks.create", { text: "Call", due: "2026-12-01", timeZone: ZONE });
  await api.ok("tasks.update", { taskId, due: "2026-12-02" });
  await api.ok("tasks.update", { taskId, due: "2026-12-02T14:00:00Z" });
  const told = async () =>
    (await api.ok("events.list", { limit: 200 })).data.filter(({ resourceId }) => resourceId === taskId);
  expect((await told()).map(({ type, changes }) => [type, changes])).toEqual([
    ["task.created", null],
    ["task.updated", [{ field: "due", from: "2026-12-01", to: "2026-12-02" }]],
    ["task.updated", [{ field: "due", from: "2026-12-02", to: "2026-12-02T14:00:00.000Z" }]],
  ]);
  await api.ok("tasks.delete", { taskId });
  expect((await told()).at(-1)).toMatchObject({ type: "task.deleted", resource: null });
});

test("a card is deleted and restored with its tasks", async () => {
  const { api, person } = await makeCaller();
  const { id: applicationId } = await makeApplication(api, person.boardId);
  const { id: contactId } = await api.ok("contacts.create", { name: "Ada" });
  const about = { applicationId, contactId };
  const task = await api.ok("tasks.create", { text: "Call", due: "2026-12-01", timeZone: ZONE, ...about });
  const { id: other } = await api.ok("tasks.create", { text: "Write", applicationId });
  const cookie = await signIn(person);
  const remove = () =>
    callPage(cookie, "applications.set_removed", { applicationIds: [applicationId], isRemoved: true });
  const restore = () =>
    callPage(cookie, "applications.set_removed", { applicationIds: [applicationId], isRemoved: false });
  expect(await remove()).toMatchObject({ status: 200 });
  expect((await api.ok("tasks.list", {})).data).toEqual([]);
  expect(await restore()).toMatchObject({ status: 200 });
  expect(await api.ok("tasks.get", { taskId: task.id })).toEqual(task);
  // The task isn't lost if its contact was deleted in the meantime.
  const { id: kept } = await api.ok("contacts.create", { name: "Grace" });
  await api.ok("tasks.update", { taskId: task.id, contactId: kept });
  await remove();
  await api.ok("contacts.delete", { contactId: kept });
  await restore();
  expect(await api.ok("tasks.get", { taskId: task.id })).toMatchObject({ text: "Call", contactId: null });
  expect(await api.ok("tasks.get", { taskId: other })).toMatchObject({ text: "Write" });
});

test("an account has a limited number of tasks", async () => {
  const { api, person } = await makeCaller();
  await api.ok("tasks.create", { text: "The first" });
  await setQuotaUsed("tasks", person.accountId, LIMITS.quotas.tasks - 1);
  await api.ok("tasks.create", { text: "The last" });
  await api.rejected("tasks.create", { text: "One more" }, "quota_exceeded");
});
