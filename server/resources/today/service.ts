import type { Handler } from "#server/core/execute.ts";
import type { today } from "./contract.ts";
import { deleteMark, readToday, writeMark } from "./store.ts";

export const get: Handler<typeof today.get> = ({ ctx: { sql, accountId, now } }) =>
  readToday(sql, accountId, now);

export const mark: Handler<typeof today.mark> = async ({ ctx: { sql, accountId, now }, input }) => {
  await writeMark(sql, { accountId, ...input, at: now });
  return {};
};

export const unmark: Handler<typeof today.unmark> = async ({ ctx: { sql, accountId }, input }) => {
  await deleteMark(sql, { accountId, ...input });
  return {};
};
