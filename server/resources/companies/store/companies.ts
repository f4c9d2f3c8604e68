import { type Expression, sql as raw, type Updateable } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, givenOf, type Params, picked, statement, statementVariants } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import { holdingRowOf } from "#server/core/versions.ts";
import type { Company } from "../contract.ts";
import "../codes.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "companies.industry": Company["industry"];
    "companies.size": Exclude<Company["size"], null>;
    "companies.type": Exclude<Company["type"], null>;
  }
}

/** Locks a company against all other changes until the transaction ends. */
export const lockCompanyVersion = holdingRowOf("companies");

/** A company's fields to write; an undefined one stays as it is. */
export type CompanyFields = Partial<
  Pick<Company, "name" | "industry" | "size" | "type" | "website" | "socialLink" | "notes">
>;

type OfCompany = { accountId: AccountId; id: string };
type OfName = { accountId: AccountId; name: string };
type Columns = Updateable<Tables["companies"]>;

const key = (name: Expression<string>) => raw<string>`lower(btrim(${name}))`;

/** Selects the companies of an account. */
export function companiesOf(account: Expression<AccountId>) {
  return db
    .selectFrom("companies as c")
    .select([
      "c.id",
      "c.name",
      "c.industry",
      "c.size",
      "c.type",
      "c.website",
      "c.social_link as socialLink",
      "c.notes",
      "c.created_at as createdAt",
      "c.updated_at as updatedAt",
    ])
    .select((eb) =>
      eb
        .selectFrom("applications as a")
        .select(raw<number>`count(*)::int`.as("count"))
        .where("a.account_id", "=", account)
        .whereRef("a.company_id", "=", "c.id")
        .$asScalar()
        .$notNull()
        .as("applicationCount"),
    )
    .where("c.account_id", "=", account);
}

/** True if the company `c` wasn't edited since it was created, and no card or contact belongs to it. */
export function isLeftOver(account: Expression<AccountId>) {
  const id = raw.ref<string>("c.id");
  const card = db
    .selectFrom("applications as a")
    .select("a.id")
    .where("a.account_id", "=", account)
    .where("a.company_id", "=", id);
  const contact = db
    .selectFrom("contacts as n")
    .select("n.id")
    .where("n.account_id", "=", account)
    .where("n.company_id", "=", id);
  return raw<boolean>`(c.updated_at = c.created_at AND NOT EXISTS ${card} AND NOT EXISTS ${contact})`;
}

/** Returns the columns that match a table's rows to the company. */
const ofCompany = ({ accountId, id }: Params<OfCompany>) => ({ company_id: id, account_id: accountId });

const GET = statement(
  "companies_get",
  ({ accountId, ids }: Params<{ accountId: AccountId; ids: readonly string[] }>) =>
    companiesOf(accountId).where("c.id", "=", (eb) => eb.fn.any(ids)),
);
const INSERT = statement("companies_insert", (given: Params<OfCompany & OfName & { at: string }>) =>
  db
    .insertInto("companies")
    .values({
      id: given.id,
      account_id: given.accountId,
      name: given.name,
      created_at: given.at,
      updated_at: given.at,
    })
    .onConflict((conflict) => conflict.expression(raw`account_id, lower(btrim(name))`).doNothing())
    .returning("id"),
);
const FIND = statement("companies_find", ({ accountId, name }: Params<OfName>) =>
  db
    .selectFrom("companies as c")
    .select("c.id")
    .where("c.account_id", "=", accountId)
    .where((eb) => eb(key(eb.ref("c.name")), "=", key(name)))
    .forKeyShare(),
);
const LOCK = statement("companies_lock", ({ accountId, id }: Params<OfCompany>) =>
  db
    .selectFrom("companies")
    .select("id")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .forNoKeyUpdate(),
);
const LOCK_EACH = statement(
  "companies_lock_each",
  ({ accountId, ids }: Params<{ accountId: AccountId; ids: readonly string[] }>) =>
    db
      .selectFrom("companies")
      .select("id")
      .where("account_id", "=", accountId)
      .where("id", "=", (eb) => eb.fn.any(ids))
      .orderBy("id")
      .forNoKeyUpdate(),
);
const NAME_HELD = statement(
  "companies_name_held",
  ({ accountId, name, except }: Params<OfName & { except: string }>) =>
    db
      .selectFrom("companies as c")
      .select("c.id")
      .where("c.account_id", "=", accountId)
      .where((eb) => eb(key(eb.ref("c.name")), "=", key(name)))
      .where("c.id", "<>", except),
);
const WRITE = statementVariants(
  "companies_write",
  (columns: readonly (keyof Columns)[], given: Params<Columns & OfCompany>) =>
    db
      .updateTable("companies")
      .set(picked(given, columns))
      .where("id", "=", given.id)
      .where("account_id", "=", given.accountId),
);
// Cards before their company, and cards by id: every change locks them in this order, to avoid deadlocks.
const LOCK_CARDS = statement("companies_lock_cards", (given: Params<OfCompany>) =>
  db
    .selectFrom("applications")
    .select("id")
    .where((eb) => eb.and(ofCompany(given)))
    .orderBy("id")
    .forUpdate(),
);
// After this, no card or contact can be added to the company: both lock the company that they get.
const LOCK_FOR_DELETION = statement("companies_lock_for_deletion", ({ accountId, id }: Params<OfCompany>) =>
  db
    .selectFrom("companies")
    .select("id")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .forUpdate(),
);
const DELETE_CARDS = statement("companies_delete_cards", (given: Params<OfCompany>) =>
  db.deleteFrom("applications").where((eb) => eb.and(ofCompany(given))),
);
const CLEAR_CONTACTS = statement("companies_clear_contacts", (given: Params<OfCompany>) =>
  db
    .updateTable("contacts")
    .set({ company_id: null })
    .where((eb) => eb.and(ofCompany(given))),
);
const DELETE = statement("companies_delete", ({ accountId, id }: Params<OfCompany>) =>
  db.deleteFrom("companies").where("id", "=", id).where("account_id", "=", accountId),
);

/** Returns the account's companies with these ids. */
export function readCompanies(sql: Sql, accountId: AccountId, ids: readonly string[]): Promise<Company[]> {
  return sql.all(GET, { accountId, ids });
}

/** Adds a company with this name; returns null if the account has one already. */
export async function insertCompany(
  sql: Sql,
  accountId: AccountId,
  name: string,
  at: Date,
): Promise<string | null> {
  const row = await sql.first(INSERT, { accountId, id: newId("company"), name, at: at.toISOString() });
  return row?.id ?? null;
}

/**
 * Returns the id of the account's company with this name, ignoring case and surrounding space, and locks it against deletion until the
 * transaction ends.
 */
export async function findCompanyNamed(sql: Sql, accountId: AccountId, name: string): Promise<string | null> {
  const row = await sql.first(FIND, { accountId, name });
  return row?.id ?? null;
}

/** Locks the company for a change; returns false if the account has none with this id. */
export async function lockCompany(sql: Sql, accountId: AccountId, companyId: string): Promise<boolean> {
  return (await sql.run(LOCK, { accountId, id: companyId })) > 0;
}

/** Locks several companies for a change, by id: every change locks them in this order. */
export async function lockCompanies(sql: Sql, accountId: AccountId, ids: string[]): Promise<void> {
  await sql.run(LOCK_EACH, { accountId, ids });
}

/** Checks whether another company of the account has the name. */
export async function isNameHeld(
  sql: Sql,
  accountId: AccountId,
  name: string,
  except: string,
): Promise<boolean> {
  return (await sql.run(NAME_HELD, { accountId, name, except })) > 0;
}

/** Writes the given fields of a company. */
export async function writeCompany(
  sql: Sql,
  accountId: AccountId,
  companyId: string,
  fields: CompanyFields,
  at: Date,
): Promise<void> {
  const columns: Columns = {
    name: fields.name,
    industry: fields.industry,
    size: fields.size,
    type: fields.type,
    website: fields.website,
    social_link: fields.socialLink,
    notes: fields.notes,
  };
  const given = givenOf(columns);
  if (given.length === 0) return;
  const values = { ...columns, accountId, id: companyId, updated_at: at.toISOString() };
  await sql.run(WRITE(["updated_at", ...given]), values);
}

/** Deletes the company with every card filed under it, and clears it from contacts; returns false if the account has none with this id. */
export async function deleteCompany(sql: Sql, accountId: AccountId, companyId: string): Promise<boolean> {
  const own = { accountId, id: companyId };
  await sql.run(LOCK_CARDS, own);
  if ((await sql.run(LOCK_FOR_DELETION, own)) === 0) return false;
  await sql.run(DELETE_CARDS, own);
  await sql.run(CLEAR_CONTACTS, own);
  return (await sql.run(DELETE, own)) > 0;
}
