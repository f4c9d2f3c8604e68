import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { ownAccount } from "#server/core/access.ts";
import { title } from "#server/core/fields.ts";
import { isId } from "#server/core/ids.ts";
import { sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { t } from "#server/core/trpc.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { ImportRow, ROWS_MAX } from "#server/resources/imports/contract.ts";
import { judgeRows } from "#server/resources/imports/judge.ts";
import { recallMapping, rememberMapping } from "#server/resources/imports/mappings.ts";
import { pastImports, runBatch, undoImport } from "#server/resources/imports/runs.ts";
import { pageProcedure, silentPageProcedure } from "./procedure.ts";

const boardId = z.string();
const rows = z.array(ImportRow).min(1).max(ROWS_MAX);
/** Made by the page, so that a batch whose answer was lost can be sent again. */
const importId = z.string().refine((id) => isId("import", id), "Must be the id of an import.");
/** The headings that a mapping is remembered by. */
const headings = z.array(z.string().max(2_000)).max(LIMITS.requests.importHeadings);

/** The verdicts before anything is imported. */
const judge = silentPageProcedure
  .input(z.strictObject({ boardId, rows }))
  .mutation(({ ctx, input }) => judgeRows(sqlOn(pool), ownAccount(ctx.caller), input));

const run = pageProcedure
  .input(
    z.strictObject({
      importId,
      boardId,
      fileName: title(),
      number: z.int().min(0).max(10_000),
      rows,
      onDuplicate: z.enum(["skip", "create", "update"]),
    }),
  )
  .mutation(({ ctx, input }) =>
    inSqlTransaction((sql) => runBatch(sql, ownAccount(ctx.caller), input, now())),
  );

const undo = pageProcedure
  .input(z.strictObject({ importId, boardId }))
  .mutation(({ ctx, input }) =>
    inSqlTransaction((sql) => undoImport(sql, ownAccount(ctx.caller), input, now())),
  );

const past = pageProcedure
  .input(z.strictObject({ boardId }))
  .query(({ ctx, input }) => pastImports(sqlOn(pool), ownAccount(ctx.caller), input.boardId));

/** How these headings were mapped the last time. */
const recall = pageProcedure
  .input(z.strictObject({ headings }))
  .query(({ ctx, input }) => recallMapping(sqlOn(pool), ownAccount(ctx.caller), input.headings));

const remember = silentPageProcedure
  .input(z.strictObject({ headings, mapping: z.record(z.string().max(2_000), z.json()) }))
  .mutation(({ ctx, input }) =>
    rememberMapping(sqlOn(pool), ownAccount(ctx.caller), input.headings, input.mapping, now()),
  );

export const importsPageRouter = t.router({ judge, run, undo, past, recall, remember });
