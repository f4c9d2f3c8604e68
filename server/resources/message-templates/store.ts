import { type Expression, type InferResult, sql as raw } from "kysely";
import type { OfOrganization, OrganizationId, OrganizationRow } from "#server/core/access.ts";
import { columnsOf, equal, excluded, insertFrom } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, insertInto, selectFrom } from "#server/core/statements.ts";
import { shownName } from "#server/resources/audit-events/service.ts";

function templatesOf(organizationId: Expression<OrganizationId>) {
  return selectFrom("message_templates as t")
    .select(["t.id", "t.name", "t.body"])
    .where("t.organization_id", "=", organizationId);
}
export type Template = InferResult<ReturnType<typeof templatesOf>>[number];

/** Returns the organization's templates, sorted by name. */
export const listTemplates = query.many(
  "message_templates_list",
  ({ organizationId }: Params<OfOrganization>) =>
    templatesOf(organizationId).orderBy(raw`lower(t.name)`).orderBy("t.id"),
);

/** Locks a template for a change and returns it. */
export const lockTemplate = query.maybeOne(
  "message_templates_lock",
  ({ organizationId, id }: Params<OrganizationRow>) =>
    templatesOf(organizationId).where("t.id", "=", id).forUpdate("t"),
);

type Written = OrganizationRow & { name: string; body: string; changedById: string; at: Date };

/** Adds a template, or replaces a locked one. */
export const saveTemplate = query.execute(
  "message_templates_save",
  ({ changedById, at, ...params }: Params<Written>) =>
    insertFrom(insertInto("message_templates"), selectFrom("accounts as a").where("a.id", "=", changedById), {
      ...columnsOf(params),
      changed_by_id: "a.id",
      changed_by_name: shownName,
      changed_at: at,
    }).onConflict((conflict) =>
      conflict
        .columns(["organization_id", "id"])
        .doUpdateSet(excluded("name", "body", "changed_by_id", "changed_by_name", "changed_at")),
    ),
);

/** Deletes a locked template. */
export const deleteTemplate = query.execute(
  "message_templates_delete",
  ({ organizationId, id }: Params<OrganizationRow>) =>
    deleteFrom("message_templates").where(equal({ organization_id: organizationId, id })),
);
