import type { AccountId } from "#server/core/access.ts";
import { composed, patchOf } from "#server/core/composed-sql.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { likePattern, type Sql, statement } from "#server/core/sql.ts";
import { holdingRowOf } from "#server/core/versions.ts";
import type { Company, CompanyCard, CompanyWithJobs } from "./contract.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "companies.industry": Company["industry"];
    "companies.size": Exclude<Company["size"], null>;
    "companies.type": Exclude<Company["type"], null>;
  }
}

/** Holds a company against every other change of it, until the transaction ends. */
export const holdCompanyVersion = holdingRowOf("companies");

/** A company's fields as they are written; one that is undefined stays as it is. */
export type CompanyFields = Partial<
  Pick<Company, "name" | "industry" | "size" | "type" | "website" | "socialLink" | "notes">
>;

const companyColumns = (
  account: string,
) => `c.id, c.name, c.industry, c.size, c.type, c.website, c.social_link AS "socialLink", c.notes,
  (SELECT count(*)::int FROM applications a WHERE a.account_id = ${account} AND a.company_id = c.id) AS "applicationCount",
  c.created_at AS "createdAt", c.updated_at AS "updatedAt"`;

const GET = statement(
  "companies_get",
  `SELECT ${companyColumns("$2")} FROM companies c WHERE c.id = $1 AND c.account_id = $2`,
);
const INSERT = statement(
  "companies_insert",
  `INSERT INTO companies (id, account_id, name, created_at, updated_at) VALUES ($1, $2, $3, $4, $4)
   ON CONFLICT (account_id, lower(btrim(name))) DO NOTHING RETURNING id`,
);
const FIND = statement(
  "companies_find",
  "SELECT id FROM companies WHERE account_id = $1 AND lower(btrim(name)) = lower(btrim($2)) FOR KEY SHARE",
);
const LOCK = statement(
  "companies_lock",
  "SELECT id FROM companies WHERE id = $1 AND account_id = $2 FOR NO KEY UPDATE",
);
const HOLD = statement(
  "companies_hold",
  "SELECT id FROM companies WHERE account_id = $1 AND id = ANY($2::text[]) ORDER BY id FOR NO KEY UPDATE",
);
const NAME_HELD = statement(
  "companies_name_held",
  "SELECT 1 FROM companies WHERE account_id = $1 AND lower(btrim(name)) = lower(btrim($2)) AND id <> $3",
);
// Cards before their company, and cards by id: the order in which every change takes them, so that none waits in a circle.
const HOLD_CARDS = statement(
  "companies_hold_cards",
  "SELECT id FROM applications WHERE company_id = $1 AND account_id = $2 ORDER BY id FOR UPDATE",
);
// From here no card or contact comes to it any more: both hold the company that they are given.
const HOLD_FOR_DELETION = statement(
  "companies_hold_for_deletion",
  "SELECT id FROM companies WHERE id = $1 AND account_id = $2 FOR UPDATE",
);
const DELETE_CARDS = statement(
  "companies_delete_cards",
  "DELETE FROM applications WHERE company_id = $1 AND account_id = $2",
);
const CLEAR_CONTACTS = statement(
  "companies_clear_contacts",
  "UPDATE contacts SET company_id = NULL WHERE company_id = $1 AND account_id = $2",
);
const DELETE = statement(
  "companies_delete",
  "DELETE FROM companies WHERE id = $1 AND account_id = $2 RETURNING id",
);

const LIST = (filter: { search: boolean; after: boolean }) =>
  statement(
    `companies_list${filter.search ? "_search" : ""}${filter.after ? "_after" : ""}`,
    `SELECT ${companyColumns("$1")}, lower(c.name) AS "sortKey" FROM companies c
     WHERE c.account_id = $1 ${filter.after ? "AND (lower(c.name), c.id) > ($3, $4)" : ""}
       ${filter.search ? `AND c.name ILIKE $${filter.after ? 5 : 3}` : ""}
     ORDER BY lower(c.name), c.id LIMIT $2`,
  );

const ACTIVE = (after: boolean) =>
  statement(
    `companies_active${after ? "_after" : ""}`,
    `SELECT ${companyColumns("$1")}, lower(c.name) AS "sortKey", jobs.applications
     FROM boards b
     JOIN LATERAL (
       SELECT a.company_id, json_agg(json_build_object('id', a.id, 'title', a.job_title, 'status', a.status,
         'applicationDate', to_char(a.application_date AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY a.id) AS applications
       FROM applications a WHERE a.account_id = $1 AND a.board_id = b.id AND a.status <> 'saved' GROUP BY a.company_id
     ) AS jobs ON true
     JOIN companies c ON c.account_id = $1 AND c.id = jobs.company_id
     WHERE b.account_id = $1 AND b.is_active ${after ? "AND (lower(c.name), c.id) > ($3, $4)" : ""}
     ORDER BY lower(c.name), c.id LIMIT $2`,
  );

/** A page of the companies with a card past saved on the active board, by name, each with those cards. */
export async function listActiveCompanies(sql: Sql, accountId: AccountId, list: ListIdentity) {
  const after = openCursor(list);
  const values = [accountId, list.input.limit + 1, ...(after ? after.map(String) : [])];
  const rows = await sql.query<CompanyWithJobs & { sortKey: string }>(ACTIVE(after !== null), values);
  const present = ({ sortKey: _sortKey, ...company }: (typeof rows)[number]): CompanyWithJobs => company;
  return page(list, rows, (row) => [row.sortKey, row.id], present);
}

/** A page of the account's companies, by name. */
export async function listCompanies(
  sql: Sql,
  accountId: AccountId,
  list: ListIdentity,
  search: string | undefined,
) {
  const after = openCursor(list);
  const values = [accountId, list.input.limit + 1, ...(after ? after.map(String) : [])];
  const wanted = search ? [likePattern(search)] : [];
  const rows = await sql.query<Company & { sortKey: string }>(
    LIST({ search: wanted.length > 0, after: after !== null }),
    [...values, ...wanted],
  );
  return page(
    list,
    rows,
    (row) => [row.sortKey, row.id],
    ({ sortKey: _sortKey, ...company }): Company => company,
  );
}

/** One company, or null where the account has none of this id. */
export async function readCompany(
  sql: Sql,
  accountId: AccountId,
  companyId: string,
): Promise<Company | null> {
  const [company] = await sql.query<Company>(GET, [companyId, accountId]);
  return company ?? null;
}

/** Adds a company of this name; null where the account has one already. */
export async function insertCompany(
  sql: Sql,
  accountId: AccountId,
  name: string,
  at: Date,
): Promise<string | null> {
  const [row] = await sql.query<{ id: string }>(INSERT, [
    newId("company"),
    accountId,
    name,
    at.toISOString(),
  ]);
  return row?.id ?? null;
}

/** The account's company of this name, without regard to case or surrounding space; it can't go until the transaction ends. */
export async function findCompanyNamed(sql: Sql, accountId: AccountId, name: string): Promise<string | null> {
  const [row] = await sql.query<{ id: string }>(FIND, [accountId, name]);
  return row?.id ?? null;
}

/** Holds the company for a change; false where the account has none of this id. */
export async function lockCompany(sql: Sql, accountId: AccountId, companyId: string): Promise<boolean> {
  return (await sql.query(LOCK, [companyId, accountId])).length > 0;
}

/** Holds several companies for a change, by id: the order in which every change takes them. */
export async function holdCompanies(sql: Sql, accountId: AccountId, ids: string[]): Promise<void> {
  await sql.query(HOLD, [accountId, ids]);
}

/** Whether another company of the account has the name. */
export async function isNameHeld(
  sql: Sql,
  accountId: AccountId,
  name: string,
  except: string,
): Promise<boolean> {
  return (await sql.query(NAME_HELD, [accountId, name, except])).length > 0;
}

const COLUMN_OF = {
  name: "name",
  industry: "industry",
  size: "size",
  type: "type",
  website: "website",
  socialLink: "social_link",
  notes: "notes",
} as const satisfies Record<keyof CompanyFields, string>;

/** Writes the given fields of a company. */
export async function writeCompany(
  sql: Sql,
  accountId: AccountId,
  companyId: string,
  fields: CompanyFields,
  at: Date,
): Promise<void> {
  const patch = patchOf(COLUMN_OF, fields, [companyId, accountId, at.toISOString()]);
  if (patch === null) return;
  const text = `UPDATE companies SET updated_at = $3, ${patch.assignments} WHERE id = $1 AND account_id = $2`;
  await sql.query(composed("companies_write", text), patch.values);
}

/** Deletes the company with every card filed against it, and from its contacts; false where the account has none of this id. */
export async function deleteCompany(sql: Sql, accountId: AccountId, companyId: string): Promise<boolean> {
  const own = [companyId, accountId];
  await sql.query(HOLD_CARDS, own);
  if ((await sql.query(HOLD_FOR_DELETION, own)).length === 0) return false;
  await sql.query(DELETE_CARDS, own);
  await sql.query(CLEAR_CONTACTS, own);
  return (await sql.query(DELETE, own)).length > 0;
}

const CARDS = statement(
  "company_cards",
  `SELECT a.id, a.board_id AS "boardId", b.name AS "boardName", a.job_title AS title, a.status,
     coalesce(a.status_changed_at, a.created_at) AS "statusSince"
   FROM applications a JOIN boards b ON b.account_id = $2 AND b.id = a.board_id
   WHERE a.company_id = $1 AND a.account_id = $2
   ORDER BY coalesce(a.status_changed_at, a.created_at) DESC, a.id LIMIT 500`,
);

/** The cards filed against a company on all boards. */
export function readCards(sql: Sql, accountId: AccountId, companyId: string): Promise<CompanyCard[]> {
  return sql.query<CompanyCard>(CARDS, [companyId, accountId]);
}
