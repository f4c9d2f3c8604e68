import type { Handler } from "#server/core/execute.ts";
import type { today } from "./contract.ts";
import { deleteMark, readToday, writeMark } from "./store.ts";

export const get: Handler<typeof today.get> = ({ ctx: { sql, accountId, now } }) =>
  readToday(sql, accountId, now);

export const setMark: Handler<typeof today.setMark> = async ({ ctx: { sql, accountId, now }, input }) => {
  const { mark, ...item } = input;
  if (mark) await writeMark(sql, { accountId, ...item, ...mark, at: now });
  else await deleteMark(sql, { accountId, ...item });
  return {};
};
