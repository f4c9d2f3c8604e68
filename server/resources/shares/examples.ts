import type { Examples } from "#server/resources/example-rows.ts";
import type { shares } from "./contract.ts";

export const examples: Examples<typeof shares> = {
  list: () => ({ limit: 20 }),
  listViewers: ({ boardId }) => [{ boardId }],
  create: ({ boardId, coachingSlug }) => ({ boardId, organizationSlug: coachingSlug }),
  delete: ({ shareId }) => ({ shareId }),
};
