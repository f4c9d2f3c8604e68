import { expect, test } from "vitest";
import { organizationOfJob } from "#server/core/access.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { signIn } from "#server/testing/actors.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { callPage, pagesOf } from "#server/testing/pages.ts";
import { assignOnJoining, assignRemaining, deletePlacementTasks, deleteRemaining } from "./service.ts";

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Creates an organization with a cohort that gives one of its two templates to everyone who joins. */
async function makePractice() {
  const team = await makeTeam("owner", "coach", "applicant", "applicant", "applicant");
  const { id: organizationId, organizationSlug, members } = team;
  const [owner, ada, kim, lee, mo] = members;
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const call = await pagesOf(ada.person);
  const create = (given: object) =>
    call.taskTemplates.save({
      organizationSlug,
      cohortId,
      text: "10 applications a week",
      dueDays: 7,
      dueOn: null,
      isGivenOnJoining: true,
      ...given,
    });
  const weekly = await create({});
  const reviewed = await create({ text: "Résumé reviewed", isGivenOnJoining: false });
  const place = (applicantEmail: string, given: object = {}) =>
    owner.api.ok("cohort_memberships.create", { organizationSlug, cohortId, applicantEmail, ...given });
  const tasksOf = async ({ api }: typeof kim) =>
    (await api.ok("assigned_tasks.list", { organizationSlug })).data.map(({ text, dueOn }) => [text, dueOn]);
  const give = () => call.taskTemplates.give({ organizationSlug, taskTemplateId: weekly.id });
  return {
    organizationId,
    organizationSlug,
    cohortId,
    owner,
    ada,
    kim,
    lee,
    mo,
    call,
    create,
    weekly,
    reviewed,
    place,
    tasksOf,
    give,
  };
}

test("people who join a cohort, one by one or by a sync, get its templates' tasks once", async () => {
  const { organizationId, organizationSlug, cohortId, owner, ada, kim, lee, mo, create, place, tasksOf } =
    await makePractice();
  await create({ text: "Too late", dueDays: null, dueOn: inDays(-1) });
  await place(kim.person.email, { joinedAt: new Date(Date.now() - 30 * DAY).toISOString() });
  expect(await tasksOf(kim)).toEqual([["10 applications a week", inDays(7)]]);
  const rows = [{ Email: lee.person.email, Cohort: "Autumn" }];
  await owner.api.ok("roster_syncs.create", { organizationSlug, rows });
  expect(await tasksOf(lee)).toEqual([["10 applications a week", inDays(7)]]);
  const ofMo = await place(mo.person.email);
  const ended = { organizationSlug, membershipId: ofMo.id, departureReason: "withdrew" } as const;
  await owner.api.ok("cohort_memberships.end", ended);
  await place(mo.person.email);
  expect(await tasksOf(mo)).toEqual([["10 applications a week", inDays(7)]]);
  const given = await prisma.assignedTask.findMany({ where: { organizationId } });
  const by = new Set(given.map(({ assignedById }) => assignedById));
  expect([given.length, by]).toEqual([3, new Set([ada.person.accountId])]);
  expect(await prisma.auditEvent.count({ where: { organizationId, action: "task_assigned" } })).toBe(3);
  expect(await prisma.taskTemplate.count({ where: { organizationId, cohortId } })).toBe(3);
});

test("if very many tasks are due on joining, a job gives the rest to those who are still in the cohort", async () => {
  const { organizationId, cohortId, owner, kim, lee, mo, create, tasksOf } = await makePractice();
  await create({ text: "Résumé uploaded" });
  const at = new Date();
  const joined = [kim, lee, mo].map(({ person }, index) => ({
    stintId: `stint_${index}_${organizationId}`,
    accountId: person.accountId,
    cohortId,
    joinedAt: at.toISOString(),
  }));
  await prisma.stint.createMany({
    data: joined.map(({ stintId: id, ...one }) => ({ id, organizationId, ...one })),
  });
  const giving = {
    organizationId: organizationOfJob(organizationId),
    actorAccountId: owner.person.accountId,
    at,
  };
  await inSqlTransaction((sql) => assignOnJoining(sql, giving, joined, 2));
  const given = async () => (await Promise.all([kim, lee, mo].map(tasksOf))).map(({ length }) => length);
  expect(await given()).toEqual([2, 0, 0]);
  const [, left] = joined;
  await prisma.stint.update({
    where: { id: left?.stintId ?? "" },
    data: { leftAt: at, departureReason: "removed" },
  });
  const { rows } = await pool.query<{ data: Parameters<typeof assignRemaining>[0] }>(
    "SELECT data FROM pgboss.job WHERE name = 'give-tasks' AND group_id = $1",
    [organizationId],
  );
  for (const { data } of rows) await assignRemaining(data);
  expect(await given()).toEqual([2, 0, 2]);
});

test("if undone placements gave very many tasks, a job deletes the rest, except of those who were placed again", async () => {
  const { organizationId, cohortId, owner, kim, lee, mo, place, tasksOf } = await makePractice();
  for (const { person } of [kim, lee, mo]) await place(person.email);
  const held = async () => (await Promise.all([kim, lee, mo].map(tasksOf))).map(({ length }) => length);
  expect(await held()).toEqual([1, 1, 1]);
  const where = { organizationId, cohortId };
  const stints = await prisma.stint.findMany({ where, orderBy: { createdAt: "asc" } });
  const taking = {
    organizationId: organizationOfJob(organizationId),
    actorAccountId: owner.person.accountId,
  };
  const stintIds = stints.map(({ id }) => id);
  await inSqlTransaction(async (sql) => {
    await prisma.stint.deleteMany({ where });
    await deletePlacementTasks(sql, taking, stintIds, { atOnce: 1, aStatement: 1 });
  });
  expect(await held()).toEqual([0, 1, 1]);
  await place(mo.person.email);
  const { rows } = await pool.query<{ data: Parameters<typeof deleteRemaining>[0] }>(
    "SELECT data FROM pgboss.job WHERE name = 'take-back-tasks' AND group_id = $1",
    [organizationId],
  );
  for (const { data } of rows) await deleteRemaining(data);
  expect(await held()).toEqual([0, 0, 1]);
  const undone = { organizationId, action: "assigned_task_deleted" };
  expect(await prisma.auditEvent.count({ where: undone })).toBe(2);
});

test("a template's task is given once to everyone in the cohort without it, however many staff give it", async () => {
  const { organizationSlug, cohortId, owner, kim, lee, mo, call, weekly, reviewed, place, tasksOf } =
    await makePractice();
  await place(kim.person.email);
  await place(lee.person.email);
  const give = () => call.taskTemplates.give({ organizationSlug, taskTemplateId: reviewed.id });
  const all = await Promise.all([give(), give(), give()]);
  expect(all.map(({ given }) => given).toSorted()).toEqual([0, 0, 2]);
  expect(await tasksOf(kim)).toHaveLength(2);
  expect(await tasksOf(mo)).toEqual([]);
  const [task] = (await kim.api.ok("assigned_tasks.list", { organizationSlug })).data;
  await kim.api.ok("assigned_tasks.set_done", {
    organizationSlug,
    assignedTaskId: task?.id ?? "",
    isDone: true,
  });
  const progress = await call.taskTemplates.listOfCohort({ organizationSlug, cohortId });
  expect(progress.map(({ id, given, done }) => [id, given, done])).toEqual([
    [weekly.id, 2, 0],
    [reviewed.id, 2, 1],
  ]);
  await call.taskTemplates.delete({ organizationSlug, taskTemplateId: reviewed.id });
  expect(await tasksOf(kim)).toHaveLength(2);
  await owner.api.ok("cohorts.update", { organizationSlug, cohortId, archived: true });
  const archived = { organizationSlug, taskTemplateId: weekly.id };
  const cookie = await signIn(owner.person);
  expect((await callPage(cookie, "task_templates.give", archived)).code).toBe("cohort_archived");
  expect(await call.taskTemplates.list({ organizationSlug })).toEqual([]);
});

test("undoing a placement deletes the tasks that it gave, except those that are done", async () => {
  const { organizationSlug, cohortId, owner, kim, lee, create, tasksOf } = await makePractice();
  await create({ text: "Pick a mentor", dueDays: null });
  const call = await pagesOf(owner.person);
  const applicantEmails = [kim.person.email, lee.person.email];
  const { changeId } = await call.cohortMemberships.placeMany({
    organizationSlug,
    cohortId,
    applicantEmails,
  });
  const { data } = await kim.api.ok("assigned_tasks.list", { organizationSlug });
  const done = data.find(({ text }) => text === "Pick a mentor");
  await kim.api.ok("assigned_tasks.set_done", {
    organizationSlug,
    assignedTaskId: done?.id ?? "",
    isDone: true,
  });
  await call.cohortMemberships.undo({ organizationSlug, changeId: changeId ?? "" });
  expect([await tasksOf(kim), await tasksOf(lee)]).toEqual([[["Pick a mentor", null]], []]);
});

test("a person's memberships that are removed together as mistakes leave none of their open tasks", async () => {
  const { organizationSlug, owner, kim, place, tasksOf } = await makePractice();
  const closed = await place(kim.person.email);
  await owner.api.ok("cohort_memberships.end", {
    organizationSlug,
    membershipId: closed.id,
    departureReason: "completed",
  });
  const open = await place(kim.person.email);
  expect(await tasksOf(kim)).toHaveLength(1);
  await owner.api.ok("cohort_memberships.correct", {
    organizationSlug,
    membershipIds: [closed.id, open.id],
    enteredByMistake: true,
  });
  expect(await tasksOf(kim)).toEqual([]);
});

test("applicants can't read or give templates, and a cohort has at most 20", async () => {
  const { organizationSlug, cohortId, kim, create, weekly } = await makePractice();
  const cookie = await signIn(kim.person);
  for (const [name, input] of [
    ["task_templates.list", {}],
    ["task_templates.list_of_cohort", { cohortId }],
    ["task_templates.give", { taskTemplateId: weekly.id }],
  ] as const) {
    expect((await callPage(cookie, name, { organizationSlug, ...input })).code).toBe("insufficient_role");
  }
  for (let count = 3; count <= 20; count += 1) await create({ text: `Task ${count}` });
  await expect(create({})).rejects.toThrow(/quota|20/);
});
