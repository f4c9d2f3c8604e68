import { dateFormatsOfAccount } from "#server/auth/date-formats.ts";
import type { AccountId } from "#server/core/access.ts";
import { invalidField, invalidFields, notFound, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import type { NewTask, Task, tasks } from "./contract.ts";
import { dueColumns, inOtherZone, nextDue } from "./due.ts";
import * as store from "./store.ts";

export { dueColumns } from "./due.ts";
export { due, readTasks } from "./store.ts";

/** Returns a page of the caller's tasks. */
export const listTasks: Handler<typeof tasks.list> = ({ ctx, input }) => {
  const { isDone, applicationId, contactId, dueFrom, dueTo } = input;
  const filter = { accountId: ctx.accountId, applicationId, contactId, dueFrom, dueTo };
  return store.listTasks(ctx.sql, ctx.list, filter, { isDone });
};

/** Returns one of the caller's tasks. */
export const getTask: Handler<typeof tasks.get> = ({ ctx, input }) =>
  requireTask(ctx.sql, ctx.accountId, input.taskId);

/** Adds a task. @throws validation_failed for a card or contact that isn't the caller's, or a repeat without a due date */
export const createTask: Handler<typeof tasks.create> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  return requireTask(sql, accountId, await addTask(sql, accountId, input, now));
};

/** Adds a task and returns its id. @throws validation_failed */
export async function addTask(sql: Sql, accountId: AccountId, task: NewTask, at: Date): Promise<string> {
  const [id = ""] = await addTasks(sql, accountId, [task], at, () => []);
  return id;
}

/** Adds all tasks or none. @throws validation_failed, as for one task */
export const createTasks: Handler<typeof tasks.createMany> = async ({ ctx, input }) => ({
  ids: await addTasks(
    ctx.sql,
    ctx.accountId,
    input.tasks.map((task) => ({ ...task, timeZone: input.timeZone })),
    ctx.now,
    (index) => ["tasks", index],
  ),
});

/** Restores a deleted task, unless it exists. */
export const restoreTask: Handler<typeof tasks.restore> = async ({ ctx, input }) => {
  const { taskId, ...task } = input;
  await addTasks(ctx.sql, ctx.accountId, [{ ...task, id: taskId }], ctx.now, () => []);
};

/** Changes the given fields. @throws validation_failed, as for a new task */
export const updateTask: Handler<typeof tasks.update> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { taskId: id, due: newDue, timeZone: givenZone, repeat, ...fields } = input;
  const before = await lockTask(sql, accountId, id);
  await assertOwn(sql, accountId, [fields], () => []);
  const due = newDue === undefined ? (before.dueOn ?? before.dueAt) : newDue;
  const timeZone = givenZone ?? before.timeZone ?? (await zoneOf(sql, accountId));
  const columns = dueColumns(due, timeZone);
  const repeats = repeat === undefined ? before.repeat : repeat;
  if (repeats !== null && columns.dueAt === null) throw repeatWithoutDue([]);
  const { dueOn, timeZone: formerZone, repeatFrom: first } = before;
  const isMoved = first && dueOn && formerZone && formerZone !== timeZone;
  const kept = isMoved ? inOtherZone(first, formerZone, timeZone) : first;
  const repeatFrom = repeats === null ? null : repeat === undefined ? kept : columns.dueAt;
  const changes = { ...fields, ...columns, repeat: repeats, repeatFrom, updatedAt: now };
  await store.writeTask(sql, { accountId, id }, changes);
  return requireTask(sql, accountId, id);
};

/** Marks a task as done, and creates the next one if it repeats. A repeated call changes nothing. */
export const completeTask: Handler<typeof tasks.complete> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const id = input.taskId;
  const { doneAt, ...before } = await lockTask(sql, accountId, id);
  const { repeat, repeatFrom, dueAt, dueOn, timeZone } = before;
  if (doneAt === null) {
    await store.writeTask(sql, { accountId, id }, { doneAt: now.toISOString(), updatedAt: now });
    if (repeat && repeatFrom && dueAt && timeZone) {
      const due = nextDue({ repeat, repeatFrom, dueAt, dueOn, timeZone }, now);
      const next = due && { ...before, ...due, id: newId("task"), previousId: id, doneAt: null };
      if (next) await insert(sql, accountId, [next], now);
    }
  }
  const next = await store.findNext(sql, { accountId, id });
  const [task, following] = await Promise.all(
    [id, ...(next ? [next.id] : [])].map((item) => requireTask(sql, accountId, item)),
  );
  if (!task) throw notFound("task");
  return { task, next: following ?? null };
};

/** Marks a task as not done, and deletes the next one that its completion created. */
export const reopenTask: Handler<typeof tasks.reopen> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const own = { accountId, id: input.taskId };
  const { doneAt } = await lockTask(sql, accountId, own.id);
  if (doneAt !== null) {
    await store.writeTask(sql, own, { doneAt: null, updatedAt: now });
    await store.deleteUntouchedNext(sql, own);
  }
  return requireTask(sql, accountId, own.id);
};

/** Deletes a task. */
export const deleteTask: Handler<typeof tasks.delete> = async ({ ctx, input }) => {
  if (!(await store.deleteTask(ctx.sql, { accountId: ctx.accountId, id: input.taskId })))
    throw notFound("task");
  return { id: input.taskId, deleted: true };
};

type Path = (string | number)[];
type Added = NewTask & { id?: string; doneAt?: string | null };

/** Adds tasks and returns their ids, in order. @param pathOf the path of a task in the request, for errors */
async function addTasks(
  sql: Sql,
  accountId: AccountId,
  added: readonly Added[],
  at: Date,
  pathOf: (index: number) => Path,
): Promise<string[]> {
  await assertOwn(sql, accountId, added, pathOf);
  const usesOwnZone = added.some(({ due, timeZone }) => due && timeZone === undefined);
  const ownZone = usesOwnZone ? await zoneOf(sql, accountId) : "UTC";
  const rows = added.map((task, index): store.TaskRow => {
    const { id = newId("task"), text, due = null, timeZone = ownZone, repeat = null, doneAt = null } = task;
    const { applicationId = null, contactId = null } = task;
    const columns = dueColumns(due, timeZone);
    if (repeat !== null && due === null) throw repeatWithoutDue(pathOf(index));
    const repeatFrom = repeat === null ? null : columns.dueAt;
    return { id, text, applicationId, contactId, ...columns, repeat, repeatFrom, previousId: null, doneAt };
  });
  await insert(sql, accountId, rows, at);
  return rows.map(({ id }) => id);
}

async function insert(sql: Sql, accountId: AccountId, rows: store.TaskRow[], at: Date): Promise<void> {
  await store.insertTasks(sql, { accountId, rows: JSON.stringify(rows), at });
}

type Subjects = { applicationId?: string | null | undefined; contactId?: string | null | undefined };

/** Checks that the cards and contacts of tasks are the account's, in one query. @throws validation_failed */
async function assertOwn(
  sql: Sql,
  accountId: AccountId,
  subjects: readonly Subjects[],
  pathOf: (index: number) => Path,
): Promise<void> {
  const ids = subjects.flatMap(({ applicationId, contactId }) =>
    [applicationId ?? [], contactId ?? []].flat(),
  );
  if (ids.length === 0) return;
  const own = new Set((await store.ownSubjects(sql, { accountId, ids })).map(({ id }) => id));
  const issues = subjects.flatMap((task, index) =>
    (
      [
        ["applicationId", "applications"],
        ["contactId", "contacts"],
      ] as const
    ).flatMap(([field, name]) => {
      const id = task[field];
      const message = `This isn't one of your ${name}.`;
      return !id || own.has(id) ? [] : [{ path: [...pathOf(index), field], message }];
    }),
  );
  if (issues.length > 0) throw invalidFields(issues);
}

function repeatWithoutDue(path: Path) {
  return invalidField([...path, "repeat"], "Only a task with a due date repeats.");
}

async function zoneOf(sql: Sql, accountId: AccountId): Promise<string> {
  return (await dateFormatsOfAccount(sql, accountId)).timeZone;
}

async function lockTask(sql: Sql, accountId: AccountId, id: string) {
  return requireFound("task", await store.lockTask(sql, { accountId, id }));
}

async function requireTask(sql: Sql, accountId: AccountId, id: string): Promise<Task> {
  const [task] = await store.readTasks(sql, { accountId, ids: [id] });
  return requireFound("task", task);
}
