import type { Examples } from "#server/resources/example-rows.ts";
import type { table } from "./contract.ts";

export const examples: Examples<typeof table> = {
  get: ({ boardId }) => ({ boardId, limit: 20 }),
  applyEdits: ({ boardId, applicationId, otherApplicationId }) => ({
    boardId,
    edits: [
      { applicationId, column: "title", value: "Staff engineer" },
      { applicationId, column: "status", value: "offer" },
      { applicationId: otherApplicationId, column: "salaryRangeMin", value: 60_000 },
    ],
  }),
  getViewSettings: ({ boardId }) => ({ boardId }),
  replaceViewSettings: ({ boardId }) => ({
    boardId,
    columns: [{ key: "company", visible: true, width: 200 }],
    hiddenStatuses: ["archived"],
    sorts: ["date_desc"],
    timeFilter: "3_months",
    autoRetire: { enabled: true, timeframe: "six_months", status: "archived" },
  }),
  getRows: ({ boardId }) => [{ boardId, limit: 20 }],
  editCells: ({ boardId, applicationId }) => [
    { boardId, edits: [{ applicationId, column: "workMode", value: null }] },
  ],
  getView: ({ boardId }) => [{ boardId }],
};
