import { localeOf, type Region, regionOf } from "#domain/region.ts";
import { fieldsOf } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { selectFrom } from "#server/core/statements.ts";

/** A user's date format, clock, and time zone. */
export type DateFormats = { readonly locale: string; readonly timeZone: string; readonly region: Region };
type Stored = { readonly [Part in keyof Region]: Region[Part] | null } & { readonly timeZone: string | null };

/** The columns of `preferences as chosen` that store these formats. */
export const DATE_FORMAT_COLUMNS = fieldsOf("chosen", "date_order hour_cycle week_start time_zone");

const readOfAccount = query.maybeOne("reading_of_account", ({ accountId }: Params<{ accountId: string }>) =>
  selectFrom("accounts as account")
    .innerJoin("preferences as chosen", "chosen.user_id", "account.user_id")
    .select(DATE_FORMAT_COLUMNS)
    .where("account.id", "=", accountId),
);

/** Converts the columns to a locale and a zone. Returns null if a join found none, because the user hasn't chosen yet. */
export function dateFormatsOf({ dateOrder, hourCycle, weekStart, timeZone }: Stored): DateFormats | null {
  if (dateOrder === null || hourCycle === null || weekStart === null || timeZone === null) return null;
  const region = { dateOrder, hourCycle, weekStart };
  return { locale: localeOf(region), timeZone, region };
}

/** Returns the formats of an account's user, or the default if they haven't chosen any. */
export async function dateFormatsOfAccount(sql: Sql, accountId: string): Promise<DateFormats> {
  const stored = await readOfAccount(sql, { accountId });
  return (stored && dateFormatsOf(stored)) ?? defaultDateFormats();
}

/** Returns the default formats: United States formats, in UTC. */
export function defaultDateFormats(): DateFormats {
  const region = regionOf(null);
  return { locale: localeOf(region), timeZone: "UTC", region };
}
