import { type AccountId, accountOfJob } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { type Sql, statement } from "#server/core/sql.ts";

/** A user's own account in their sandbox. */
export type SandboxAccount = { readonly accountId: AccountId; readonly sandboxId: string };

const FIND = statement(
  "sandbox_find",
  `SELECT a.id AS "accountId", a.sandbox_id AS "sandboxId" FROM accounts a
   WHERE a.user_id = $1 AND a.sandbox_id IS NOT NULL`,
);
const LOCK_USER = statement("sandbox_lock_user", "SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE");
const INSERT = statement(
  "sandbox_insert",
  `WITH sandbox AS (
     INSERT INTO sandboxes (id, user_id, planted_at, created_at) VALUES ($1, $2, $6, $6) RETURNING id
   )
   INSERT INTO accounts (id, user_id, sandbox_id, email, display_name, created_at, updated_at)
   SELECT $3, $2, sandbox.id, $4, $5, $6, $6 FROM sandbox`,
);
const CLEAR = [
  statement("sandbox_clear_organizations", "DELETE FROM organizations WHERE sandbox_id = $1"),
  statement("sandbox_clear_people", "DELETE FROM accounts WHERE sandbox_id = $1 AND user_id IS NULL"),
];
const CLEAR_SEARCH = [
  statement("sandbox_clear_boards", "DELETE FROM boards WHERE account_id = $1"),
  statement("sandbox_clear_contacts", "DELETE FROM contacts WHERE account_id = $1"),
  statement("sandbox_clear_resumes", "DELETE FROM resumes WHERE account_id = $1"),
  statement("sandbox_clear_profiles", "DELETE FROM profiles WHERE account_id = $1"),
  statement("sandbox_clear_companies", "DELETE FROM companies WHERE account_id = $1"),
];
const RENEW = statement(
  "sandbox_renew",
  `WITH renewed AS (UPDATE sandboxes SET planted_at = $5 WHERE id = $1 RETURNING id)
   UPDATE accounts SET email = $3, display_name = $4, updated_at = $5
   FROM renewed WHERE accounts.id = $2 AND accounts.sandbox_id = renewed.id`,
);

type Person = { readonly email: string; readonly displayName: string };

/** The user's sandbox, or null where there is none yet. */
export async function findSandbox(sql: Sql, userId: string): Promise<SandboxAccount | null> {
  const [row] = await sql.query<{ accountId: string; sandboxId: string }>(FIND, [userId]);
  return row ? { accountId: accountOfJob(row.accountId), sandboxId: row.sandboxId } : null;
}

/** Whether there is such a user; if so, one transaction at a time plants for them. */
export async function lockUser(sql: Sql, userId: string): Promise<boolean> {
  return (await sql.query(LOCK_USER, [userId])).length > 0;
}

/** Makes the user's sandbox with their account in it. */
export async function insertSandbox(
  sql: Sql,
  userId: string,
  { email, displayName }: Person,
  at: Date,
): Promise<SandboxAccount> {
  const sandboxId = newId("sandbox");
  const accountId = newId("account");
  await sql.query(INSERT, [sandboxId, userId, accountId, email, displayName, at.toISOString()]);
  return { accountId: accountOfJob(accountId), sandboxId };
}

/** Takes everything out of a sandbox but the user's own account, with the keys that open it. */
export async function clearSandbox(sql: Sql, { accountId, sandboxId }: SandboxAccount): Promise<void> {
  for (const clear of CLEAR) await sql.query(clear, [sandboxId]);
  await clearSearch(sql, accountId);
}

/** Takes an account's whole search away; a group whose rows don't hang on a board or company adds its line. */
export async function clearSearch(sql: Sql, accountId: AccountId): Promise<void> {
  for (const clear of CLEAR_SEARCH) await sql.query(clear, [accountId]);
}

/** Gives the account its synthetic person again, and notes when the sandbox was planted. */
export async function renewSandbox(
  sql: Sql,
  { accountId, sandboxId }: SandboxAccount,
  { email, displayName }: Person,
  at: Date,
): Promise<void> {
  await sql.query(RENEW, [sandboxId, accountId, email, displayName, at.toISOString()]);
}
