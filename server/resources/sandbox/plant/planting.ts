import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import type { Calendar } from "./calendar.ts";

/** Where sample data goes, and the ids of what was planted before, by the names that the sample data uses. */
export type Planting = {
  readonly sql: Sql;
  readonly accountId: AccountId;
  readonly calendar: Calendar;
  readonly companies: Map<string, { id: string; website: string }>;
  readonly boards: Map<string, string>;
};
