import { pool } from "#server/lib/database.ts";
import { hold } from "./blocking.ts";

/** Where uses of accounts are counted, and the column that names the account: on a cluster beside the account's rows. */
async function countedIn() {
  const { rows } = await pool.query<{ spread: string | null }>(
    "SELECT to_regclass('account_quota_uses') AS spread",
  );
  return rows[0]?.spread == null
    ? ({ table: "quota_uses", account: "subject" } as const)
    : ({ table: "account_quota_uses", account: "account_id" } as const);
}

/** How much of a quota is used, of an account or of what belongs to it. */
export async function quotaUsed(quota: string, subject: string): Promise<number> {
  const { table } = await countedIn();
  const text = `SELECT used::int AS used FROM ${table} WHERE quota = $1 AND subject = $2`;
  return (await pool.query<{ used: number }>(text, [quota, subject])).rows[0]?.used ?? 0;
}

/** Holds an account's count, which must be there, from another connection: whoever adds to it waits. */
export async function holdQuotaUse(quota: string, accountId: string) {
  const { table, account } = await countedIn();
  return hold(`SELECT FROM ${table} WHERE quota = $1 AND ${account} = $2 FOR UPDATE`, [quota, accountId]);
}

/** How many accounts are counted to have another number of companies than they have. */
export async function miscountedCompanies(): Promise<number> {
  const { table, account } = await countedIn();
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int FROM ${table} u
     WHERE u.quota = 'companies' AND u.used <> (SELECT count(*) FROM companies c WHERE c.account_id = u.${account})`,
  );
  return rows[0]?.count ?? 0;
}

/** How many bytes of text an account is counted to keep. */
export async function textUsed(accountId: string, quota = "textBytes"): Promise<number> {
  const text = "SELECT used::int FROM text_uses WHERE account_id = $1 AND quota = $2";
  return (await pool.query<{ used: number }>(text, [accountId, quota])).rows[0]?.used ?? 0;
}

/** How many bytes of text the account's rows have, counted anew. */
export async function textHeld(accountId: string): Promise<number> {
  await pool.query("SELECT recount_text_bytes($1)", [accountId]);
  return textUsed(accountId);
}
