import type { AccountId } from "#server/core/access.ts";
import { countRequest } from "#server/core/rate-limit.ts";
import type { Sql } from "#server/core/sql.ts";
import { addressOf, digestOf, newSecret, secretIn } from "./address.ts";
import { renderCalendar } from "./calendar.ts";
import { deleteSecret, findAccount, readEntries, readSince, writeSecret } from "./store.ts";

/** Since when the account's feed has its present address; null while it is off. */
export function feedSince(sql: Sql, accountId: AccountId): Promise<string | null> {
  return readSince(sql, accountId);
}

/** Makes the address of the account's feed; one that was there before ends with it. */
export async function renewFeed(sql: Sql, accountId: AccountId, now: Date): Promise<{ address: string }> {
  const secret = newSecret();
  await writeSecret(sql, accountId, digestOf(secret), now);
  return { address: addressOf(secret) };
}

/** Turns the account's feed off; no address of it works any more. */
export async function endFeed(sql: Sql, accountId: AccountId): Promise<void> {
  await deleteSecret(sql, accountId);
}

/**
 * The calendar that a file name of the feed's address stands for; null where its secret is unknown or over.
 * @param headers gets what the rate limit says
 * @throws rate_limited
 */
export async function readFeed(
  sql: Sql,
  fileName: string,
  now: Date,
  headers: Map<string, string>,
): Promise<string | null> {
  const secret = secretIn(fileName);
  const accountId = secret === null ? null : await findAccount(sql, digestOf(secret));
  if (accountId === null) return null;
  await countRequest(`calendar:${accountId}`, "feeds", headers);
  return renderCalendar(await readEntries(sql, accountId, now));
}
