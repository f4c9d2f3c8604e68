import { notFound, OperationError } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { moveToBottom } from "#server/resources/applications/service/move.ts";
import { lockOrder } from "#server/resources/boards/service.ts";
import { deleteUntouchedContacts } from "#server/resources/contacts/service.ts";
import type { ImportVerdict, imports } from "./contract.ts";
import { planImport, writeImport } from "./service.ts";
import * as store from "./store/runs.ts";
import * as undoStore from "./store/undo.ts";

/**
 * Imports one batch of a file. A batch that was imported before returns its first response and changes nothing.
 * @throws validation_failed after the import is undone
 */
export const runBatch: Handler<typeof imports.run> = async ({ ctx: { sql, accountId, now: at }, input }) => {
  const { importId: id, boardId, fileName, number } = input;
  await lockOrder(sql, accountId, boardId, "alone");
  await store.openImport(sql, accountId, { id, boardId, fileName }, at);
  const run = await store.lockImport(sql, accountId, id);
  if (run?.boardId !== boardId) throw notFound("import");
  if (run.undone) throw new OperationError("validation_failed", "This import was undone. Start a new one.");
  const earlier = await store.readBatch(sql, accountId, id, number);
  if (earlier) return earlier;
  const planned = await planImport(sql, accountId, input);
  const verdicts = planned.map(({ verdict }) => verdict);
  const created = idsOf(verdicts, "created");
  // A row may update a card that an earlier row creates.
  const updated = idsOf(verdicts, "updated").filter((card) => !created.includes(card));
  await store.keepBefore(sql, accountId, id, updated);
  const kept = await writeImport(sql, accountId, boardId, planned, at);
  await store.keepBatch(sql, accountId, { id, number, verdicts, created, updated, ...kept }, at);
  return verdicts;
};

/**
 * Undoes an import: deletes cards that it created, and restores those that it updated, at the bottom of their column if it moved them. A
 * card changed since then stays as it is. A second call changes nothing.
 */
export const undoImport: Handler<typeof imports.undo> = async ({
  ctx: { sql, accountId, now: at },
  input,
}) => {
  const { importId, boardId } = input;
  await lockOrder(sql, accountId, boardId, "alone");
  const run = await store.lockImport(sql, accountId, importId);
  if (run?.boardId !== boardId) throw notFound("import");
  if (run.undone) return run.undone;
  const cards = await undoStore.lockImportedCards(sql, accountId, importId);
  const untouched = cards.filter(({ isTouched }) => !isTouched);
  const deleted = untouched.filter(({ statusBefore }) => statusBefore === null).map(({ id }) => id);
  const restored = untouched.flatMap(({ id, status, statusBefore }) =>
    statusBefore === null ? [] : [{ id, status: statusBefore, hasMoved: status !== statusBefore }],
  );
  const moved = restored.filter(({ hasMoved }) => hasMoved);
  await undoStore.deleteCards(sql, accountId, deleted);
  await undoStore.takeOff(
    sql,
    accountId,
    importId,
    restored.map(({ id }) => id),
  );
  await deleteUntouchedContacts(sql, {
    accountId,
    ids: await undoStore.readNewContacts(sql, accountId, importId),
  });
  await moveToBottom(sql, accountId, boardId, moved);
  await undoStore.restoreCards(
    sql,
    accountId,
    importId,
    restored.map(({ id }) => id),
    at,
  );
  await undoStore.clearCompanies(sql, accountId, importId);
  const kept = cards.length - untouched.length;
  const undone = { deleted: deleted.length, restored: restored.length, kept };
  await undoStore.closeImport(sql, accountId, importId, undone);
  return undone;
};

/** Returns the latest imports to a board, as its page lists them. */
export const listPastImports: Handler<typeof imports.listPast> = ({ ctx, input }) =>
  store.listImports(ctx.sql, ctx.accountId, input.boardId);

function idsOf(verdicts: ImportVerdict[], wanted: ImportVerdict["verdict"]): string[] {
  const ids = verdicts.flatMap(({ verdict, applicationId }) =>
    verdict === wanted && applicationId !== null ? [applicationId] : [],
  );
  return [...new Set(ids)].sort();
}
