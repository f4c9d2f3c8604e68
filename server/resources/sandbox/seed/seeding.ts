import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import type { Calendar } from "./calendar.ts";

/** The target of the sample data, and the ids of the rows seeded so far, by their names in the sample data. */
export type Seeding = {
  readonly sql: Sql;
  readonly accountId: AccountId;
  readonly calendar: Calendar;
  readonly companies: Map<string, { id: string; website: string }>;
  readonly boards: Map<string, string>;
  readonly resumes: Map<string, string>;
  /** The cards of the current search, by `cardKey`. */
  readonly cards: Map<string, string>;
};

/** Returns the name of a card in the sample data. */
export function cardKey(company: string, title: string): string {
  return `${company}: ${title}`;
}

/** Returns the row seeded under a name. @throws if the sample data names a missing one */
export function seeded<Value>(rows: Map<string, Value>, name: string): Value {
  const row = rows.get(name);
  if (row === undefined) throw new Error(`prisma/sample-data speaks of "${name}", which is not there`);
  return row;
}
