import { sql as raw } from "kysely";
import { APPLICANTS } from "#domain/roles.ts";
import type { AccountId, OfAccount } from "#server/core/access.ts";
import { equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { selectFrom } from "#server/core/statements.ts";
import { progressOf, taskFields } from "./progress.ts";

/** The most tasks that Today lists. */
const MOST_DUE = 100;

/** Returns a person's open tasks from organizations in which they are an applicant, earliest due first. */
export const listDue = query.many(
  "assigned_tasks_due",
  ({ accountId, restrictedTo }: Params<{ accountId: AccountId; restrictedTo: string | null }>) =>
    selectFrom("assigned_tasks as t")
      .innerJoin("organizations as g", "g.id", "t.organization_id")
      .innerJoin("members as m", on({ "m.organization_id": "t.organization_id", "m.account_id": accountId }))
      .select([
        ...fieldsOf("t", "id text"),
        raw<string | null>`t.due_on::text`.as("dueOn"),
        ...progressOf(raw.ref("t.organization_id")),
        ...fieldsOf("g", "slug:organizationSlug name:organizationName"),
      ])
      .where(equal({ "t.account_id": accountId, "m.role": APPLICANTS, "t.done_at": null }))
      .where(raw<boolean>`(${restrictedTo}::text IS NULL OR t.organization_id = ${restrictedTo})`)
      .orderBy("t.due_on", (order) => order.asc().nullsLast())
      .orderBy("t.id")
      .limit(MOST_DUE),
);

/** Reads all tasks that organizations assigned to an account, in portions. */
export const taskPortionsOf = query.portions("assigned_tasks_of_account", {
  key: { id: "t.id" },
  rows: ({ accountId }: Params<OfAccount>) =>
    selectFrom("assigned_tasks as t")
      .innerJoin("organizations as g", "g.id", "t.organization_id")
      .select(["t.id", "g.name as organizationName", ...taskFields(raw.ref("t.organization_id"))])
      .where("t.account_id", "=", accountId),
});
