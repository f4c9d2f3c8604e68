import { expect, test } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { prisma } from "#server/lib/database.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { logOf, makeTeam } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";

async function makePractice() {
  const team = await makeTeam("owner", "coach", "applicant", "applicant");
  const { organizationSlug, members } = team;
  const [owner, ada, kim, lee] = members;
  const emails = [kim, lee].map(({ person }) => person.email) as [string, string];
  const assign = (given: object) =>
    ada.api.ok("assigned_tasks.create", { organizationSlug, text: "Ten applications", ...given });
  return { ...team, owner, ada, kim, lee, emails, assign };
}

test("a task for a selection or a cohort is on each applicant's Today until it is done", async () => {
  const { organizationSlug, owner, ada, kim, lee, emails, assign } = await makePractice();
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const placed = { organizationSlug, cohortId, applicantEmail: emails[0] };
  await owner.api.ok("cohort_memberships.create", placed);
  const outcomes = async (given: object) =>
    (await assign(given)).data.map(({ applicantEmail, outcome }) => [applicantEmail, outcome]);
  expect(await outcomes({ applicantEmails: [emails[1], owner.person.email, emails[1]] })).toEqual([
    [emails[1], "assigned"],
    [owner.person.email, "not_an_applicant"],
  ]);
  expect(await outcomes({ cohortId, dueOn: "2026-11-30" })).toEqual([[emails[0], "assigned"]]);
  const both = { organizationSlug, text: "x", cohortId, applicantEmails: emails };
  await ada.api.rejected("assigned_tasks.create", both, "validation_failed");
  await kim.api.rejected("assigned_tasks.create", { ...both, cohortId: undefined }, "insufficient_role");
  const due = async ({ person }: typeof kim) => {
    const call = await pagesOf(person);
    return call.assignedTasks.listDue({});
  };
  const [own] = await due(kim);
  expect(own).toMatchObject({ text: "Ten applications", dueOn: "2026-11-30", organizationSlug });
  expect(await due(lee)).toHaveLength(1);
  const assignedTaskId = own?.id ?? "";
  const tick = { organizationSlug, assignedTaskId, isDone: true };
  await lee.api.rejected("assigned_tasks.set_done", tick, "not_found");
  await lee.api.rejected("assigned_tasks.get", { organizationSlug, assignedTaskId }, "not_found");
  expect((await kim.api.ok("assigned_tasks.set_done", tick)).doneAt).not.toBeNull();
  expect(await due(kim)).toEqual([]);
  const list = async (given: object) =>
    (await ada.api.ok("assigned_tasks.list", { organizationSlug, ...given })).data.map(({ id }) => id);
  expect(await list({ cohortId })).toEqual([assignedTaskId]);
  expect(await list({ applicantEmail: emails[0], state: "done" })).toEqual([assignedTaskId]);
  expect(await list({ applicantEmail: emails[0], state: "open" })).toEqual([]);
});

test("staff confirm a task, done or not, and undo that; the applicant can't reopen it in between", async () => {
  const { organizationSlug, ada, kim, emails, assign } = await makePractice();
  const { data } = await assign({ applicantEmails: [emails[0]] });
  const ofTask = { organizationSlug, assignedTaskId: data[0]?.assignedTaskId ?? "" };
  const confirmed = await ada.api.ok("assigned_tasks.confirm", { ...ofTask, isConfirmed: true });
  expect(confirmed).toMatchObject({ doneAt: confirmed.confirmedAt, confirmedByName: expect.any(String) });
  const untick = { ...ofTask, isDone: false };
  await kim.api.rejected("assigned_tasks.set_done", untick, "task_confirmed");
  const undone = await ada.api.ok("assigned_tasks.confirm", { ...ofTask, isConfirmed: false });
  expect(undone).toMatchObject({ doneAt: null, confirmedAt: null, confirmedByName: null });
  const { doneAt } = await kim.api.ok("assigned_tasks.set_done", { ...ofTask, isDone: true });
  await ada.api.ok("assigned_tasks.confirm", { ...ofTask, isConfirmed: true });
  const again = await ada.api.ok("assigned_tasks.confirm", { ...ofTask, isConfirmed: false });
  expect(again).toMatchObject({ doneAt, confirmedAt: null });
  expect(await kim.api.ok("assigned_tasks.set_done", untick)).toMatchObject({ doneAt: null });
  await ada.api.ok("assigned_tasks.delete", ofTask);
  expect((await kim.api.ok("assigned_tasks.list", { organizationSlug })).data).toEqual([]);
});

test("undoing an assignment deletes only tasks of this organization that no one has done", async () => {
  const { id, organizationSlug, ada, kim, lee, emails, assign } = await makePractice();
  const { data } = await assign({ applicantEmails: emails, dueOn: "2026-11-30" });
  const [ofKim = "", ofLee = ""] = data.map(({ assignedTaskId }) => assignedTaskId ?? "");
  await kim.api.ok("assigned_tasks.set_done", { organizationSlug, assignedTaskId: ofKim, isDone: true });
  const other = await makePractice();
  const assignedTaskIds = [ofKim, ofLee];
  const undoing = async (person: typeof ada.person, slug: string) =>
    (await pagesOf(person)).assignedTasks.takeBack({ organizationSlug: slug, assignedTaskIds });
  expect(await undoing(other.ada.person, other.organizationSlug)).toEqual({ deleted: 0 });
  await expect(undoing(lee.person, organizationSlug)).rejects.toThrow("This requires the role");
  expect(await undoing(ada.person, organizationSlug)).toEqual({ deleted: 1 });
  const left = await ada.api.ok("assigned_tasks.list", { organizationSlug });
  expect(left.data.map((task) => task.id)).toEqual([ofKim]);
  expect((await logOf(id)).filter(({ action }) => action === "assigned_task_deleted")).toMatchObject([
    {
      subjectEmail: emails[1],
      details: { assignedTaskId: ofLee, before: { dueOn: "2026-11-30", isDone: false }, after: null },
    },
  ]);
});

test("a task's applications are counted from boards shared with the organization since it was assigned", async () => {
  const { organizationSlug, owner, ada, kim, emails, assign } = await makePractice();
  const { boardId } = kim.person;
  const apply = async (board: string) => {
    const { id: applicationId } = await makeApplication(kim.api, board);
    await kim.api.ok("applications.move", { applicationId, status: "applied" });
    return applicationId;
  };
  await apply(boardId);
  const [email] = emails;
  const { data } = await assign({ applicantEmails: [email], targetApplications: 2 });
  const read = async ({ api }: typeof ada) => {
    const { targetApplications, applications } = await api.ok("assigned_tasks.get", {
      organizationSlug,
      assignedTaskId: data[0]?.assignedTaskId ?? "",
    });
    return [applications, targetApplications];
  };
  const first = await apply(boardId);
  const { id: other } = await kim.api.ok("boards.create", { name: "Private" });
  await apply(other);
  expect(await read(ada)).toEqual([0, 2]);
  const { id: shareId } = await kim.api.ok("shares.create", { boardId, organizationSlug });
  expect([await read(ada), await read(kim), await read(owner)]).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
  // The same card counts once.
  await kim.api.ok("applications.move", { applicationId: first, status: "saved" });
  await kim.api.ok("applications.move", { applicationId: first, status: "applied" });
  await apply(boardId);
  expect(await read(ada)).toEqual([2, 2]);
  const call = await pagesOf(kim.person);
  expect(await call.assignedTasks.listDue({})).toMatchObject([{ applications: 2, targetApplications: 2 }]);
  await kim.api.ok("shares.delete", { shareId });
  expect(await read(ada)).toEqual([0, 2]);
  const without = await assign({ applicantEmails: [email] });
  const plain = { organizationSlug, assignedTaskId: without.data[0]?.assignedTaskId ?? "" };
  expect(await ada.api.ok("assigned_tasks.get", plain)).toMatchObject({ applications: null });
});

test("a weekly task counts from Monday, and one that isn't from its assignment", async () => {
  const { id: organizationId, organizationSlug, kim, assign, emails } = await makePractice();
  const { boardId, accountId } = kim.person;
  await kim.api.ok("shares.create", { boardId, organizationSlug });
  const [email = ""] = emails;
  const target = { applicantEmails: [email], targetApplications: 5 };
  const [once] = (await assign(target)).data;
  const [weekly] = (await assign({ ...target, isWeekly: true })).data;
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  await prisma.assignedTask.updateMany({ where: { organizationId }, data: { assignedAt: daysAgo(20) } });
  const apply = async () => {
    const { id: applicationId } = await makeApplication(kim.api, boardId, { status: "applied" });
    return applicationId;
  };
  const earlier = await apply();
  await prisma.statusHistory.updateMany({
    where: { accountId, applicationId: earlier },
    data: { enteredAt: daysAgo(8) },
  });
  await apply();
  const counted = async (task: typeof once) => {
    const named = { organizationSlug, assignedTaskId: task?.assignedTaskId ?? "" };
    return (await kim.api.ok("assigned_tasks.get", named)).applications;
  };
  expect([await counted(once), await counted(weekly)]).toEqual([2, 1]);
});

test("a task's interviews are counted from shared boards once their time has come, without canceled and missed ones", async () => {
  const { organizationSlug, ada, kim, emails, assign } = await makePractice();
  const { boardId } = kim.person;
  const { id: applicationId } = await makeApplication(kim.api, boardId);
  const meet = async (
    minutes: number,
    outcome: "pending" | "passed" | "canceled" | "no_show" = "pending",
  ) => {
    const scheduledAt = new Date(Date.now() + minutes * 60_000).toISOString();
    await kim.api.ok("interviews.create", { applicationId, scheduledAt, outcome });
  };
  const { data } = await assign({ applicantEmails: [emails[0]], targetInterviews: 2 });
  const assignedTaskId = data[0]?.assignedTaskId ?? "";
  await prisma.assignedTask.updateMany({
    where: { id: assignedTaskId },
    data: { assignedAt: new Date(Date.now() - 7_200_000) },
  });
  for (const [minutes, outcome] of [
    [-180, "passed"],
    [-60, "pending"],
    [-50, "passed"],
    [-40, "canceled"],
    [-30, "no_show"],
    [60, "pending"],
  ] as const) {
    await meet(minutes, outcome);
  }
  const read = () => ada.api.ok("assigned_tasks.get", { organizationSlug, assignedTaskId });
  expect(await read()).toMatchObject({ interviews: 0, targetInterviews: 2, applications: null });
  await kim.api.ok("shares.create", { boardId, organizationSlug });
  expect(await read()).toMatchObject({ interviews: 2, targetInterviews: 2 });
});
