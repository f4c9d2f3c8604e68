import type { OrganizationId } from "#server/core/access.ts";
import { composed, patchOf } from "#server/core/composed-sql.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { assertQuota } from "#server/core/quota.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import type { Organization } from "./contract.ts";
import "./vocabulary.ts";

const ORGANIZATION = `o.id, o.name, o.slug, o.type, o.website, o.created_at AS "createdAt", o.updated_at AS "updatedAt"`;

const GET = statement("organizations_get", `SELECT ${ORGANIZATION} FROM organizations o WHERE o.id = $1`);
const HOLD = statement(
  "organizations_hold",
  `SELECT ${ORGANIZATION} FROM organizations o WHERE o.id = $1 FOR NO KEY UPDATE`,
);
const LIST = (after: boolean) =>
  statement(
    `organizations_list${after ? "_after" : ""}`,
    `SELECT ${ORGANIZATION}, lower(o.name) AS "sortKey"
     FROM members m JOIN organizations o ON o.id = m.organization_id
     WHERE m.account_id = $1 AND ($2::text IS NULL OR o.id = $2)
       ${after ? "AND (lower(o.name), o.id) > ($4, $5)" : ""}
     ORDER BY lower(o.name), o.id LIMIT $3`,
  );
const SLUGS = statement(
  "organizations_slugs",
  `SELECT slug FROM organizations
   WHERE sandbox_id IS NOT DISTINCT FROM $1 AND (slug = $2 OR slug ~ ('^' || $2 || '-[0-9]+$'))`,
);
const FOUNDED = statement(
  "organizations_founded",
  "SELECT count(*) AS used FROM organizations WHERE founded_by_id = $1",
);
const INSERT = statement(
  "organizations_insert",
  `INSERT INTO organizations (id, sandbox_id, name, slug, type, website, founded_by_id, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8) ON CONFLICT DO NOTHING RETURNING id`,
);
const INSERT_OWNER = statement(
  "organizations_insert_owner",
  `INSERT INTO members (id, organization_id, account_id, email, role, joined_at)
   SELECT $1, $2, a.id, a.email, 'owner', $4::timestamptz FROM accounts a WHERE a.id = $3`,
);
const MEMBER_ACCOUNTS = statement(
  "organizations_member_accounts",
  `SELECT account_id AS "accountId" FROM members WHERE organization_id = $1`,
);
const CUSTOMER = statement(
  "organizations_customer",
  `SELECT payment_customer_id AS "customerId" FROM organizations WHERE id = $1`,
);
const REQUIRES_FACTOR = statement(
  "organizations_requires_factor",
  `SELECT requires_second_factor AS "isRequired" FROM organizations WHERE id = $1`,
);
const WRITE_FACTOR = statement(
  "organizations_write_factor",
  "UPDATE organizations SET requires_second_factor = $2 WHERE id = $1",
);
const DELETE = statement("organizations_delete", "DELETE FROM organizations WHERE id = $1");
const HOLD_COMPLIMENTARY = statement(
  "organizations_hold_complimentary",
  `SELECT id, name, complimentary_seats AS complimentary FROM organizations
   WHERE slug = $1 AND sandbox_id IS NULL FOR NO KEY UPDATE`,
);
const WRITE_COMPLIMENTARY = statement(
  "organizations_write_complimentary",
  "UPDATE organizations SET complimentary_seats = $2 WHERE id = $1",
);
const SUBSCRIBED = statement(
  "organizations_subscribed",
  "SELECT 1 AS found FROM subscriptions WHERE organization_id = $1 AND live LIMIT 1",
);
const SEATS = statement(
  "organizations_seats",
  `SELECT o.complimentary_seats AS complimentary, o.purchased_seats AS purchased,
     (SELECT count(*)::int FROM members m WHERE m.organization_id = o.id AND m.role = 'applicant') AS used
   FROM organizations o WHERE o.id = $1`,
);

const COLUMNS = { name: "name", type: "type", website: "website" };
export type OrganizationFields = {
  [Field in keyof typeof COLUMNS]?: Organization[Field] | undefined;
};

/** A page of the account's organizations, by name. */
export async function listOrganizations(
  sql: Sql,
  accountId: string,
  restrictedTo: string | null,
  list: ListIdentity,
) {
  const after = openCursor(list);
  const values = [accountId, restrictedTo, list.input.limit + 1, ...(after ? after.map(String) : [])];
  const rows = await sql.query<Organization & { sortKey: string }>(LIST(after !== null), values);
  const present = ({ sortKey: _sortKey, ...organization }: (typeof rows)[number]): Organization =>
    organization;
  return page(list, rows, (row) => [row.sortKey, row.id], present);
}

/** The organization, which is there. */
export async function readOrganization(sql: Sql, id: OrganizationId): Promise<Organization> {
  return only(await sql.query<Organization>(GET, [id]));
}

/** The organization, held for a change. */
export async function holdOrganization(sql: Sql, id: OrganizationId): Promise<Organization> {
  return only(await sql.query<Organization>(HOLD, [id]));
}

/** The slugs of the environment that a slug of this beginning could meet. */
export async function slugsLike(sql: Sql, sandboxId: string | null, wanted: string): Promise<string[]> {
  return (await sql.query<{ slug: string }>(SLUGS, [sandboxId, wanted])).map(({ slug }) => slug);
}

type Row = Pick<Organization, "name" | "slug" | "type" | "website"> & {
  sandboxId: string | null;
  foundedById: string;
};

/** Adds an organization; null where its slug has just been taken. */
export async function insertOrganization(
  sql: Sql,
  { sandboxId, name, slug, type, website, foundedById }: Row,
  at: Date,
): Promise<OrganizationId | null> {
  const values = [newId("organization"), sandboxId, name, slug, type, website, foundedById, at.toISOString()];
  const [row] = await sql.query<{ id: OrganizationId }>(INSERT, values);
  return row?.id ?? null;
}

/** @throws quota_exceeded where the account has founded as many as anybody may */
export async function assertMayFound(sql: Sql, accountId: string): Promise<void> {
  await assertQuota(sql, "organizations", accountId, FOUNDED);
}

/** Makes the account the organization's owner. */
export async function insertOwner(sql: Sql, id: OrganizationId, accountId: string, at: Date): Promise<void> {
  await sql.query(INSERT_OWNER, [newId("member"), id, accountId, at.toISOString()]);
}

/** Writes the given fields. */
export async function writeOrganization(
  sql: Sql,
  id: OrganizationId,
  fields: OrganizationFields,
  at: Date,
): Promise<void> {
  const patch = patchOf(COLUMNS, fields, [id, at.toISOString()]);
  if (patch === null) return;
  const text = `UPDATE organizations SET updated_at = $2::timestamptz, ${patch.assignments} WHERE id = $1`;
  await sql.query(composed("organizations_write", text), patch.values);
}

/** The accounts of all members. */
export async function memberAccounts(sql: Sql, id: OrganizationId): Promise<string[]> {
  const rows = await sql.query<{ accountId: string }>(MEMBER_ACCOUNTS, [id]);
  return rows.map(({ accountId }) => accountId);
}

/** Its name at the payment provider; null before its first checkout. */
export async function readCustomer(sql: Sql, id: OrganizationId): Promise<string | null> {
  return only(await sql.query<{ customerId: string | null }>(CUSTOMER, [id])).customerId;
}

/** Whether its staff need a second factor. */
export async function requiresSecondFactor(sql: Sql, id: OrganizationId): Promise<boolean> {
  return only(await sql.query<{ isRequired: boolean }>(REQUIRES_FACTOR, [id])).isRequired;
}

/** Writes whether its staff need a second factor. */
export async function writeSecondFactor(sql: Sql, id: OrganizationId, isRequired: boolean): Promise<void> {
  await sql.query(WRITE_FACTOR, [id, isRequired]);
}

/** Deletes the organization with all that hangs on it. */
export async function deleteOrganization(sql: Sql, id: OrganizationId): Promise<void> {
  await sql.query(DELETE, [id]);
}

/** Whether it has a subscription that has not ended. */
export async function hasLiveSubscription(sql: Sql, id: OrganizationId): Promise<boolean> {
  return (await sql.query(SUBSCRIBED, [id])).length > 0;
}

/** Finds a live organization by its slug, held for a change of its complimentary seats; null without one. */
export async function holdComplimentarySeats(sql: Sql, slug: string) {
  type Row = { id: OrganizationId; name: string; complimentary: number };
  const [row] = await sql.query<Row>(HOLD_COMPLIMENTARY, [slug]);
  return row ?? null;
}

/** Writes how many seats cost nothing. */
export async function writeComplimentarySeats(sql: Sql, id: OrganizationId, seats: number): Promise<void> {
  await sql.query(WRITE_COMPLIMENTARY, [id, seats]);
}

/** Its seats, and how many are used. */
export async function readSeats(sql: Sql, id: OrganizationId) {
  return only(await sql.query<{ complimentary: number; purchased: number; used: number }>(SEATS, [id]));
}

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error("an organization that was there has gone");
  return row;
}
