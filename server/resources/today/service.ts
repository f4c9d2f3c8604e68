import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { countSentThisWeek } from "#server/resources/insights/service.ts";
import { addTask } from "#server/resources/tasks/service.ts";
import { today } from "./contract.ts";
import { deleteMark, insertMark, readGoal, readToday, writeGoal, writeMark } from "./store.ts";

// Other groups use these too, for example for operations on suggestions.
export { readToday, writeMark } from "./store.ts";

/** Returns what needs attention: interviews, tasks, offers, feedback, follow-ups, and inactive cards that aren't marked. */
const get: Handler<typeof today.get> = ({ ctx: { sql, accountId, now } }) => readToday(sql, accountId, now);

/** Returns the weekly goal, and how many applications were sent this week. */
const getGoal: Handler<typeof today.getGoal> = async ({ ctx: { sql, accountId, now } }) => {
  const goal = (await readGoal(sql, { accountId }))?.goal ?? null;
  return { goal, count: goal === null ? 0 : await countSentThisWeek(sql, accountId, now) };
};

/** Sets how many applications the person wants to send each week; null for no goal. */
const setGoal: Handler<typeof today.setGoal> = async ({ ctx: { sql, accountId }, input: { goal } }) => {
  await writeGoal(sql, { accountId, goal });
};

/** Dismisses an item, snoozes it with `until`, or shows it again with a null mark. */
const setMark: Handler<typeof today.setMark> = async ({ ctx: { sql, accountId, now }, input }) => {
  const { mark, ...item } = input;
  if (mark) await writeMark(sql, { accountId, ...item, ...mark, at: now });
  else await deleteMark(sql, { accountId, ...item });
};

/** Turns a suggestion into a task; a suggestion that was marked already changes nothing. */
const takeOn: Handler<typeof today.takeOn> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { task, ...suggestion } = input;
  const mark = { accountId, kind: "suggestion" as const, ...suggestion, at: now };
  if (!(await insertMark(sql, mark))) return { taskId: null };
  return { taskId: await addTask(sql, accountId, task, now) };
};

export const todayGroup = defineGroup(today, {
  handlers: {
    get,
    getGoal,
    setGoal,
    setMark,
    takeOn,
  },
});
