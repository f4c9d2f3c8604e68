import type { Examples } from "#server/resources/example-rows.ts";
import type { search } from "./contract.ts";

export const examples: Examples<typeof search> = {
  applications: ({ boardId }) => ({
    boardId,
    status: ["applied", "interviewing"],
    text: "engineer",
    statusChangedBefore: "2027-01-01",
    quietSince: "2027-01-01T09:00:00Z",
    hasInterviewAhead: false,
    appliedAfter: "2026-01-01",
    appliedBefore: "2026-12-31",
    updatedAfter: "2026-11-01",
    limit: 20,
  }),
  find: () => [{ text: "e" }],
};
