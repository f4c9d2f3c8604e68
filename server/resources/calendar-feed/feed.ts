import { readingOfAccount } from "#server/auth/reading.ts";
import { countRequest } from "#server/core/rate-limit.ts";
import type { Sql } from "#server/core/sql.ts";
import { digestOf, secretIn } from "./address.ts";
import { renderCalendar } from "./calendar.ts";
import { findAccount, readEntries } from "./store.ts";

/**
 * Returns the calendar for a file name of the feed's URL, or null if its secret is unknown or was replaced. Separate from the service, so
 * that pages don't load the code that writes calendars.
 * @param headers receives the rate limit's headers
 * @throws rate_limited
 */
export async function readFeed(
  sql: Sql,
  fileName: string,
  now: Date,
  headers: Map<string, string>,
): Promise<string | null> {
  const secret = secretIn(fileName);
  const found = secret === null ? null : await findAccount(sql, { secretHash: digestOf(secret) });
  if (found === null) return null;
  const { accountId } = found;
  await countRequest(`calendar:${accountId}`, "feeds", headers);
  const { locale } = await readingOfAccount(sql, accountId);
  return renderCalendar(await readEntries(sql, { accountId, now }), locale);
}
