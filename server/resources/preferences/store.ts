import type { Region } from "#domain/region.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Slots, statement } from "#server/core/statements.ts";

type Chosen = Region & { readonly userId: string; readonly timeZone: string };

const insert = ({ userId, dateOrder, hourCycle, weekStart, timeZone }: Slots<Chosen>) =>
  db.insertInto("preferences").values({
    user_id: userId,
    date_order: dateOrder,
    hour_cycle: hourCycle,
    week_start: weekStart,
    time_zone: timeZone,
  });
const EXCLUDED = ["date_order", "hour_cycle", "week_start", "time_zone"] as const;

const WRITE = statement("preferences_write", (slots: Slots<Chosen>) =>
  insert(slots).onConflict((conflict) =>
    conflict
      .column("user_id")
      .doUpdateSet((eb) => Object.fromEntries(EXCLUDED.map((name) => [name, eb.ref(`excluded.${name}`)]))),
  ),
);
const PREFILL = statement("preferences_prefill", (slots: Slots<Chosen>) =>
  insert(slots).onConflict((conflict) => conflict.column("user_id").doNothing()),
);

/** Sets them for a user, whatever was there. */
export async function writePreferences(sql: Sql, chosen: Chosen): Promise<void> {
  await sql.run(WRITE, chosen);
}

/** Sets them for a user who has none yet. */
export async function insertPreferences(sql: Sql, chosen: Chosen): Promise<void> {
  await sql.run(PREFILL, chosen);
}
