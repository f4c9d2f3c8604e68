import { LIMITS } from "#domain/limits.ts";
import type { AccountId } from "#server/core/access.ts";
import { notFound, OperationError } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import { lockOrder } from "#server/resources/boards/service.ts";
import { companyNamed, lockCompany } from "#server/resources/companies/service.ts";
import { lockResume } from "#server/resources/resumes/service.ts";
import type { applications } from "../contract.ts";
import * as store from "../store/deleted.ts";
import { rankAt } from "../store/order.ts";
import { readCard } from "../store/read.ts";
import { presentCard } from "../store/rows.ts";
import { lockCards } from "../store/slips.ts";
import { deleteCard } from "../store/write.ts";

/** Deletes a card with its history. */
export const deleteApplication: Handler<typeof applications.delete> = async ({ ctx, input }) => {
  const { applicationId: id } = input;
  if (!(await deleteCard(ctx.sql, { accountId: ctx.accountId, id }))) throw notFound("application");
  return { id, deleted: true };
};

/** Deletes a card from our pages, which can undo it. */
export const removeCard: Handler<typeof applications.removeCard> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { applicationId: id } = input;
  // From here on, nothing can be attached to the card.
  if ((await lockCards(sql, { accountId, ids: [id] })).length === 0) throw notFound("application");
  await store.keepDeleted(sql, { accountId, id }, now);
  await deleteCard(sql, { accountId, id });
  return { id, deleted: true };
};

/** Restores a deleted card with everything that belonged to it. Does nothing if the card is back already. @throws undo_expired */
export const restoreCard: Handler<typeof applications.restoreCard> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { applicationId: id } = input;
  const since = new Date(now.getTime() - LIMITS.lifetimes.undo * 1_000);
  const found = await store.findDeleted(sql, { accountId, id, since });
  if (found) {
    await lockOrder(sql, accountId, found.boardId, "shared");
    const held = await store.lockDeleted(sql, { accountId, id, since });
    if (held) await bringBack(sql, accountId, id, held, now);
  }
  const row = await readCard(sql, { accountId, id });
  if (row) return presentCard(row);
  throw new OperationError(
    "undo_expired",
    `This card can't be brought back anymore: its ${LIMITS.lifetimes.undo / 60} minutes are over.`,
  );
};

async function bringBack(
  sql: Sql,
  accountId: AccountId,
  id: string,
  kept: store.DeletedCard,
  at: Date,
): Promise<void> {
  const { boardId, status, companyName } = kept;
  const taker = await store.findTaker(sql, { accountId, boardId, status, rank: kept.rank });
  const rank = taker
    ? await rankAt(sql, accountId, { boardId, status }, id, { at: "before", neighbor: taker.id })
    : kept.rank;
  const isThere = await lockCompany(sql, { accountId, id: kept.companyId });
  const companyId = isThere ? kept.companyId : await companyNamed(sql, accountId, companyName, at);
  const hasResume = kept.resumeId !== null && (await lockResume(sql, { accountId, id: kept.resumeId }));
  await store.returnCard(sql, {
    accountId,
    id,
    companyId,
    resumeId: hasResume ? kept.resumeId : null,
    rank: rank ?? kept.rank,
    at,
  });
}
