import { sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { clearing, type Portion, removal, type Step, takeSteps } from "#server/core/portions.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { deleteFrom } from "#server/core/statements.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { someRows } from "#server/lib/citus/variants.ts";

/** Each file is removed by a job, so a portion has few of them. */
const FILES_AT_ONCE = 200;

const takeFiles = query.many(
  "remove_organization_files_by_account_id",
  ({ id, ...params }: Params<Portion>) =>
    deleteFrom("organization_files")
      .where("account_id", "=", id)
      .where(someRows("organization_files", raw`account_id = ${id}`, params))
      .returning("storage_key as key"),
);

const removeFiles: Step = async (sql, { limit, ...params }) => {
  const files = await takeFiles(sql, { ...params, limit: Math.min(limit, FILES_AT_ONCE) });
  for (const { key } of files) await enqueue(sql, "remove-file", { key });
  // Counts as a full portion: more rows may be left.
  return files.length === FILES_AT_ONCE ? limit : files.length;
};

/** The rows of an account's job search, each before the rows that it refers to. */
export const SEARCH_ROWS: readonly Step[] = [
  removal("webhook_deliveries", "account_id"),
  removal("search_texts", "account_id"),
  removal("today_marks", "account_id"),
  removal("board_looks", "account_id"),
  removal("tasks", "account_id"),
  removal("interviews", "account_id"),
  removal("contact_applications", "account_id"),
  removal("status_history", "account_id"),
  removal("imported_cards", "account_id"),
  removal("import_batches", "account_id"),
  removal("imports", "account_id"),
  removal("import_mappings", "account_id"),
  removal("deleted_cards", "account_id"),
  removal("bulk_changes", "account_id"),
  removal("applications", "account_id"),
  removal("interactions", "account_id"),
  removal("contacts", "account_id"),
  removal("companies", "account_id"),
  removal("inbound_email_bodies", "account_id"),
  removal("inbound_emails", "account_id"),
  removal("resumes", "account_id"),
  removal("boards", "account_id"),
];

/**
 * The rows of an account: first those that others see, then each before the rows that it refers to. The few
 * rows left out are deleted with the account's own row.
 */
const ROWS: readonly Step[] = [
  removal("shares", "account_id"),
  removal("outcomes", "account_id"),
  removal("stint_changes", "account_id"),
  removal("cohort_stints", "account_id"),
  removal("nudged_applicants", "account_id"),
  removal("join_requests", "account_id"),
  removeFiles,
  removal("thread_messages", "account_id"),
  removal("thread_readers", "reader_id"),
  removal("threads", "account_id"),
  removal("message_notices", "reader_id"),
  removal("contact_log_entries", "account_id"),
  removal("assigned_tasks", "account_id"),
  removal("appointments", "account_id"),
  removal("appointments", "coach_id"),
  // This comes before the author's name is cleared: a note without an author and an organization would be
  // checked against a deleted card.
  removal("coach_notes", "account_id"),
  clearing("coach_notes", "author_id"),
  clearing("thread_messages", "author_id"),
  clearing("message_batches", "author_id"),
  clearing("outcomes", "recorded_by_id"),
  clearing("contact_log_entries", "logged_by_id"),
  clearing("assigned_tasks", "assigned_by_id"),
  clearing("invitations", "invited_by_id"),
  removal("note_notices", "account_id"),
  removal("change_events", "account_id"),
  removal("idempotency_records", "account_id"),
  ...SEARCH_ROWS,
];

const removeAccount = query.execute("remove_account", ({ accountId }: Params<{ accountId: AccountId }>) =>
  deleteFrom("accounts").where("id", "=", accountId),
);

/**
 * Deletes up to the given number of an account's rows, and finally the account. @returns how many more could
 * have been deleted: 0 if the account still exists
 */
export async function removeAccountRows(sql: Sql, accountId: AccountId, most: number): Promise<number> {
  const left = await takeSteps(sql, ROWS, accountId, most);
  if (left > 0) await removeAccount(sql, { accountId });
  return left;
}
