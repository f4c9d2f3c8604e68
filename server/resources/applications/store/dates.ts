import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Slots, statement } from "#server/core/statements.ts";

type Dated = { accountId: AccountId; ids: readonly string[]; day: string };

const FILL = statement("applications_fill_dates", ({ accountId, ids, day }: Slots<Dated>) =>
  db
    .updateTable("applications")
    .set({ application_date: day })
    .where("account_id", "=", accountId)
    .where("id", "=", (eb) => eb.fn.any(ids))
    .where("application_date", "is", null),
);
const CLEAR = statement("applications_clear_dates", ({ accountId, ids, day }: Slots<Dated>) =>
  db
    .updateTable("applications")
    .set({ application_date: null })
    .where("account_id", "=", accountId)
    .where("id", "=", (eb) => eb.fn.any(ids))
    .where("application_date", "=", day),
);

const startOf = (day: string) => `${day}T00:00:00.000Z`;

/** Gives cards that are held for a change, and have no application date, this one. */
export async function fillDates(sql: Sql, accountId: AccountId, ids: readonly string[], day: string) {
  await sql.run(FILL, { accountId, ids, day: startOf(day) });
}

/** Takes this application date from the cards that have it. */
export async function clearDates(sql: Sql, accountId: AccountId, ids: readonly string[], day: string) {
  await sql.run(CLEAR, { accountId, ids, day: startOf(day) });
}
