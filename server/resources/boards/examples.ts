import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Board, BoardSettings, BoardSummary, Columns } from "./contract.ts";

const columns: Columns = {
  saved: [],
  applied: [],
  interviewing: [sampleIds.applicationId, sampleIds.otherApplicationId],
  offer: [],
  rejected: [],
  accepted: [],
  archived: [],
};
export const settings: BoardSettings = {
  hiddenStatuses: ["archived"],
  sorts: ["date_desc", "company_name_asc"],
  timeFilter: "all",
  autoRetire: { enabled: true, timeframe: "three_months", status: "archived" },
};
const board: Board = {
  id: sampleIds.boardId,
  name: "My job search",
  isActive: true,
  settings,
  createdAt: "2026-09-01T08:00:00.000Z",
  updatedAt: "2026-11-18T16:20:00.000Z",
  columns,
};
const { columns: _, ...summary } = board;
const boardSummary: BoardSummary = { ...summary, applicationCount: 2 };

export const samples: Samples = {
  entities: {
    Board: board,
    BoardSummary: boardSummary,
    BoardSettings: settings,
    BoardColumns: { id: board.id, columns },
  },
  fields: { ...board, ...settings },
};
