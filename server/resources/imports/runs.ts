import { notFound, OperationError } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { lockOrder } from "#server/resources/boards/service.ts";
import type { ImportVerdict, imports } from "./contract.ts";
import { planImport, writeImport } from "./service.ts";
import * as store from "./store/runs.ts";

/**
 * Imports one batch of a file. A batch that was imported before returns its first response and changes nothing.
 * @throws not_found for an import to another board, validation_failed after the import is undone
 */
export const runBatch: Handler<typeof imports.run> = async ({ ctx: { sql, accountId, now: at }, input }) => {
  const { importId: id, boardId, fileName, number } = input;
  await lockOrder(sql, accountId, boardId, "alone");
  const own = { accountId, id };
  await store.openImport(sql, { ...own, boardId, fileName, at });
  const run = await store.lockImport(sql, own);
  if (run?.boardId !== boardId) throw notFound("import");
  if (run.undone) throw new OperationError("validation_failed", "This import was undone. Start a new one.");
  const earlier = await store.readBatch(sql, { ...own, number });
  if (earlier) return earlier.verdicts;
  const planned = await planImport(sql, accountId, input);
  const verdicts = planned.map(({ verdict }) => verdict);
  const created = idsOf(verdicts, "created");
  // A row may update a card that an earlier row creates.
  const updated = idsOf(verdicts, "updated").filter((card) => !created.includes(card));
  await store.keepBefore(sql, { ...own, cards: updated });
  const kept = await writeImport(sql, accountId, boardId, planned, at);
  await store.keepBatch(sql, { ...own, number, verdicts, created, updated, ...kept }, at);
  return verdicts;
};

/** Returns a page of the imports to a board, newest first. */
export const listPastImports: Handler<typeof imports.listPast> = ({ ctx, input }) =>
  store.listImports(ctx.sql, ctx.list, { accountId: ctx.accountId, boardId: input.boardId });

function idsOf(verdicts: ImportVerdict[], kind: ImportVerdict["verdict"]): string[] {
  const ids = verdicts.flatMap(({ verdict, applicationId }) =>
    verdict === kind && applicationId !== null ? [applicationId] : [],
  );
  return [...new Set(ids)].sort();
}
