/** The orders of a shared board's cards: the applicant's own, and the newest change first. */
export const CARD_ORDERS = ["column", "changed"] as const;
export type CardOrder = (typeof CARD_ORDERS)[number];

/** Returns cards, which are in the applicant's order, in another one. */
export function ordered<Card extends { readonly changedAt: string }>(
  cards: readonly Card[],
  order: CardOrder,
): readonly Card[] {
  if (order === "column") return cards;
  // Instants all have one format, so comparing texts sorts them.
  return cards.toSorted((a, b) => (a.changedAt === b.changedAt ? 0 : a.changedAt < b.changedAt ? 1 : -1));
}
