import { z } from "zod";
import { ownAccount } from "#server/core/access.ts";
import { instant, text } from "#server/core/fields.ts";
import { sqlOn } from "#server/core/sql.ts";
import { t } from "#server/core/trpc.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { pageProcedure } from "../procedure.ts";
import { deleteMark, KINDS, readItems, readOutlook, writeMark } from "./store.ts";

const item = { kind: z.enum(KINDS), subjectId: text(100), occasion: instant() };

/** What to do now: interviews, offers, feedback, follow-ups and cards gone quiet that were not marked. */
const view = pageProcedure.query(async ({ ctx }) => {
  const [sql, accountId, at] = [sqlOn(pool), ownAccount(ctx.caller), now()];
  const [items, outlook] = await Promise.all([
    readItems(sql, accountId, at),
    readOutlook(sql, accountId, at),
  ]);
  return { items, outlook };
});

/** Takes an item off: with `until` it comes back then, without it only on another occasion. */
const mark = pageProcedure
  .input(z.strictObject({ ...item, until: instant().nullable() }))
  .mutation(({ ctx, input: { until, ...marked } }) =>
    writeMark(sqlOn(pool), ownAccount(ctx.caller), marked, { until, at: now() }),
  );

/** Undoes a mark. */
const unmark = pageProcedure
  .input(z.strictObject(item))
  .mutation(({ ctx, input }) => deleteMark(sqlOn(pool), ownAccount(ctx.caller), input));

export const todayRouter = t.router({ view, mark, unmark });
