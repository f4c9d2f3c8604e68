import { sql as raw, type Updateable } from "kysely";
import { APPLICANTS } from "#domain/roles.ts";
import { newOrganizationId, type OrganizationId } from "#server/core/access.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { assertQuota } from "#server/core/quota.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, givenOf, type Params, picked, statement, statementVariants } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import type { Organization } from "../contract.ts";
import "../codes.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "organizations.type": Organization["type"];
  }
}

type OfOrganization = { organizationId: OrganizationId };
type Columns = Updateable<Tables["organizations"]>;

function organizations() {
  return db
    .selectFrom("organizations as o")
    .select([
      "o.id",
      "o.name",
      "o.slug",
      "o.type",
      "o.website",
      "o.created_at as createdAt",
      "o.updated_at as updatedAt",
    ]);
}

const GET = statement("organizations_get", ({ organizationId }: Params<OfOrganization>) =>
  organizations().where("o.id", "=", organizationId),
);
const LOCK = statement("organizations_lock", ({ organizationId }: Params<OfOrganization>) =>
  organizations().where("o.id", "=", organizationId).forNoKeyUpdate(),
);
type Page = {
  accountId: string;
  restrictedTo: string | null;
  limit: number;
  name: string | undefined;
  id: string | undefined;
};
const LIST = statementVariants("organizations_list", (part: "first" | "after", given: Params<Page>) => {
  const byName = raw<string>`lower(o.name)`;
  const joined = organizations()
    .innerJoin("members as m", "m.organization_id", "o.id")
    .select(byName.as("sortKey"))
    .where("m.account_id", "=", given.accountId)
    .where(raw<boolean>`(${given.restrictedTo}::text IS NULL OR o.id = ${given.restrictedTo})`)
    .orderBy(byName)
    .orderBy("o.id")
    .limit(given.limit);
  if (part === "first") return joined;
  return joined.where(raw<boolean>`(${byName}, o.id) > (${given.name}, ${given.id})`);
});
const SLUGS = statement(
  "organizations_slugs",
  ({ sandboxId, wanted }: Params<{ sandboxId: string | null; wanted: string }>) =>
    db
      .selectFrom("organizations")
      .select("slug")
      .where("sandbox_id", "is not distinct from", sandboxId)
      .where((eb) =>
        eb.or([eb("slug", "=", wanted), eb("slug", "~", raw<string>`('^' || ${wanted} || '-[0-9]+$')`)]),
      ),
);
const FOUNDED = statement("organizations_founded", ({ accountId }: Params<{ accountId: string }>) =>
  db
    .selectFrom("organizations")
    .select((eb) => eb.fn.countAll<number>().as("used"))
    .where("founded_by_id", "=", accountId),
);
const INSERT = statement("organizations_insert", (given: Params<Row & { id: OrganizationId; at: string }>) =>
  db
    .insertInto("organizations")
    .values({
      id: given.id,
      sandbox_id: given.sandboxId,
      name: given.name,
      slug: given.slug,
      type: given.type,
      website: given.website,
      founded_by_id: given.foundedById,
      created_at: given.at,
      updated_at: given.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id"),
);
const WRITE = statementVariants(
  "organizations_write",
  (columns: readonly (keyof Columns)[], given: Params<Columns & OfOrganization>) =>
    db.updateTable("organizations").set(picked(given, columns)).where("id", "=", given.organizationId),
);
const KEPT = statement("organizations_kept", ({ organizationId }: Params<OfOrganization>) =>
  db
    .selectFrom("organizations")
    .select(["payment_customer_id as customerId", "requires_second_factor as isFactorRequired"])
    .where("id", "=", organizationId),
);
const LOCK_COMPLIMENTARY = statement(
  "organizations_lock_complimentary",
  ({ slug }: Params<{ slug: string }>) =>
    db
      .selectFrom("organizations")
      .select(["id", "name", "complimentary_seats as complimentary"])
      .where("slug", "=", slug)
      .where("sandbox_id", "is", null)
      .forNoKeyUpdate(),
);
const SEATS = statement("organizations_seats", ({ organizationId }: Params<OfOrganization>) =>
  db
    .selectFrom("organizations as o")
    .select(["o.complimentary_seats as complimentary", "o.purchased_seats as purchased"])
    .select((eb) =>
      eb
        .selectFrom("members as m")
        .select((members) => members.fn.countAll<number>().as("count"))
        .where("m.organization_id", "=", organizationId)
        .where("m.role", "in", APPLICANTS)
        .$asScalar()
        .$notNull()
        .as("used"),
    )
    .where("o.id", "=", organizationId),
);

/** The editable fields; an undefined one stays as it is. */
export type OrganizationFields = {
  [Field in "name" | "type" | "website"]?: Organization[Field] | undefined;
};

/** Returns a page of the account's organizations, by name. */
export async function listOrganizations(
  sql: Sql,
  accountId: string,
  restrictedTo: string | null,
  list: ListIdentity,
) {
  const after = openCursor(list);
  const [name, id] = after?.map(String) ?? [];
  const limit = list.input.limit + 1;
  const rows = await sql.all(LIST(after ? "after" : "first"), { accountId, restrictedTo, limit, name, id });
  return page(
    list,
    rows,
    (row) => [row.sortKey, row.id],
    ({ sortKey: _sortKey, ...organization }): Organization => organization,
  );
}

/** Returns the organization, or null if it was deleted. */
export async function findOrganization(sql: Sql, id: OrganizationId): Promise<Organization | null> {
  return (await sql.first(GET, { organizationId: id })) ?? null;
}

/** Returns the organization, which must exist. */
export async function readOrganization(sql: Sql, id: OrganizationId): Promise<Organization> {
  return only(await sql.first(GET, { organizationId: id }));
}

/** Locks the organization for a change and returns it. */
export async function lockOrganization(sql: Sql, id: OrganizationId): Promise<Organization> {
  return only(await sql.first(LOCK, { organizationId: id }));
}

/** Returns the environment's slugs that could conflict with a slug with this beginning. */
export async function slugsLike(sql: Sql, sandboxId: string | null, wanted: string): Promise<string[]> {
  return (await sql.all(SLUGS, { sandboxId, wanted })).map(({ slug }) => slug);
}

type Row = Pick<Organization, "name" | "slug" | "type" | "website"> & {
  sandboxId: string | null;
  foundedById: string;
};

/** Adds an organization; returns null if its slug has just been taken. */
export async function insertOrganization(sql: Sql, row: Row, at: Date): Promise<OrganizationId | null> {
  const id = newOrganizationId();
  const inserted = await sql.run(INSERT, { ...row, id, at: at.toISOString() });
  return inserted > 0 ? id : null;
}

/** Checks that the account may create another organization. @throws quota_exceeded */
export async function assertMayFound(sql: Sql, accountId: string): Promise<void> {
  const founded = async () => (await sql.first(FOUNDED, { accountId }))?.used ?? 0;
  await assertQuota(sql, "organizations", accountId, founded);
}

/** Writes the given fields. */
export async function writeOrganization(
  sql: Sql,
  id: OrganizationId,
  fields: OrganizationFields,
  at: Date,
): Promise<void> {
  const columns: Columns = { name: fields.name, type: fields.type, website: fields.website };
  const given = givenOf(columns);
  if (given.length === 0) return;
  const write = WRITE(["updated_at", ...given]);
  await sql.run(write, { ...columns, organizationId: id, updated_at: at.toISOString() });
}

/** Returns the accounts of all members. */
export async function memberAccounts(
  prisma: PrismaTransaction,
  organizationId: OrganizationId,
): Promise<string[]> {
  const members = await prisma.member.findMany({ where: { organizationId }, select: { accountId: true } });
  return members.map(({ accountId }) => accountId);
}

/** Returns the organization's customer id at the payment provider; null before its first checkout. */
export async function readCustomer(sql: Sql, id: OrganizationId): Promise<string | null> {
  return only(await sql.first(KEPT, { organizationId: id })).customerId;
}

/** Checks whether the organization's staff need a second factor. */
export async function requiresSecondFactor(sql: Sql, id: OrganizationId): Promise<boolean> {
  return only(await sql.first(KEPT, { organizationId: id })).isFactorRequired;
}

/** Sets whether the organization's staff need a second factor. */
export async function writeSecondFactor(
  prisma: PrismaTransaction,
  id: OrganizationId,
  isRequired: boolean,
): Promise<void> {
  await prisma.organization.update({ where: { id }, data: { requiresSecondFactor: isRequired } });
}

/** Deletes the organization with all its data. */
export async function deleteOrganization(prisma: PrismaTransaction, id: OrganizationId): Promise<void> {
  await prisma.organization.delete({ where: { id } });
}

/** Checks whether the organization has a subscription that hasn't ended. */
export async function hasLiveSubscription(
  prisma: PrismaTransaction,
  organizationId: OrganizationId,
): Promise<boolean> {
  return (await prisma.subscription.count({ where: { organizationId, live: true } })) > 0;
}

/** Finds a live organization by its slug and locks it for a change of its complimentary seats; null if there is none. */
export async function lockComplimentarySeats(sql: Sql, slug: string) {
  return (await sql.first(LOCK_COMPLIMENTARY, { slug })) ?? null;
}

/** Writes the number of complimentary seats. */
export async function writeComplimentarySeats(sql: Sql, id: OrganizationId, seats: number): Promise<void> {
  await sql.run(WRITE(["complimentary_seats"]), { organizationId: id, complimentary_seats: seats });
}

/** Returns the organization's seats, and how many are used. */
export async function readSeats(sql: Sql, id: OrganizationId) {
  return only(await sql.first(SEATS, { organizationId: id }));
}

function only<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error("an organization that was there has gone");
  return row;
}
