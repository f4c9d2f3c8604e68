import { type Handler, withPrisma } from "#server/core/execute.ts";
import type { today } from "./contract.ts";
import { deleteMark, readToday, writeMark } from "./store.ts";

export const get: Handler<typeof today.get> = ({ ctx: { sql, accountId, now } }) =>
  readToday(sql, accountId, now);

export const mark = withPrisma<typeof today.mark>(async ({ ctx, input: { until, ...marked } }) => {
  await writeMark(ctx.prisma, ctx.accountId, marked, { until, at: ctx.now });
  return {};
});

export const unmark = withPrisma<typeof today.unmark>(async ({ ctx, input }) => {
  await deleteMark(ctx.prisma, ctx.accountId, input);
  return {};
});
