import { newId } from "#server/core/ids.ts";
import { insertRows } from "./insert-rows.ts";
import type { Planting } from "./planting.ts";
import { sampleData } from "./sample-data.ts";

/** Plants the boards with their settings, oldest first. */
export async function plantBoards({ sql, accountId, calendar, boards }: Planting): Promise<void> {
  const rows = sampleData.boards.map((board, index) => {
    const id = newId("board");
    boards.set(board.key, id);
    return {
      id,
      account_id: accountId,
      name: board.name,
      is_active: board.isActive,
      hidden_statuses: board.hiddenStatuses,
      sorts: board.sorts,
      time_filter: board.timeFilter,
      auto_retire_enabled: board.autoRetire.enabled,
      auto_retire_timeframe: board.autoRetire.timeframe,
      auto_retire_status: board.autoRetire.status,
      created_at: calendar.moment(board.createdDaysAgo, index),
      updated_at: calendar.moment(board.changedDaysAgo, index),
    };
  });
  await insertRows(sql, "boards", rows);
}
