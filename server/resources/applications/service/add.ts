import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import type { Application } from "../entities.ts";
import { ranksAtBottom } from "../store/order.ts";
import { insertCard, writeCard } from "../store/write.ts";
import { type CardInput, fieldsToWrite } from "./fields.ts";

/** A card to add whose company is there. */
export type CardToAdd = { id: string; status: Status; companyId: string; patch: CardInput };

/** Adds cards to the bottom of their columns, in their order, while the board's order is held. */
export async function addCards(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  cards: readonly CardToAdd[],
  creationMethod: Application["creationMethod"],
  at: Date,
): Promise<void> {
  for (const [status, entering] of Map.groupBy(cards, (card) => card.status)) {
    const ranks = await ranksAtBottom(sql, accountId, { boardId, status }, entering.length);
    for (const [index, { id, companyId, patch }] of entering.entries()) {
      const { title = "", ...fields } = fieldsToWrite(null, patch);
      const placed = { boardId, status, rank: ranks[index] ?? "", creationMethod };
      await insertCard(sql, accountId, { id, companyId, title, at, ...placed });
      await writeCard(sql, accountId, id, fields, at);
    }
  }
}
