import { type Verb, withPrisma } from "#server/core/execute.ts";
import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { today } from "./contract.ts";
import { deleteMark, readItems, readOutlook, writeMark } from "./store.ts";

const get: Verb<typeof today.get> = async ({ ctx: { sql, accountId, now } }) => {
  const [items, outlook] = await Promise.all([
    readItems(sql, accountId, now),
    readOutlook(sql, accountId, now),
  ]);
  return { items, outlook };
};

const mark = withPrisma<typeof today.mark>(async ({ ctx, input: { until, ...marked } }) => {
  await writeMark(ctx.prisma, ctx.accountId, marked, { until, at: ctx.now });
  return {};
});

const unmark = withPrisma<typeof today.unmark>(async ({ ctx, input }) => {
  await deleteMark(ctx.prisma, ctx.accountId, input);
  return {};
});

export const todayRouter = t.router({
  get: operation(today.get, get),
  mark: operation(today.mark, mark),
  unmark: operation(today.unmark, unmark),
});
