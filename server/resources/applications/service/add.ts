import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import type { Application } from "../entities.ts";
import { insertImported, type Stay } from "../store/imported.ts";
import { ranksAtBottom } from "../store/order.ts";
import { writeCard } from "../store/write.ts";
import { type CardInput, fieldsToWrite } from "./fields.ts";

export type { Stay };

/** A card to add whose company is there; its history ends with the column that it is in. */
export type CardToAdd = {
  id: string;
  status: Status;
  companyId: string;
  patch: CardInput;
  stays: readonly Stay[];
};

/** Adds imported cards, as old as their histories, to the bottom of their columns, in their order, while the board's order is held. */
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
    for (const [index, { id, companyId, patch, stays }] of entering.entries()) {
      const { title = "", ...fields } = fieldsToWrite(null, patch);
      const placed = { boardId, status, rank: ranks[index] ?? "", creationMethod };
      await insertImported(sql, accountId, { id, companyId, title, at, ...placed }, stays);
      await writeCard(sql, accountId, id, fields, at);
    }
  }
}
