import { assertQuota } from "#server/core/quota.ts";
import { type Sql, statement } from "#server/core/sql.ts";

const live = (isForReference: boolean) => `SELECT count(*) AS used FROM api_keys
  WHERE account_id = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now()) AND is_for_reference = ${isForReference}`;
const KEPT = statement("api_keys_live", live(false));
const FOR_REFERENCE = statement("api_keys_live_for_reference", live(true));

/** Refuses one more live key of an account; those of the API reference, which end by themselves, count apart. @throws quota_exceeded */
export async function assertMayMakeKey(sql: Sql, accountId: string, isForReference: boolean): Promise<void> {
  await assertQuota(sql, "apiKeys", accountId, isForReference ? FOR_REFERENCE : KEPT);
}
