import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import type { Card } from "../entities.ts";
import type { CompanyPatch } from "../inputs.ts";
import { ranksAtBottom } from "../store/order.ts";
import { moveCards, writeCard } from "../store/write.ts";
import { companyForChange } from "./company.ts";
import { type CardInput, fieldsToWrite } from "./fields.ts";

/** A change of a card's fields, of its company's, or both. */
export type CardPatch = CardInput & { company?: CompanyPatch | undefined };

/**
 * Writes the given fields of a card that is held for the change.
 * @throws company_not_found, company_name_taken, resume_not_found, validation_failed for a salary range
 */
export async function changeCard(
  sql: Sql,
  accountId: AccountId,
  current: Card,
  patch: CardPatch,
  at: Date,
): Promise<void> {
  const fields = fieldsToWrite(current.job, patch);
  const companyId = await companyForChange(sql, accountId, current.company.id, patch.company, at);
  const filed = companyId === current.company.id ? undefined : companyId;
  await writeCard(sql, accountId, current.id, { ...fields, companyId: filed }, at);
}

/** Moves cards, each from another column, to the bottom of theirs, while the board's order is held. */
export async function moveToBottom(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  cards: readonly { id: string; status: Status }[],
): Promise<void> {
  for (const [status, moving] of Map.groupBy(cards, (card) => card.status)) {
    const ranks = await ranksAtBottom(sql, accountId, { boardId, status }, moving.length);
    const placed = moving.map(({ id }, index) => ({ id, rank: ranks[index] ?? "" }));
    await moveCards(sql, accountId, placed, status);
  }
}
