import type { AccountId } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import { unlessReferredTo } from "#server/core/transaction.ts";
import type { Connection } from "../connection.ts";
import type { KnownContact } from "../known-contacts.ts";

const HOLD = statement(
  "contacts_hold_connections",
  "SELECT pg_advisory_xact_lock(hashtextextended('connections ' || $1, 0))::text",
);
const KNOWN = statement(
  "contacts_known_connections",
  `SELECT n.id, n.name, c.name AS company, n.email, n.social_link AS "socialLink"
   FROM contacts n LEFT JOIN companies c ON c.account_id = $1 AND c.id = n.company_id
   WHERE n.account_id = $1 AND (n.id = ANY($2::text[]) OR lower(n.name) = ANY($3::text[]) OR lower(n.email) = ANY($4::text[])
     OR rtrim(regexp_replace(regexp_replace(lower(n.social_link), '^https?://(www\\.)?', ''), '[?#].*$', ''), '/') = ANY($5::text[]))
   ORDER BY n.id`,
);
const INSERT = statement(
  "contacts_insert_connections",
  `INSERT INTO contacts (id, account_id, name, title, company_id, email, social_link, notes, created_at, updated_at)
   SELECT r.id, $1, r.name, r.title, r."companyId", r.email, r."socialLink", r.notes, $3, $3
   FROM jsonb_to_recordset($2::jsonb) AS r
     (id text, name text, title text, "companyId" text, email text, "socialLink" text, notes text)
   ON CONFLICT (account_id, id) DO NOTHING RETURNING id`,
);
const DELETE = statement(
  "contacts_delete_connections",
  `WITH gone AS (
     DELETE FROM contacts n WHERE n.account_id = $1 AND n.id = ANY($2::text[]) AND n.updated_at = n.created_at
       AND NOT EXISTS (SELECT 1 FROM interactions i WHERE i.account_id = $1 AND i.contact_id = n.id)
       AND NOT EXISTS (SELECT 1 FROM contact_applications l WHERE l.account_id = $1 AND l.contact_id = n.id)
     RETURNING n.id, n.company_id, n.created_at)
   SELECT id, company_id AS "companyId", created_at AS "createdAt" FROM gone`,
);
const CLEAR_COMPANIES = statement(
  "contacts_clear_companies",
  `DELETE FROM companies c USING unnest($2::text[], $3::timestamptz[]) AS came (id, at)
   WHERE c.id = came.id AND c.account_id = $1 AND c.created_at = came.at AND c.updated_at = c.created_at
     AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.account_id = $1 AND a.company_id = c.id)
     AND NOT EXISTS (SELECT 1 FROM contacts k WHERE k.account_id = $1 AND k.company_id = c.id)`,
);

/** Lets no other import of connections to the account judge until this transaction ends. */
export async function holdConnections(sql: Sql, accountId: AccountId): Promise<void> {
  await sql.query(HOLD, [accountId]);
}

/**
 * The account's contacts that share an id, a name, an address or their link's place (`placeOfIdentity`, as far as SQL can
 * tell) with those asked for; all in lower case.
 */
export function readKnown(
  sql: Sql,
  accountId: AccountId,
  asked: { ids: string[]; names: string[]; emails: string[]; places: string[] },
): Promise<KnownContact[]> {
  return sql.query<KnownContact>(KNOWN, [accountId, asked.ids, asked.names, asked.emails, asked.places]);
}

/** Adds contacts of which the companies are known to be the caller's; answers the ids of those that were added. */
export async function insertConnections(
  sql: Sql,
  accountId: AccountId,
  rows: (Omit<Connection, "company"> & { companyId: string | null })[],
  at: Date,
): Promise<Set<string>> {
  const added = await sql.query<{ id: string }>(INSERT, [accountId, JSON.stringify(rows), at.toISOString()]);
  return new Set(added.map(({ id }) => id));
}

/** Deletes those of the contacts that nobody changed, talked to or linked since they were added; answers their ids. */
export async function deleteUntouched(sql: Sql, accountId: AccountId, ids: string[]): Promise<string[]> {
  type Gone = { id: string; companyId: string | null; createdAt: string };
  const gone = await sql.query<Gone>(DELETE, [accountId, ids]);
  const came = gone.flatMap(({ companyId, createdAt }) => (companyId ? [{ companyId, createdAt }] : []));
  // A company that came with the import carries the instant of its contacts.
  const companyIds = came.map(({ companyId }) => companyId);
  const instants = came.map(({ createdAt }) => createdAt);
  await unlessReferredTo(sql.query(CLEAR_COMPANIES, [accountId, companyIds, instants]));
  return gone.map(({ id }) => id);
}
