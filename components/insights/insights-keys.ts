import type { Figure } from "./figure-address.ts";

/** Where what was read of a board's statistics is kept. */
export const insightsKeys = {
  of: (boardId: string) => ["insights", boardId] as const,
  cards: (boardId: string, figure: Figure) => ["insights", boardId, "cards", figure] as const,
};
