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
  readonly resumes: Map<string, string>;
  /** Cards of the present search, by `cardKey`. */
  readonly cards: Map<string, string>;
};

/** What names a card in the sample data. */
export function cardKey(company: string, title: string): string {
  return `${company}: ${title}`;
}

/** What was planted under a name. @throws where the sample data names what is not there */
export function planted<Value>(rows: Map<string, Value>, name: string): Value {
  const row = rows.get(name);
  if (row === undefined) throw new Error(`prisma/sample-data speaks of "${name}", which is not there`);
  return row;
}
