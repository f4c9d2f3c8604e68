import { z } from "zod";
import { ownAccount } from "#server/core/access.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { Figure } from "#server/resources/insights/figure.ts";
import { cardsBehind } from "#server/resources/insights/service.ts";
import { pageProcedure } from "./procedure.ts";

/** The cards behind one figure of a board's statistics, and how many there are of them. */
export const insightsCards = pageProcedure
  .input(z.strictObject({ boardId: z.string(), figure: Figure }))
  .query(({ ctx, input }) => cardsBehind(sqlOn(pool), ownAccount(ctx.caller), input.boardId, input.figure));
