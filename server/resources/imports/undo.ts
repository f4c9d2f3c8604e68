import type { AccountId } from "#server/core/access.ts";
import { notFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import { unlessReferredTo } from "#server/core/transaction.ts";
import { moveToBottom } from "#server/resources/applications/service/move.ts";
import { lockOrder } from "#server/resources/boards/service.ts";
import { deleteUntouchedContacts } from "#server/resources/contacts/service.ts";
import type { imports, UndoState } from "./contract.ts";
import { lockImport } from "./store/runs.ts";
import * as store from "./store/undo.ts";

/** The most cards, and the most batches, that one call undoes, so that it holds its locks only briefly. */
const AT_ONCE = { cards: 1_000, batches: 5 };

type Own = { accountId: AccountId; id: string };

/**
 * Undoes a portion of an import; the page calls until nothing is left. First come the cards: those that the import created are deleted, and
 * those that it updated are restored, at the bottom of their column if it moved them. A card changed since then stays as it is. Then come
 * the companies and contacts that no card has anymore. After an interruption, the undo can continue, but the import accepts no more
 * batches. A call after the last one changes nothing.
 */
export const undoImport: Handler<typeof imports.undo> = async ({
  ctx: { sql, accountId, now: at },
  input,
}) => {
  const { importId: id, boardId } = input;
  await lockOrder(sql, accountId, boardId, "alone");
  const own = { accountId, id };
  const run = await lockImport(sql, own);
  if (run?.boardId !== boardId) throw notFound("import");
  const before = run.undone ?? { deleted: 0, restored: 0, kept: 0, left: 1, card: "", batch: 0 };
  if (!before.left) return before;
  const { cards, ...counts } = await undoCards(sql, { ...own, boardId, at, after: before.card ?? "" });
  const card = cards.at(-1) ?? before.card;
  // Companies and contacts may belong to cards that are still left.
  const isCardsDone = cards.length < AT_ONCE.cards;
  const batch = isCardsDone ? await undoAdditions(sql, { ...own, from: before.batch ?? 0 }) : before.batch;
  const { left } = await store.countLeft(sql, { ...own, card: card ?? "", batch: batch ?? 0 });
  const undone: UndoState = {
    deleted: before.deleted + counts.deleted,
    restored: before.restored + counts.restored,
    kept: before.kept + counts.kept,
    left,
    card,
    batch,
  };
  await store.writeUndone(sql, { ...own, undone });
  return undone;
};

/** Undoes the next cards after the given one; returns their ids, and how many of them it deleted, restored, and kept. */
async function undoCards(
  sql: Sql,
  { boardId, at, after, ...own }: Own & Record<"boardId" | "after", string> & { at: Date },
) {
  const { accountId } = own;
  const cards = await store.lockImportedCards(sql, { ...own, after, limit: AT_ONCE.cards });
  const untouched = cards.filter(({ isTouched }) => !isTouched);
  const deleted = untouched.filter(({ statusBefore }) => statusBefore === null).map((card) => card.id);
  const restored = untouched.flatMap(({ status, statusBefore, ...card }) =>
    statusBefore === null ? [] : [{ id: card.id, status: statusBefore, hasMoved: status !== statusBefore }],
  );
  const ofRestored = { ...own, cards: restored.map((card) => card.id) };
  await store.deleteCards(sql, { accountId, ids: deleted });
  await store.unlinkContacts(sql, ofRestored);
  await store.deleteInterviews(sql, ofRestored);
  await moveToBottom(
    sql,
    accountId,
    boardId,
    restored.filter(({ hasMoved }) => hasMoved),
  );
  await store.restoreCards(sql, { ...ofRestored, at });
  return {
    cards: cards.map((card) => card.id),
    deleted: deleted.length,
    restored: restored.length,
    kept: cards.length - untouched.length,
  };
}

/** Deletes the unused contacts and companies that the next batches added; returns the number of the batch after them. */
async function undoAdditions(sql: Sql, { from, ...own }: Own & { from: number }): Promise<number> {
  const portion = { ...own, from, below: from + AT_ONCE.batches };
  const contacts = await store.readNewContacts(sql, portion);
  await deleteUntouchedContacts(sql, { accountId: own.accountId, ids: contacts.map(({ id }) => id) });
  await unlessReferredTo(store.clearCompanies(sql, portion));
  return portion.below;
}
