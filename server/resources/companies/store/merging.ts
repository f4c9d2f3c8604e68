import { sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";
import { unlessReferredTo } from "#server/core/transaction.ts";

type OfCompany = { accountId: AccountId; id: string };
type Merge = { accountId: AccountId; from: string; into: string };
type Merged = Merge & { at: string };

const NAMES = statement("companies_names", ({ accountId }: Params<{ accountId: AccountId }>) =>
  db.selectFrom("companies").select(["id", "name"]).where("account_id", "=", accountId).orderBy("id"),
);
const CONTACTS = statement("companies_contact_count", ({ accountId, id }: Params<OfCompany>) =>
  db
    .selectFrom("contacts")
    .select(raw<number>`count(*)::int`.as("count"))
    .where("account_id", "=", accountId)
    .where("company_id", "=", id),
);
const lockFiled = (table: "applications" | "contacts") =>
  statement(`companies_hold_merged_${table}`, ({ accountId, from }: Params<Merge>) =>
    db
      .selectFrom(table as "applications")
      .select("id")
      .where("account_id", "=", accountId)
      .where("company_id", "=", from)
      .orderBy("id")
      .forUpdate(),
  );
const LOCK_CARDS = lockFiled("applications");
const LOCK_CONTACTS = lockFiled("contacts");
const LOCK_BOTH = statement("companies_lock_both", ({ accountId, from, into }: Params<Merge>) =>
  db
    .selectFrom("companies")
    .select("id")
    .where("account_id", "=", accountId)
    .where((eb) => eb.or([eb("id", "=", from), eb("id", "=", into)]))
    .orderBy("id")
    .forUpdate(),
);
const moveFiled = (table: "applications" | "contacts") =>
  statement(`companies_move_${table}`, ({ accountId, from, into, at }: Params<Merged>) =>
    db
      .updateTable(table as "applications")
      .set({ company_id: into, updated_at: at })
      .where("account_id", "=", accountId)
      .where("company_id", "=", from),
  );
const MOVE_CARDS = moveFiled("applications");
const MOVE_CONTACTS = moveFiled("contacts");
// A deleted card that comes back is filed against the company that stays.
const MOVE_DELETED = statement("companies_move_deleted_cards", ({ accountId, from, into }: Params<Merge>) =>
  db
    .updateTable("deleted_cards")
    .set({ rows: raw<object>`jsonb_set(rows, '{card,company_id}', to_jsonb(${into}::text))` })
    .where("account_id", "=", accountId)
    .where(raw<boolean>`rows -> 'card' ->> 'company_id' = ${from}`),
);
const DELETE = statement("companies_delete_merged", ({ accountId, from }: Params<Merge>) =>
  db.deleteFrom("companies").where("account_id", "=", accountId).where("id", "=", from),
);

/** The names of the account's companies. */
export function readNames(sql: Sql, accountId: AccountId): Promise<{ id: string; name: string }[]> {
  return sql.all(NAMES, { accountId });
}

/** Returns the number of contacts at a company. */
export async function countContacts(sql: Sql, accountId: AccountId, id: string): Promise<number> {
  return (await sql.first(CONTACTS, { accountId, id }))?.count ?? 0;
}

/** Holds both companies with what is filed against the first: cards and contacts before companies, as every change takes them. */
export async function lockBoth(sql: Sql, accountId: AccountId, from: string, into: string): Promise<void> {
  for (const held of [LOCK_CARDS, LOCK_CONTACTS, LOCK_BOTH]) await sql.run(held, { accountId, from, into });
}

/** Files cards and contacts against the company that stays, and deletes the other, while both are held. */
export async function moveAll(
  sql: Sql,
  accountId: AccountId,
  from: string,
  into: string,
  at: Date,
): Promise<void> {
  const merge = { accountId, from, into };
  const merged = { ...merge, at: at.toISOString() };
  for (const move of [MOVE_CARDS, MOVE_CONTACTS]) await sql.run(move, merged);
  await sql.run(MOVE_DELETED, merge);
  await unlessReferredTo(sql.run(DELETE, merge));
}
