import type { Examples } from "#server/resources/example-rows.ts";
import type { insights } from "./contract.ts";

export const examples: Examples<typeof insights> = {
  get: ({ boardId }) => ({ boardId }),
  listCards: ({ boardId }) => [
    { boardId, figure: { figure: "reached", status: "applied" } },
    { boardId, figure: { figure: "outcome", outcome: "applications", source: null } },
  ],
};
