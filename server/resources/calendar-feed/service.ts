import type { AccountId } from "#server/core/access.ts";
import { assertAddressConfirmed } from "#server/core/confirmed-address.ts";
import type { Sql } from "#server/core/sql.ts";
import { addressOf, digestOf, newSecret } from "./address.ts";
import { deleteSecret, readSince, writeSecret } from "./store.ts";

/** Since when the account's feed has its present address; null while it is off. */
export function feedSince(sql: Sql, accountId: AccountId): Promise<string | null> {
  return readSince(sql, accountId);
}

/** Makes the address of the account's feed; one that was there before ends with it. @throws address_unconfirmed */
export async function renewFeed(sql: Sql, accountId: AccountId, now: Date): Promise<{ address: string }> {
  await assertAddressConfirmed(sql, accountId);
  const secret = newSecret();
  await writeSecret(sql, accountId, digestOf(secret), now);
  return { address: addressOf(secret) };
}

/** Turns the account's feed off; no address of it works any more. */
export async function endFeed(sql: Sql, accountId: AccountId): Promise<void> {
  await deleteSecret(sql, accountId);
}
