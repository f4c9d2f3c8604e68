import { sql as raw } from "kysely";
import type { OfOrganization } from "#server/core/access.ts";
import { onTrue } from "#server/core/clauses.ts";
import { type Portion, type Step, takeSteps } from "#server/core/portions.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { deleteFrom, selectFrom } from "#server/core/statements.ts";
import { someRows } from "#server/lib/citus/variants.ts";

type OfLeavers = OfOrganization & { before: Date };

/**
 * The tables with an organization's records about a person, each with the column that dates a row. The rows of other tables about an
 * applicant end with the membership, with a row of these, or with the time for an undo, or they belong to the applicant. The times of
 * the latest emails about notes and messages are deleted with these records, but aren't among them.
 */
const RECORDS = {
  cohort_stints: "coalesce(t.left_at, now())",
  outcomes: "t.updated_at",
  contact_log_entries: "t.updated_at",
  assigned_tasks: "t.updated_at",
  organization_files: "t.created_at",
  appointments: "greatest(t.starts_at, t.updated_at)",
  threads: "t.last_message_at",
  nudged_applicants: "t.nudged_at",
  join_requests: "coalesce(t.decided_at, t.asked_at)",
} as const;
const TABLES = Object.keys(RECORDS) as (keyof typeof RECORDS)[];

/** Selects the people who aren't members and about whom nothing was recorded since. */
function leavers({ organizationId, before }: Params<OfLeavers>) {
  const [first, ...others] = TABLES.map((table) =>
    selectFrom(`${table} as t` as "cohort_stints as t")
      .select(["t.account_id as accountId", raw<string>`${raw.raw(RECORDS[table])}`.as("at")])
      .where("t.organization_id", "=", organizationId),
  );
  if (first === undefined) throw new Error("No table has records");
  const recorded = others.reduce((all, one) => all.unionAll(one), first);
  const member = selectFrom("members as m")
    .select("m.id")
    .where("m.organization_id", "=", organizationId)
    .whereRef("m.account_id", "=", raw.ref("r.accountId"));
  return selectFrom(recorded.as("r"))
    .select(["r.accountId", raw<string>`max(r.at)`.as("lastRecordedAt")])
    .where((eb) => eb.not(eb.exists(member)))
    .groupBy("r.accountId")
    .having(raw<boolean>`max(r.at) < ${before}::timestamptz`);
}

/** Returns a page of the people whose records would be deleted, longest ago first. */
export const listLeavers = query.page("retention_leavers", {
  key: { lastRecordedAt: "l.lastRecordedAt", accountId: "l.accountId" },
  order: "asc",
  rows: (params: Params<OfLeavers>) => {
    const account = selectFrom("accounts")
      .select(["email", "display_name"])
      .whereRef("id", "=", raw.ref("l.accountId"))
      .limit(1);
    return (
      selectFrom(leavers(params).as("l"))
        // Looked up one by one by key: a join would read everyone else's accounts too.
        .innerJoinLateral(account.as("a"), onTrue)
        .select(["l.accountId", "l.lastRecordedAt", "a.email", "a.display_name as displayName"])
    );
  },
  present: ({ accountId: _, ...leaver }) => leaver,
});

/** Counts the people whose records would be deleted. */
export const countLeavers = query.value("retention_count", (params: Params<OfLeavers>) =>
  selectFrom(leavers(params).as("l")).select((eb) => eb.fn.countAll<number>().as("count")),
);

/** Returns some of the people whose records are to be deleted. */
export const readLeavers = query.many(
  "retention_some",
  ({ limit, ...params }: Params<OfLeavers & { limit: number }>) =>
    selectFrom(leavers(params).as("l")).select("l.accountId").orderBy("l.accountId").limit(limit),
);

type OfPerson = OfOrganization & { accountId: string };

/**
 * The deletions of each table's records. The times of emails come first, because no one is found without a record. Messages come before
 * their threads, because deleting a thread would delete all of its messages in one statement.
 */
const DELETIONS = (["note_notices", "message_notices", "thread_messages", ...TABLES] as const).map((table) =>
  query.execute(
    `retention_delete_${table}`,
    ({ organizationId, id, ...portion }: Params<OfOrganization & Portion>) => {
      const person = raw.ref(table === "message_notices" ? "reader_id" : "account_id");
      const about = raw<boolean>`organization_id = ${organizationId} AND ${person} = ${id}`;
      return deleteFrom(table as "outcomes")
        .where(about)
        .where(someRows(table, about, portion));
    },
  ),
);

/**
 * Deletes up to the given number of the organization's records about a person. @returns how many more could have been deleted; 0 if records
 * may be left
 */
export function deleteRecords(
  sql: Sql,
  { organizationId, accountId }: OfPerson,
  most: number,
): Promise<number> {
  const steps = DELETIONS.map(
    (deletion): Step =>
      (given, portion) =>
        deletion(given, { ...portion, organizationId }),
  );
  return takeSteps(sql, steps, accountId, most);
}

/** Returns the number of months after which the records about an organization's leavers are deleted, or null. */
export const readMonths = query.one("retention_get", ({ organizationId }: Params<OfOrganization>) =>
  selectFrom("organizations as o").select("o.leaver_months as months").where("o.id", "=", organizationId),
);

/** Writes the number of months after which the records about an organization's leavers are deleted. */
export const writeMonths = query.patch(
  "retention_set",
  "organizations",
  (update, { organizationId }: Params<OfOrganization>) => update.where("id", "=", organizationId),
);

/** Returns organizations that delete the records about leavers after a time, in the order of their ids. */
export const listRetaining = query.many(
  "retention_organizations",
  ({ after, limit }: Params<{ after: string; limit: number }>) =>
    selectFrom("organizations as o")
      .select(["o.id", "o.leaver_months as months"])
      .where("o.leaver_months", "is not", null)
      .where(raw<boolean>`o.id > ${after}`)
      .orderBy("o.id")
      .limit(limit),
);
