import { type Expression, sql as raw } from "kysely";
import { type Params, query } from "#server/core/query.ts";
import { db } from "#server/core/statements.ts";
import type { AccountId } from "#server/core/tenants.ts";

// What one statement can't do on a cluster: scripts/cluster/functions.ts has the functions.

/** Counts the applications that a task `t` counts. */
export const applicationsSent = (organizationId: Expression<string>, since: Expression<unknown>) =>
  raw<number | null>`CASE WHEN t.target_applications IS NOT NULL
    THEN applications_sent(${organizationId}, t.account_id, ${since}) END`;

/** Counts the interviews that a task `t` counts. */
export const interviewsHeld = (organizationId: Expression<string>, since: Expression<unknown>) =>
  raw<number | null>`CASE WHEN t.target_interviews IS NOT NULL
    THEN interviews_held(${organizationId}, t.account_id, ${since}) END`;

/** Restores the notes of a deleted card. */
export const returnNotes = query.execute(
  "citus_return_notes",
  ({ accountId, id }: Params<{ accountId: AccountId; id: string }>) =>
    db.selectNoFrom(raw<string>`return_deleted_notes(${accountId}, ${id})::text`.as("done")),
);

/** Sets for how many days the texts of the account's emails are kept, also of those that are there. */
export const writeKeptDays = query.execute(
  "citus_write_kept_days",
  ({ accountId, keptDays }: Params<{ accountId: AccountId; keptDays: number }>) =>
    db.selectNoFrom(raw<string>`write_kept_days(${accountId}, ${keptDays}::integer)::text`.as("done")),
);
