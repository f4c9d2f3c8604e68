import { LIMITS } from "#domain/limits.ts";
import type { AccountId } from "#server/core/access.ts";
import { notFound, OperationError } from "#server/core/errors.ts";
import type { Handler, HandlerCall } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import { lockOrder } from "#server/resources/boards/service.ts";
import { companyNamed, lockCompany } from "#server/resources/companies/service.ts";
import { lockResume } from "#server/resources/resumes/service.ts";
import type { applications } from "../contract.ts";
import * as store from "../store/deleted.ts";
import { rankAt } from "../store/order.ts";
import { lockCards } from "../store/reverted-moves.ts";
import { deleteCard } from "../store/write.ts";

/** Deletes a card with its history. */
export const deleteApplication: Handler<typeof applications.delete> = async ({ ctx, input }) => {
  const { applicationId: id } = input;
  if (!(await deleteCard(ctx.sql, { accountId: ctx.accountId, id }))) throw notFound("application");
  return { id, deleted: true };
};

type Context = HandlerCall<typeof applications.setRemoved>["ctx"];

/** Deletes cards from our pages, or restores them. @throws not_found, undo_expired */
export const setRemoved: Handler<typeof applications.setRemoved> = ({ ctx, input }) =>
  (input.isRemoved ? removeCards : restoreCards)(ctx, input.applicationIds);

/** Deletes cards so that they can be restored. Skips cards that no longer exist. @throws not_found if none exist */
export async function removeCards({ sql, accountId, now }: Context, cardIds: readonly string[]) {
  // While the cards are locked, nothing can be attached to them.
  const locked = await lockCards(sql, { accountId, ids: cardIds });
  if (locked.length === 0) throw notFound("application");
  for (const { id } of locked) {
    await store.copyDeleted(sql, { accountId, id, at: now });
    await deleteCard(sql, { accountId, id });
  }
  await store.pruneDeleted(sql, { accountId });
}

/** Restores deleted cards with everything that belonged to them. Doesn't change cards that are already restored. @throws undo_expired */
async function restoreCards({ sql, accountId, now }: Context, cardIds: readonly string[]) {
  const ids = [...new Set(cardIds)].sort();
  const since = new Date(now.getTime() - LIMITS.lifetimes.undo * 1_000);
  const boards = await store.boardsOfDeleted(sql, { accountId, ids, since });
  for (const { boardId } of boards) await lockOrder(sql, accountId, boardId, "shared");
  for (const id of ids) {
    const locked = await store.lockDeleted(sql, { accountId, id, since });
    if (locked) await restoreCard(sql, accountId, id, locked, now);
  }
  const restored = await lockCards(sql, { accountId, ids });
  if (restored.length === ids.length) return;
  throw new OperationError(
    "undo_expired",
    `This can't be undone anymore: cards can be restored for ${LIMITS.lifetimes.undo / 60} minutes.`,
  );
}

async function restoreCard(
  sql: Sql,
  accountId: AccountId,
  id: string,
  deleted: store.DeletedCard,
  at: Date,
): Promise<void> {
  const { boardId, status, companyName } = deleted;
  const occupant = await store.findOccupant(sql, { accountId, boardId, status, rank: deleted.rank });
  const rank = occupant
    ? await rankAt(sql, accountId, { boardId, status }, id, { at: "before", neighbor: occupant.id })
    : deleted.rank;
  const hasCompany = await lockCompany(sql, { accountId, id: deleted.companyId });
  const companyId = hasCompany ? deleted.companyId : await companyNamed(sql, accountId, companyName, at);
  const hasResume = deleted.resumeId !== null && (await lockResume(sql, { accountId, id: deleted.resumeId }));
  await store.insertDeleted(sql, {
    accountId,
    id,
    companyId,
    resumeId: hasResume ? deleted.resumeId : null,
    rank: rank ?? deleted.rank,
    at,
  });
}
