import type { OrganizationId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";

type Given = { organizationId: OrganizationId; ids: readonly string[] };
const ENDED = statement("cohort_memberships_ended", ({ organizationId, ids }: Params<Given>) =>
  db
    .selectFrom("cohort_stints as s")
    .innerJoin("cohorts as c", (join) =>
      join.on("c.organization_id", "=", organizationId).onRef("c.id", "=", "s.cohort_id"),
    )
    .innerJoin("organizations as o", "o.id", "s.organization_id")
    .innerJoin("members as m", (join) =>
      join.on("m.organization_id", "=", organizationId).onRef("m.account_id", "=", "s.account_id"),
    )
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select(["s.id", "u.email", "c.name as cohort", "o.name as organization", "o.slug"])
    .where("s.organization_id", "=", organizationId)
    .where("s.id", "=", (eb) => eb.fn.any(ids))
    .where("s.left_at", "is not", null)
    .where("o.sandbox_id", "is", null),
);

/** Lists the members whose memberships among these have ended, with their emails; none in a sandbox. */
export function readEnded(sql: Sql, organizationId: OrganizationId, ids: readonly string[]) {
  return sql.all(ENDED, { organizationId, ids });
}
