import { sql as raw } from "kysely";
import { APPLICANTS } from "#domain/roles.ts";
import type { OfOrganization, OrganizationId } from "#server/core/access.ts";
import { any, equal, fieldsOf, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { db, insertInto, listed, selectFrom } from "#server/core/statements.ts";

type NewTasks = OfOrganization & {
  ids: readonly string[];
  templateIds: readonly string[];
  accountIds: readonly string[];
  stintIds: readonly (string | null)[];
  joinedAts: readonly string[];
  at: Date;
};

/** Assigns each account the task of its template, unless it has that task, and returns the new tasks. */
export const insertTasks = query.many("task_templates_give", (params: Params<NewTasks>) => {
  const at = raw<string>`${params.at}::timestamptz`;
  const day = (instant: unknown) => raw`(${instant} AT TIME ZONE 'UTC')::date`;
  return db
    .with("n", () =>
      insertFrom(
        insertInto("assigned_tasks"),
        selectFrom(
          listed("g", {
            id: params.ids,
            template: params.templateIds,
            account: params.accountIds,
            stint: params.stintIds,
            joined: params.joinedAts,
          }),
        ).innerJoin(
          "task_templates as t",
          on({ "t.organization_id": params.organizationId, "t.id": "g.template" }),
        ),
        {
          organization_id: raw<OrganizationId>`${params.organizationId}::text`,
          id: "g.id",
          account_id: "g.account",
          text: "t.text",
          due_on: raw<string | null>`CASE WHEN t.due_days IS NULL THEN t.due_on
            ELSE greatest(${day(raw`g.joined::timestamptz`)}, ${day(at)}) + t.due_days END`,
          target_applications: "t.target_applications",
          target_interviews: "t.target_interviews",
          is_weekly: "t.is_weekly",
          assigned_by_id: "t.created_by_id",
          assigned_by_name: "t.created_by_name",
          assigned_at: at,
          updated_at: at,
          template_id: "t.id",
          stint_id: "g.stint",
        },
      )
        .onConflict((conflict) =>
          conflict
            .columns(["organization_id", "template_id", "account_id"])
            .where("template_id", "is not", null)
            .doNothing(),
        )
        .returning(["id", "account_id", "due_on"]),
    )
    .selectFrom("n")
    .innerJoin("accounts as a", "a.id", "n.account_id")
    .select(["n.id", "n.account_id as accountId", "a.email", raw<string | null>`n.due_on::text`.as("dueOn")]);
});

/** Returns which of these cohort memberships are open, and locks their members. */
export const lockJoined = query.many(
  "task_templates_lock_joined",
  ({ organizationId, ids }: Params<OfOrganization & { ids: readonly string[] }>) =>
    selectFrom("cohort_stints as s")
      .innerJoin("members as m", on({ "m.organization_id": organizationId, "m.account_id": "s.account_id" }))
      .select(["s.id as stintId", ...fieldsOf("s", "cohort_id account_id joined_at")])
      .where(equal({ "s.organization_id": organizationId, "s.id": any(ids), "s.left_at": null }))
      .where("m.role", "in", APPLICANTS)
      .orderBy("s.id")
      .forShare("m"),
);

/** Deletes and returns the open tasks that came with cohort memberships, except if the person has another membership in the cohort. */
export const deleteOpenOf = query.many(
  "task_templates_take_back",
  ({ organizationId, stintIds }: Params<OfOrganization & { stintIds: readonly string[] }>) =>
    db
      .with("d", (query) =>
        query
          .deleteFrom("assigned_tasks")
          .where(equal({ organization_id: organizationId, stint_id: any(stintIds), done_at: null }))
          .where(
            raw<boolean>`NOT EXISTS (SELECT FROM task_templates AS t
              JOIN cohort_stints AS s ON s.organization_id = t.organization_id AND s.cohort_id = t.cohort_id AND s.left_at IS NULL
              WHERE t.organization_id = ${organizationId} AND t.id = assigned_tasks.template_id
              AND s.account_id = assigned_tasks.account_id AND s.id <> ALL (${stintIds}::text[]))`,
          )
          .returning(["id", "account_id", "due_on"]),
      )
      .selectFrom("d")
      .innerJoin("accounts as a", "a.id", "d.account_id")
      .select([...fieldsOf("d", "id account_id"), "a.email", raw<string | null>`d.due_on::text`.as("dueOn")]),
);
