import type { Examples } from "#server/resources/example-rows.ts";
import type { boards } from "./contract.ts";

export const examples: Examples<typeof boards> = {
  list: () => ({ limit: 20 }),
  get: ({ boardId }) => ({ boardId }),
  create: () => ({ name: "Spring search" }),
  update: ({ boardId }) => ({ boardId, name: "Berlin", isActive: true }),
  delete: ({ boardId }) => ({ boardId }),
  updateSettings: ({ boardId }) => ({
    boardId,
    hiddenStatuses: ["archived"],
    sorts: ["company_name_asc", "date_desc"],
    timeFilter: "3_months",
    autoRetire: { enabled: true, timeframe: "one_month", status: "rejected" },
  }),
  changeSettings: ({ boardId }) => [{ boardId, fillsApplicationDate: false }],
  getView: ({ boardId }) => [{ boardId }],
};
