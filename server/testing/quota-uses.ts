import { sqlOn } from "#server/core/sql.ts";
import { countUncountedTexts } from "#server/core/text-uses.ts";
import { pool } from "#server/lib/database.ts";
import { holdLock } from "./blocking.ts";

/** Returns the table that counts accounts' uses, and its account column. A distributed database has it next to the account's rows. */
async function countedIn() {
  const { rows } = await pool.query<{ spread: string | null }>(
    "SELECT to_regclass('account_quota_uses') AS spread",
  );
  return rows[0]?.spread == null
    ? ({ table: "quota_uses", account: "subject" } as const)
    : ({ table: "account_quota_uses", account: "account_id" } as const);
}

/** Returns how much of a quota an account, or something that belongs to it, has used. */
export async function quotaUsed(quota: string, subject: string): Promise<number> {
  const { table } = await countedIn();
  const text = `SELECT used::int AS used FROM ${table} WHERE quota = $1 AND subject = $2`;
  return (await pool.query<{ used: number }>(text, [quota, subject])).rows[0]?.used ?? 0;
}

/** Sets how much of a quota something that belongs to an account has used. */
export async function setQuotaUsed(quota: string, subject: string, used: number): Promise<void> {
  const { table } = await countedIn();
  await pool.query(`UPDATE ${table} SET used = $3 WHERE quota = $1 AND subject = $2`, [quota, subject, used]);
}

/** Locks an account's count, which must exist, from another connection, so that additions wait. */
export async function lockQuotaUse(quota: string, accountId: string) {
  const { table, account } = await countedIn();
  return holdLock(`SELECT FROM ${table} WHERE quota = $1 AND ${account} = $2 FOR UPDATE`, [quota, accountId]);
}

/** Returns how many accounts have a count of companies that differs from the actual number. */
export async function miscountedCompanies(): Promise<number> {
  const { table, account } = await countedIn();
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int FROM ${table} u
     WHERE u.quota = 'companies' AND u.used <> (SELECT count(*) FROM companies c WHERE c.account_id = u.${account})`,
  );
  return rows[0]?.count ?? 0;
}

/** Returns the counted bytes of an account's text. */
export async function textUsed(accountId: string, quota = "textBytes"): Promise<number> {
  const text = "SELECT used::int FROM text_uses WHERE account_id = $1 AND quota = $2";
  return (await pool.query<{ used: number }>(text, [accountId, quota])).rows[0]?.used ?? 0;
}

/** Recounts the bytes of text in the account's rows and returns them. */
export async function recountText(accountId: string): Promise<number> {
  await pool.query("SELECT recount_text_bytes($1)", [accountId]);
  return textUsed(accountId);
}

/**
 * Counts the text of these accounts, as the job does for all accounts. Accounts of other tests are only marked as counted, because
 * counting them would take minutes.
 */
export async function countUncountedTextsOf(...accountIds: string[]): Promise<void> {
  await pool.query(
    `INSERT INTO text_uses (account_id, quota, counted_at, searched_at)
     SELECT id, 'textBytes', now(), now() FROM accounts WHERE id <> ALL ($1)
     ON CONFLICT (account_id, quota) DO UPDATE SET counted_at = excluded.counted_at, searched_at = excluded.searched_at`,
    [accountIds],
  );
  await countUncountedTexts(sqlOn(pool));
}
