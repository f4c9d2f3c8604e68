import { LIMITS } from "#domain/limits.ts";
import type { AccountId } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";

const READ = statement(
  "import_mappings_read",
  "SELECT mapping FROM import_mappings WHERE account_id = $1 AND headings = $2",
);
const WRITE = statement(
  "import_mappings_write",
  `INSERT INTO import_mappings (account_id, headings, mapping, used_at) VALUES ($1, $2, $3::jsonb, $4)
   ON CONFLICT (account_id, headings) DO UPDATE SET mapping = excluded.mapping, used_at = excluded.used_at`,
);
const PRUNE = statement(
  "import_mappings_prune",
  `DELETE FROM import_mappings WHERE account_id = $1 AND headings IN (
     SELECT headings FROM import_mappings WHERE account_id = $1 ORDER BY used_at DESC OFFSET ${LIMITS.quotas.importMappings})`,
);

/** The mapping that was last used for these headings; null where there is none. */
export async function readMapping(sql: Sql, accountId: AccountId, headings: string): Promise<unknown> {
  const [row] = await sql.query<{ mapping: unknown }>(READ, [accountId, headings]);
  return row?.mapping ?? null;
}

/** Remembers a mapping in place of the last one for these headings; past the quota of an account, the longest unused is forgotten. */
export async function writeMapping(
  sql: Sql,
  accountId: AccountId,
  headings: string,
  mapping: unknown,
  at: Date,
): Promise<void> {
  await sql.query(WRITE, [accountId, headings, JSON.stringify(mapping), at.toISOString()]);
  await sql.query(PRUNE, [accountId]);
}
