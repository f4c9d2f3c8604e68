import { type AccountId, accountOfJob } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import { unlessReferredTo } from "#server/core/transaction.ts";
import type { SandboxDescription } from "./contract.ts";
import "./vocabulary.ts";
import "#server/resources/organizations/vocabulary.ts";

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
// What is planted again keeps its row, so that credentials restricted to it stay valid; the rest goes.
const OTHER_ORGANIZATIONS = statement(
  "sandbox_other_organizations",
  "SELECT id FROM organizations WHERE sandbox_id = $1 AND slug <> ALL ($2::text[])",
);
const CLEAR_ORGANIZATIONS = statement(
  "sandbox_clear_organizations",
  "DELETE FROM organizations WHERE sandbox_id = $1 AND slug <> ALL ($2::text[])",
);
const OF_ORGANIZATIONS = ["invitations", "shares", "coach_notes", "cohort_stints", "cohorts", "members"];
const CLEAR = [
  ...OF_ORGANIZATIONS.map((table) =>
    statement(
      `sandbox_clear_${table}`,
      `DELETE FROM ${table} USING organizations o WHERE o.id = ${table}.organization_id AND o.sandbox_id = $1`,
    ),
  ),
  statement("sandbox_clear_log", "DELETE FROM audit_events WHERE sandbox_id = $1"),
  statement("sandbox_clear_people", "DELETE FROM accounts WHERE sandbox_id = $1 AND user_id IS NULL"),
];
const KEEP_ORGANIZATION = statement(
  "sandbox_keep_organization",
  `INSERT INTO organizations (id, sandbox_id, name, slug, type, website, complimentary_seats, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $8::timestamptz)
   ON CONFLICT (sandbox_id, slug) WHERE sandbox_id IS NOT NULL DO UPDATE
   SET name = excluded.name, type = excluded.type, website = excluded.website, purchased_seats = 0,
     complimentary_seats = excluded.complimentary_seats, created_at = excluded.created_at, updated_at = excluded.updated_at
   RETURNING id`,
);
const DESCRIBE = statement(
  "sandbox_describe",
  `SELECT s.planted_at AS "plantedAt", a.email, a.display_name AS "displayName",
     (SELECT count(*)::int FROM boards b WHERE b.account_id = a.id) AS boards,
     (SELECT count(*)::int FROM applications c WHERE c.account_id = a.id) AS applications,
     coalesce((SELECT json_agg(json_build_object('name', o.name, 'slug', o.slug, 'role', m.role,
         'members', (SELECT count(*) FROM members one WHERE one.organization_id = o.id)) ORDER BY o.name)
       FROM members m JOIN organizations o ON o.id = m.organization_id WHERE m.account_id = a.id), '[]') AS organizations
   FROM sandboxes s JOIN accounts a ON a.sandbox_id = s.id AND a.user_id = s.user_id WHERE s.id = $1`,
);
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

/** The organizations of a sandbox that were not planted there. */
export async function otherOrganizations(
  sql: Sql,
  sandboxId: string,
  plantedSlugs: readonly string[],
): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(OTHER_ORGANIZATIONS, [sandboxId, plantedSlugs]);
  return rows.map(({ id }) => id);
}

/** Takes everything out of a sandbox but the user's own account, with the keys that open it, and the rows of these organizations. */
export async function clearSandbox(
  sql: Sql,
  { accountId, sandboxId }: SandboxAccount,
  keptSlugs: readonly string[],
): Promise<void> {
  await sql.query(CLEAR_ORGANIZATIONS, [sandboxId, keptSlugs]);
  for (const clear of CLEAR) await sql.query(clear, [sandboxId]);
  await clearSearch(sql, accountId);
}

/** Takes an account's whole search away; a group whose rows don't hang on a board or company adds its line. */
export async function clearSearch(sql: Sql, accountId: AccountId): Promise<void> {
  for (const clear of CLEAR_SEARCH) await unlessReferredTo(sql.query(clear, [accountId]));
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

type OrganizationFields = { name: string; slug: string; type: string; website: string; seats: number };

/**
 * The sandbox's organization of this slug, as it is to be; added where it is not there. Gives its id. A live one (null) is
 * added, and its slug must be free.
 */
export async function keepOrganization(
  sql: Sql,
  sandboxId: string | null,
  { name, slug, type, website, seats }: OrganizationFields,
  foundedAt: string,
): Promise<string> {
  const values = [newId("organization"), sandboxId, name, slug, type, website, seats, foundedAt];
  const [row] = await sql.query<{ id: string }>(KEEP_ORGANIZATION, values);
  if (!row) throw new Error("an organization was neither added nor kept");
  return row.id;
}

/** What is in the sandbox, as its user may read it. */
export async function describeSandbox(sql: Sql, sandboxId: string): Promise<SandboxDescription> {
  const [row] = await sql.query<SandboxDescription>(DESCRIBE, [sandboxId]);
  if (!row) throw new Error("a sandbox that was there has gone");
  return row;
}
