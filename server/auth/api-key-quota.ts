import { assertQuota } from "#server/core/quota.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Slots, statementForms } from "#server/core/statements.ts";

const LIVE = statementForms(
  "api_keys_live",
  (isForReference: boolean, { accountId }: Slots<{ accountId: string }>) =>
    db
      .selectFrom("api_keys")
      .select((eb) => eb.fn.countAll<number>().as("used"))
      .where("account_id", "=", accountId)
      .where("revoked_at", "is", null)
      .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", eb.fn<string>("now"))]))
      .where("is_for_reference", "=", isForReference),
);

/** Refuses one more live key of an account; those of the API reference, which end by themselves, count apart. @throws quota_exceeded */
export async function assertMayMakeKey(sql: Sql, accountId: string, isForReference: boolean): Promise<void> {
  const live = async () => (await sql.first(LIVE(isForReference), { accountId }))?.used ?? 0;
  await assertQuota(sql, "apiKeys", accountId, live);
}
