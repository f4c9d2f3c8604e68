import { z } from "zod";
import { ownAccount } from "#server/core/access.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { historiesOfBoard } from "#server/resources/applications/service/read.ts";
import { pageProcedure } from "./procedure.ts";

/** Where every card of a board has stood and when, for the take-out. */
export const boardHistories = pageProcedure
  .input(z.strictObject({ boardId: z.string() }))
  .query(({ ctx, input }) => historiesOfBoard(sqlOn(pool), ownAccount(ctx.caller), input.boardId));
