import { type Expression, sql as raw } from "kysely";
import { isDistributed } from "./variant.ts";

// Most of these call functions that run several statements, which a cluster needs here
// (scripts/cluster/functions.ts).

/** Counts the applications toward the target of a task `t`; null if it has none. */
export const applicationsSent = (organizationId: Expression<string>, since: Expression<unknown>) =>
  raw<number | null>`CASE WHEN t.target_applications IS NOT NULL
    THEN applications_sent(${organizationId}, t.account_id, ${since}) END`;

/** Counts the interviews toward the target of a task `t`; null if it has none. */
export const interviewsHeld = (organizationId: Expression<string>, since: Expression<unknown>) =>
  raw<number | null>`CASE WHEN t.target_interviews IS NOT NULL
    THEN interviews_held(${organizationId}, t.account_id, ${since}) END`;

/** Restores the notes of a deleted card. */
export const returnNotes = (accountId: Expression<string>, id: Expression<string>) =>
  raw<string>`return_deleted_notes(${accountId}, ${id})::text`.as("done");

/** Sets how many days the texts of an account's emails are kept, including emails that are already stored. */
export const writeKeptDays = (accountId: Expression<string>, days: Expression<number>) =>
  raw<string>`write_kept_days(${accountId}, ${days}::integer)::text`.as("done");

/**
 * Selects up to the given number of rows that meet the condition, except the first `skip` ones, by their
 * physical place (ctid), because the tables have different keys. A cluster can't change rows selected in this
 * way, so there it selects all of them, or none if some are to be kept.
 */
export const someRows = (
  table: string,
  condition: Expression<boolean>,
  { limit, skip }: { readonly limit: Expression<number>; readonly skip: Expression<number> },
) =>
  isDistributed()
    ? raw<boolean>`${skip}::integer = 0`
    : raw<boolean>`ctid = ANY (ARRAY (SELECT ctid FROM ${raw.table(table)} WHERE ${condition} OFFSET ${skip}::integer LIMIT ${limit}::integer))`;
