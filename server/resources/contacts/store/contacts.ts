import type { AccountId } from "#server/core/access.ts";
import { composed, patchOf } from "#server/core/composed-sql.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { likePattern, type Sql, type SqlValue, statement } from "#server/core/sql.ts";
import { holdingRowOf } from "#server/core/versions.ts";
import type { Contact, LinkableApplication } from "../contract.ts";

/** Holds a contact against every other change of it, until the transaction ends. */
export const holdContactVersion = holdingRowOf("contacts");

/** The editable fields; one that is undefined stays as it is. */
export type ContactFields = Partial<
  Pick<Contact, "name" | "title" | "companyId" | "email" | "phone" | "socialLink" | "notes" | "followUpSince">
>;
export type ContactFilter = {
  search?: string | undefined;
  companyId?: string | undefined;
  followUp?: boolean | undefined;
};

const contactColumns = (
  account: string,
) => `n.id, n.name, n.title, n.company_id AS "companyId", c.name AS "companyName", n.email, n.phone,
  n.social_link AS "socialLink", n.notes,
  ARRAY(SELECT l.application_id FROM contact_applications l WHERE l.account_id = ${account} AND l.contact_id = n.id
    ORDER BY l.application_id) AS "applicationIds",
  n.follow_up_since AS "followUpSince",
  (SELECT max(x.interaction_time) FROM interactions x WHERE x.account_id = ${account} AND x.contact_id = n.id) AS "lastInteractionAt",
  n.created_at AS "createdAt", n.updated_at AS "updatedAt"`;
const fromContacts = (account: string) =>
  `FROM contacts n LEFT JOIN companies c ON c.account_id = ${account} AND c.id = n.company_id`;

const GET = statement(
  "contacts_get",
  `SELECT ${contactColumns("$2")} ${fromContacts("$2")} WHERE n.id = $1 AND n.account_id = $2`,
);
const HOLD = statement(
  "contacts_hold",
  "SELECT id FROM contacts WHERE id = $1 AND account_id = $2 FOR NO KEY UPDATE",
);
const INSERT = statement(
  "contacts_insert",
  "INSERT INTO contacts (id, account_id, name, created_at, updated_at) VALUES ($1, $2, $3, $4, $4)",
);
const DELETE = statement(
  "contacts_delete",
  "DELETE FROM contacts WHERE id = $1 AND account_id = $2 RETURNING id",
);
const OWN_APPLICATIONS = statement(
  "contacts_own_applications",
  "SELECT id FROM applications WHERE account_id = $1 AND id = ANY($2::text[]) FOR KEY SHARE",
);
const UNLINK = statement(
  "contacts_unlink",
  "DELETE FROM contact_applications WHERE account_id = $1 AND contact_id = $2 AND NOT application_id = ANY($3::text[])",
);
const LINK = statement(
  "contacts_link",
  `INSERT INTO contact_applications (account_id, contact_id, application_id) SELECT $1, $2, unnest($3::text[])
   ON CONFLICT DO NOTHING`,
);

const COLUMN_OF = {
  name: "name",
  title: "title",
  companyId: "company_id",
  email: "email",
  phone: "phone",
  socialLink: "social_link",
  notes: "notes",
  followUpSince: "follow_up_since",
} as const satisfies Record<keyof ContactFields, string>;

/** A page of the account's contacts, by name. */
export async function listContacts(
  sql: Sql,
  accountId: AccountId,
  list: ListIdentity,
  filter: ContactFilter,
) {
  const after = openCursor(list);
  const values: SqlValue[] = [];
  const bind = (value: SqlValue) => `$${values.push(value)}`;
  const account = bind(accountId);
  const conditions = [`n.account_id = ${account}`];
  if (filter.search) {
    const pattern = bind(likePattern(filter.search));
    conditions.push(`concat_ws(' ', n.name, n.title, c.name, n.email) ILIKE ${pattern}`);
  }
  if (filter.companyId) conditions.push(`n.company_id = ${bind(filter.companyId)}`);
  if (filter.followUp !== undefined) {
    conditions.push(`n.follow_up_since IS ${filter.followUp ? "NOT NULL" : "NULL"}`);
  }
  if (after)
    conditions.push(`(lower(n.name), n.id) > (${bind(String(after[0]))}, ${bind(String(after[1]))})`);
  const query = composed(
    "contacts_list",
    `SELECT ${contactColumns(account)}, lower(n.name) AS "sortKey" ${fromContacts(account)} WHERE ${conditions.join(" AND ")}
     ORDER BY lower(n.name), n.id LIMIT ${bind(list.input.limit + 1)}`,
  );
  const rows = await sql.query<Contact & { sortKey: string }>(query, values);
  return page(
    list,
    rows,
    (row) => [row.sortKey, row.id],
    ({ sortKey: _sortKey, ...contact }): Contact => contact,
  );
}

/** A page of the account's applications, newest first, to choose from. */
export async function listLinkable(
  sql: Sql,
  accountId: AccountId,
  list: ListIdentity,
  search: string | undefined,
) {
  const after = openCursor(list);
  const values: SqlValue[] = [];
  const bind = (value: SqlValue) => `$${values.push(value)}`;
  const account = bind(accountId);
  const conditions = [`a.account_id = ${account}`];
  if (search) conditions.push(`concat_ws(' ', a.job_title, c.name) ILIKE ${bind(likePattern(search))}`);
  if (after) conditions.push(`a.id < ${bind(String(after[0]))}`);
  const query = composed(
    "contacts_linkable",
    `SELECT a.id, a.job_title AS title, c.name AS "companyName", a.status, b.id AS "boardId", b.name AS "boardName"
     FROM applications a JOIN companies c ON c.account_id = ${account} AND c.id = a.company_id
       JOIN boards b ON b.account_id = ${account} AND b.id = a.board_id
     WHERE ${conditions.join(" AND ")} ORDER BY a.id DESC LIMIT ${bind(list.input.limit + 1)}`,
  );
  const rows = await sql.query<LinkableApplication>(query, values);
  return page(
    list,
    rows,
    (row) => [row.id],
    (row): LinkableApplication => row,
  );
}

/** One contact, or null where the account has none of this id. */
export async function readContact(sql: Sql, accountId: AccountId, id: string): Promise<Contact | null> {
  const [contact] = await sql.query<Contact>(GET, [id, accountId]);
  return contact ?? null;
}

/** Holds a contact for a change; false where the account has none of this id. */
export async function holdContact(sql: Sql, accountId: AccountId, id: string): Promise<boolean> {
  return (await sql.query(HOLD, [id, accountId])).length > 0;
}

/** Adds a contact; answers its id. */
export async function insertContact(sql: Sql, accountId: AccountId, name: string, at: Date): Promise<string> {
  const id = newId("contact");
  await sql.query(INSERT, [id, accountId, name, at.toISOString()]);
  return id;
}

/** Writes the given fields of a contact of the account. */
export async function writeContact(
  sql: Sql,
  accountId: AccountId,
  id: string,
  fields: ContactFields,
  at: Date,
): Promise<void> {
  const patch = patchOf(COLUMN_OF, fields, [id, accountId, at.toISOString()]);
  if (patch === null) return;
  const text = `UPDATE contacts SET updated_at = $3, ${patch.assignments} WHERE id = $1 AND account_id = $2`;
  await sql.query(composed("contacts_write", text), patch.values);
}

/** Those of the applications that are the account's; they can't go until the transaction ends. */
export async function ownApplications(sql: Sql, accountId: AccountId, ids: string[]): Promise<Set<string>> {
  const rows = await sql.query<{ id: string }>(OWN_APPLICATIONS, [accountId, ids]);
  return new Set(rows.map(({ id }) => id));
}

/** Links a contact with these applications and no others. */
export async function replaceLinks(
  sql: Sql,
  accountId: AccountId,
  contactId: string,
  applicationIds: string[],
): Promise<void> {
  await sql.query(UNLINK, [accountId, contactId, applicationIds]);
  await sql.query(LINK, [accountId, contactId, applicationIds]);
}

/** Deletes a contact with their interactions; false where the account has none of this id. */
export async function deleteContact(sql: Sql, accountId: AccountId, id: string): Promise<boolean> {
  return (await sql.query(DELETE, [id, accountId])).length > 0;
}

const LINKED = statement(
  "contact_linked_applications",
  `SELECT a.id, a.job_title AS title, c.name AS "companyName", a.status, b.id AS "boardId", b.name AS "boardName"
   FROM contact_applications l JOIN applications a ON a.account_id = $2 AND a.id = l.application_id
     JOIN companies c ON c.account_id = $2 AND c.id = a.company_id JOIN boards b ON b.account_id = $2 AND b.id = a.board_id
   WHERE l.contact_id = $1 AND l.account_id = $2 ORDER BY a.id DESC`,
);

/** The applications that a contact has to do with, newest first. */
export function readLinked(
  sql: Sql,
  accountId: AccountId,
  contactId: string,
): Promise<LinkableApplication[]> {
  return sql.query<LinkableApplication>(LINKED, [contactId, accountId]);
}
