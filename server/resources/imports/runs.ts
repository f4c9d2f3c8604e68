import { notFound, OperationError } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { unlessReferredTo } from "#server/core/transaction.ts";
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

/**
 * Undoes an import: deletes cards that it created, and restores those that it updated, at the bottom of their column if it moved them. A
 * card changed since then stays as it is. A second call changes nothing.
 */
export const undoImport: Handler<typeof imports.undo> = async ({
  ctx: { sql, accountId, now: at },
  input,
}) => {
  const { importId: id, boardId } = input;
  await lockOrder(sql, accountId, boardId, "alone");
  const own = { accountId, id };
  const run = await store.lockImport(sql, own);
  if (run?.boardId !== boardId) throw notFound("import");
  if (run.undone) return run.undone;
  const cards = await undoStore.lockImportedCards(sql, own);
  const untouched = cards.filter(({ isTouched }) => !isTouched);
  const deleted = untouched.filter(({ statusBefore }) => statusBefore === null).map((card) => card.id);
  const restored = untouched.flatMap(({ status, statusBefore, ...card }) =>
    statusBefore === null ? [] : [{ id: card.id, status: statusBefore, hasMoved: status !== statusBefore }],
  );
  const moved = restored.filter(({ hasMoved }) => hasMoved);
  const ofRestored = { ...own, cards: restored.map((card) => card.id) };
  await undoStore.deleteCards(sql, { accountId, ids: deleted });
  await undoStore.unlinkContacts(sql, ofRestored);
  await undoStore.deleteInterviews(sql, ofRestored);
  const contacts = await undoStore.readNewContacts(sql, own);
  await deleteUntouchedContacts(sql, { accountId, ids: contacts.map((contact) => contact.id) });
  await moveToBottom(sql, accountId, boardId, moved);
  await undoStore.restoreCards(sql, { ...ofRestored, at });
  await unlessReferredTo(undoStore.clearCompanies(sql, own));
  const kept = cards.length - untouched.length;
  const undone = { deleted: deleted.length, restored: restored.length, kept };
  await undoStore.closeImport(sql, { ...own, undone });
  return undone;
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
