import { z } from "zod";
import { ownAccount } from "#server/core/access.ts";
import { sqlOn } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { readTableView } from "#server/resources/table/service.ts";
import { pageProcedure } from "./procedure.ts";

/** How a board's table is shown, and how many rows it has: what a scroll bar needs before the rows are read. */
export const boardTable = pageProcedure
  .input(z.strictObject({ boardId: z.string() }))
  .query(({ ctx, input }) => readTableView(sqlOn(pool), ownAccount(ctx.caller), input.boardId, now()));
