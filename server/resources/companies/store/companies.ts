import { type Expression, sql as raw } from "kysely";
import type { AccountId, Ids, OfAccount, OwnRow } from "#server/core/access.ts";
import { any, equal, fieldsOf } from "#server/core/clauses.ts";
import { endMost, type Portion } from "#server/core/portions.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { deleteFrom, insertInto, selectFrom, updateTable } from "#server/core/statements.ts";
import { unlessReferredTo } from "#server/core/transaction.ts";
import { someRows } from "#server/lib/citus/variants.ts";
import type { Company } from "../contract.ts";

/** A company's fields to write; undefined ones aren't written. */
export type CompanyFields = Partial<
  Pick<Company, "name" | "industry" | "size" | "type" | "website" | "socialLink" | "notes">
>;

type OfCompanies = OfAccount & Ids;

const hasName = (name: Expression<string>) =>
  raw<boolean>`lower(btrim(${raw.ref("c.name")})) = lower(btrim(${name}))`;

/** Selects the companies of an account. */
export function companiesOf(account: Expression<AccountId>) {
  return selectFrom("companies as c")
    .select(fieldsOf("c", "id name industry size type website social_link notes created_at updated_at"))
    .select((eb) =>
      eb
        .selectFrom("applications as a")
        .select(raw<number>`count(*)::int`.as("count"))
        .where(equal({ "a.account_id": account, "a.company_id": "c.id" }))
        .$asScalar()
        .$notNull()
        .as("applicationCount"),
    )
    .where("c.account_id", "=", account);
}

/** Returns the condition that the company `c` wasn't edited since it was created, and no card or contact belongs to it. */
export function isUnused(account: Expression<AccountId>) {
  const id = raw.ref<string>("c.id");
  const card = selectFrom("applications as a")
    .select("a.id")
    .where(equal({ "a.account_id": account, "a.company_id": id }));
  const contact = selectFrom("contacts as n")
    .select("n.id")
    .where(equal({ "n.account_id": account, "n.company_id": id }));
  return raw<boolean>`(c.updated_at = c.created_at AND NOT EXISTS ${card} AND NOT EXISTS ${contact})`;
}

export const readCompanies = query.many("companies_get", ({ accountId, ids }: Params<OfCompanies>) =>
  companiesOf(accountId).where("c.id", "=", any(ids)),
);

/** Adds a company; returns false if the account already has one with this name. */
export const insertCompany = query.matches(
  "companies_insert",
  ({ accountId, id, name, at }: Params<OwnRow & { name: string; at: Date }>) =>
    insertInto("companies")
      .values({ id, account_id: accountId, name, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.expression(raw`account_id, lower(btrim(name))`).doNothing()),
);

/** Returns the account's company with this name, ignoring case and surrounding space, and locks it against deletion. */
export const findCompanyNamed = query.maybeOne(
  "companies_find",
  ({ accountId, name }: Params<OfAccount & { name: string }>) =>
    selectFrom("companies as c")
      .select("c.id")
      .where("c.account_id", "=", accountId)
      .where(hasName(name))
      .forKeyShare(),
);

/**
 * Locks the company for a change, and so against deletion; returns false if the account has none with this id. A second company is locked
 * too, by id: every change locks companies in this order.
 */
export const lockCompany = query.matches(
  "companies_lock",
  ({ accountId, id, alsoId }: Params<OwnRow & { alsoId?: string | undefined }>) =>
    selectFrom("companies")
      .select("id")
      .where("account_id", "=", accountId)
      .where("id", "in", alsoId ? [id, alsoId] : [id])
      .orderBy("id")
      .forNoKeyUpdate(),
);

/** Checks whether another company of the account has the name. */
export const isNameTaken = query.matches(
  "companies_name_held",
  ({ accountId, id, name }: Params<OwnRow & { name: string }>) =>
    selectFrom("companies as c")
      .select("c.id")
      .where("c.account_id", "=", accountId)
      .where(hasName(name))
      .where("c.id", "<>", id),
);

export const writeCompany = query.patch(
  "companies_write",
  "companies",
  (update, { accountId, id }: Params<OwnRow>) => update.where(equal({ id, account_id: accountId })),
);

/** Returns the condition that matches a table's rows to the company. */
const ofCompany = ({ accountId, id }: Params<OwnRow>) =>
  raw<boolean>`company_id = ${id} and account_id = ${accountId}`;

// Cards before their company, and cards by id: every change locks them in this order, to avoid deadlocks.
const lockCards = query.execute("companies_lock_cards", (own: Params<OwnRow>) =>
  selectFrom("applications").select("id").where(ofCompany(own)).orderBy("id").forUpdate(),
);
// After this, no card or contact can be added to the company: both lock the company that they get.
const lockForDeletion = query.matches("companies_lock_for_deletion", ({ accountId, id }: Params<OwnRow>) =>
  selectFrom("companies")
    .select("id")
    .where(equal({ id, account_id: accountId }))
    .forUpdate(),
);
const deleteCards = query.execute("companies_delete_cards", (own: Params<OwnRow>) =>
  deleteFrom("applications").where(ofCompany(own)),
);
/** Deletes some of a company's cards. */
const deleteSomeCards = query.execute(
  "companies_delete_some_cards",
  ({ accountId, id, ...portion }: Params<OwnRow & Portion>) =>
    deleteFrom("applications")
      .where(ofCompany({ accountId, id }))
      .where(someRows("applications", ofCompany({ accountId, id }), portion)),
);
const clearContacts = query.execute("companies_clear_contacts", (own: Params<OwnRow>) =>
  updateTable("contacts").set({ company_id: null }).where(ofCompany(own)),
);
const deleteRow = query.matches("companies_delete", ({ accountId, id }: Params<OwnRow>) =>
  deleteFrom("companies").where(equal({ id, account_id: accountId })),
);

/** The most cards that the company's own transaction deletes; few people have this many. */
const AT_DELETION = 10_000;

/**
 * Deletes the company with all its cards, and clears it from contacts. If it has more cards than a
 * transaction should delete, separate transactions delete most of them first.
 * @returns false if the account has none with this id
 */
export async function deleteCompany(sql: Sql, own: OwnRow): Promise<boolean> {
  const { accountId, id } = own;
  await endMost(
    sql,
    [(portion, given) => deleteSomeCards(portion, { ...given, accountId })],
    id,
    AT_DELETION,
  );
  await lockCards(sql, own);
  if (!(await lockForDeletion(sql, own))) return false;
  await deleteCards(sql, own);
  await clearContacts(sql, own);
  return deleteRow(sql, own);
}

type Unused = OfAccount & { names: readonly string[]; since: Date };
const dropUnused = query.execute("companies_drop_unused", ({ accountId, names, since }: Params<Unused>) =>
  deleteFrom("companies as c")
    .where("c.account_id", "=", accountId)
    .where(raw<boolean>`lower(btrim(c.name)) IN (SELECT lower(btrim(n)) FROM unnest(${names}::text[]) n)`)
    .where("c.created_at", ">=", since)
    .where(isUnused(accountId)),
);

/** Deletes the companies with these names that were created since then, are unused, and weren't edited; returns their number. */
export function dropUnusedCompanies(sql: Sql, unused: Unused): Promise<number> {
  return unlessReferredTo(dropUnused(sql, unused));
}
