import { sql as raw } from "kysely";
import type { OfAccount } from "#server/core/access.ts";
import { equal } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { deleteFrom, selectFrom, updateTable } from "#server/core/statements.ts";
import { unlessReferredTo } from "#server/core/transaction.ts";

type Merge = OfAccount & { from: string; into: string };
type Merged = Merge & { at: Date };

export const readNames = query.many("companies_names", ({ accountId }: Params<OfAccount>) =>
  selectFrom("companies").select(["id", "name"]).where("account_id", "=", accountId).orderBy("id"),
);

export const countContacts = query.value(
  "companies_contact_count",
  ({ accountId, id }: Params<OfAccount & { id: string }>) =>
    selectFrom("contacts")
      .select(raw<number>`count(*)::int`.as("count"))
      .where(equal({ account_id: accountId, company_id: id })),
);

const lockRowsOf = (table: "applications" | "contacts") =>
  query.execute(`companies_lock_merged_${table}`, ({ accountId, from }: Params<Merge>) =>
    selectFrom(table as "applications")
      .select("id")
      .where(equal({ account_id: accountId, company_id: from }))
      .orderBy("id")
      .forUpdate(),
  );
const lockCards = lockRowsOf("applications");
const lockContacts = lockRowsOf("contacts");
const lockCompanies = query.execute("companies_lock_both", ({ accountId, from, into }: Params<Merge>) =>
  selectFrom("companies")
    .select("id")
    .where("account_id", "=", accountId)
    .where((eb) => eb.or([eb("id", "=", from), eb("id", "=", into)]))
    .orderBy("id")
    .forUpdate(),
);

/**
 * Locks both companies, and the cards and contacts of the first one. Locks cards and contacts before companies, like every change.
 * @returns the number of locked cards and contacts
 */
export async function lockBoth(sql: Sql, merge: Merge): Promise<number> {
  const filed = (await lockCards(sql, merge)) + (await lockContacts(sql, merge));
  await lockCompanies(sql, merge);
  return filed;
}

const moveRowsOf = (table: "applications" | "contacts") =>
  query.execute(`companies_move_${table}`, ({ accountId, from, into, at }: Params<Merged>) =>
    updateTable(table as "applications")
      .set({ company_id: into, updated_at: at })
      .where(equal({ account_id: accountId, company_id: from })),
  );
// If a deleted card is restored, it belongs to the remaining company.
const moveDeleted = query.execute(
  "companies_move_deleted_cards",
  ({ accountId, from, into }: Params<Merged>) =>
    updateTable("deleted_cards")
      .set({ rows: raw<object>`jsonb_set(rows, '{card,company_id}', to_jsonb(${into}::text))` })
      .where("account_id", "=", accountId)
      .where(raw<boolean>`rows -> 'card' ->> 'company_id' = ${from}`),
);
const MOVES = [moveRowsOf("applications"), moveRowsOf("contacts"), moveDeleted];
const deleteMerged = query.execute("companies_delete_merged", ({ accountId, from }: Params<Merge>) =>
  deleteFrom("companies").where(equal({ account_id: accountId, id: from })),
);

/** Moves cards and contacts to the remaining company, and deletes the other one. Both are locked. */
export async function moveAll(sql: Sql, merged: Merged): Promise<void> {
  for (const move of MOVES) await move(sql, merged);
  await unlessReferredTo(deleteMerged(sql, merged));
}
