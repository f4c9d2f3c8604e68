import { insertRows } from "./insert-rows.ts";
import type { Planting } from "./planting.ts";
import { sampleData } from "./sample-data.ts";

/** Plants what the person fills into forms. */
export async function plantProfile({ sql, accountId, calendar }: Planting): Promise<void> {
  const { fields, updatedDaysAgo } = sampleData.profile;
  await insertRows(sql, "profiles", [
    { account_id: accountId, fields, updated_at: calendar.moment(updatedDaysAgo, 0) },
  ]);
}
