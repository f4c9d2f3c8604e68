import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import { unlessReferredTo } from "#server/core/transaction.ts";
import type { Undone } from "../contract.ts";

/** A card that an import wrote, and whether anybody changed it since. */
export type ImportedCard = { id: string; status: Status; statusBefore: Status | null; isTouched: boolean };

// What a person hung on a created card would go with it, so that counts as a change too.
const CARDS = statement(
  "imports_undo_cards",
  `SELECT a.id, a.status, i.before->>'status' AS "statusBefore",
     a.updated_at <> i.written_at OR i.before IS NULL AND (
       EXISTS (SELECT 1 FROM interviews v WHERE v.account_id = $2 AND v.application_id = a.id)
       OR EXISTS (SELECT 1 FROM contact_applications k WHERE k.account_id = $2 AND k.application_id = a.id)
       OR EXISTS (SELECT 1 FROM coach_notes n WHERE n.account_id = $2 AND n.application_id = a.id)) AS "isTouched"
   FROM imported_cards i JOIN applications a ON a.id = i.application_id
   WHERE i.import_id = $1 AND i.account_id = $2 AND a.account_id = $2 ORDER BY a.id FOR UPDATE OF a`,
);
const DELETE = statement(
  "imports_undo_delete",
  "DELETE FROM applications WHERE account_id = $1 AND id = ANY($2::text[])",
);
const RESTORE = statement(
  "imports_undo_restore",
  `UPDATE applications a SET
     company_id = coalesce((SELECT c.id FROM companies c WHERE c.id = b.company_id AND c.account_id = $2), a.company_id),
     application_date = b.application_date, application_link = b.application_link, source = b.source, notes = b.notes,
     job_title = b.job_title, job_description = b.job_description, work_mode = b.work_mode, work_type = b.work_type,
     location = nullif(b.location, 'null'::jsonb), compensation = nullif(b.compensation, 'null'::jsonb),
     is_auto_retired = b.is_auto_retired, updated_at = $4
   FROM imported_cards i, jsonb_populate_record(NULL::applications, i.before) b
   WHERE i.import_id = $1 AND i.account_id = $2 AND a.id = i.application_id AND a.account_id = $2 AND a.id = ANY($3::text[])`,
);
const CLEAR_COMPANIES = statement(
  "imports_undo_companies",
  `DELETE FROM companies c USING import_batches b
   WHERE b.import_id = $1 AND b.account_id = $2 AND c.id = ANY(b.company_ids) AND c.account_id = $2 AND c.updated_at = c.created_at
     AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.account_id = $2 AND a.company_id = c.id)
     AND NOT EXISTS (SELECT 1 FROM contacts k WHERE k.account_id = $2 AND k.company_id = c.id)`,
);
const CLOSE = statement(
  "imports_undone",
  "UPDATE imports SET undone = $3::jsonb WHERE id = $1 AND account_id = $2",
);

/** The cards of an import that are still there, held until the transaction ends. */
export function holdImportedCards(sql: Sql, accountId: AccountId, id: string): Promise<ImportedCard[]> {
  return sql.query<ImportedCard>(CARDS, [id, accountId]);
}

/** Deletes cards with their histories. */
export async function deleteCards(sql: Sql, accountId: AccountId, ids: string[]): Promise<void> {
  await sql.query(DELETE, [accountId, ids]);
}

/** Writes cards back as they were before the import, but for their column. */
export async function restoreCards(
  sql: Sql,
  accountId: AccountId,
  id: string,
  cards: string[],
  at: Date,
): Promise<void> {
  await sql.query(RESTORE, [id, accountId, cards, at.toISOString()]);
}

/** Removes the companies that came with the import, as far as nothing hangs on them and nobody edited them. */
export async function clearCompanies(sql: Sql, accountId: AccountId, id: string): Promise<void> {
  await unlessReferredTo(sql.query(CLEAR_COMPANIES, [id, accountId]));
}

/** Notes that the import is undone. */
export async function closeImport(sql: Sql, accountId: AccountId, id: string, undone: Undone): Promise<void> {
  await sql.query(CLOSE, [id, accountId, JSON.stringify(undone)]);
}
