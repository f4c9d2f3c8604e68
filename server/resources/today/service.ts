import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { today } from "./contract.ts";
import { deleteMark, readToday, writeMark } from "./store.ts";

const get: Handler<typeof today.get> = ({ ctx: { sql, accountId, now } }) => readToday(sql, accountId, now);

const setMark: Handler<typeof today.setMark> = async ({ ctx: { sql, accountId, now }, input }) => {
  const { mark, ...item } = input;
  if (mark) await writeMark(sql, { accountId, ...item, ...mark, at: now });
  else await deleteMark(sql, { accountId, ...item });
  return {};
};

export const todayGroup = defineGroup(today, {
  handlers: {
    get,
    setMark,
  },
  examples: () => import("./examples.ts"),
});
