import { sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";

type Renaming = { applicationIds: readonly string[]; from: string; to: string };

const RENAME = statement(
  "interviews_rename_interviewer",
  (given: Params<Renaming & { accountId: AccountId; at: string }>) =>
    db
      .updateTable("interviews")
      .set((eb) => ({
        interviewers: raw<
          string[]
        >`array_replace(${eb.ref("interviewers")}, ${given.from}::text, ${given.to}::text)`,
        updated_at: given.at,
        sequence: eb("sequence", "+", 1),
      }))
      .where("account_id", "=", given.accountId)
      .where("application_id", "=", (eb) => eb.fn.any(given.applicationIds))
      .where(given.from, "=", (eb) => eb.fn.any("interviewers")),
);

/** Applies a contact's new name to the interviews of the applications linked to them. */
export async function renameInterviewer(
  sql: Sql,
  accountId: AccountId,
  renaming: Renaming,
  at: Date,
): Promise<void> {
  if (renaming.applicationIds.length === 0) return;
  await sql.run(RENAME, { accountId, ...renaming, at: at.toISOString() });
}
