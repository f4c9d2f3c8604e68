import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { addTask } from "#server/resources/tasks/service.ts";
import { today } from "./contract.ts";
import { deleteMark, insertMark, readToday, writeMark } from "./store.ts";

const get: Handler<typeof today.get> = ({ ctx: { sql, accountId, now } }) => readToday(sql, accountId, now);

const setMark: Handler<typeof today.setMark> = async ({ ctx: { sql, accountId, now }, input }) => {
  const { mark, ...item } = input;
  if (mark) await writeMark(sql, { accountId, ...item, ...mark, at: now });
  else await deleteMark(sql, { accountId, ...item });
  return {};
};

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
    setMark,
    takeOn,
  },
  examples: () => import("./examples.ts"),
});
