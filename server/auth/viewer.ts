import { type DateOrder, type HourCycle, localeOf, type Region, type WeekStart } from "#domain/region.ts";
import type { Actor } from "#server/core/actor.ts";
import { sqlOn } from "#server/core/sql.ts";
import { db, type Slots, statement } from "#server/core/statements.ts";
import { pool } from "#server/lib/database.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "preferences.date_order": DateOrder;
    "preferences.hour_cycle": HourCycle;
    "preferences.week_start": WeekStart;
  }
}

/** How somebody wants dates and times to be written; null for whoever hasn't been asked yet. */
export type Reading = { readonly locale: string; readonly timeZone: string; readonly region: Region };

const FIND = statement("viewer_find", ({ accountId, userId }: Slots<{ accountId: string; userId: string }>) =>
  db
    .selectFrom("accounts as account")
    .leftJoin("users as person", (join) => join.on("person.id", "=", userId))
    .leftJoin("preferences as chosen", (join) => join.on("chosen.user_id", "=", userId))
    .select([
      "account.email",
      "account.display_name as displayName",
      "person.email_verified as emailVerified",
      "chosen.date_order as dateOrder",
      "chosen.hour_cycle as hourCycle",
      "chosen.week_start as weekStart",
      "chosen.time_zone as timeZone",
    ])
    .where("account.id", "=", accountId),
);

/** Who looks at a page: the name and address of the account they work in, whether they have yet to prove it, how they read. */
export async function readViewer({ accountId, userId, environment }: Actor) {
  const row = await sqlOn(pool).first(FIND, { accountId, userId });
  if (row === undefined) throw new Error("The account of a session is gone.");
  const { email, displayName, emailVerified } = row;
  return {
    email,
    displayName,
    environment,
    awaitsProof: environment === "live" && emailVerified === null,
    reading: readingOf(row),
  };
}

type Stored = { [Part in keyof Region]: Region[Part] | null } & { readonly timeZone: string | null };

/** The four columns, which are set together, as a locale and a zone. */
function readingOf({ dateOrder, hourCycle, weekStart, timeZone }: Stored): Reading | null {
  if (dateOrder === null || hourCycle === null || weekStart === null || timeZone === null) return null;
  const region = { dateOrder, hourCycle, weekStart };
  return { locale: localeOf(region), timeZone, region };
}
