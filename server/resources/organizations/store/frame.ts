import type { Expression } from "kysely";
import { APPLICANTS, OWNERS, type Role } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";

/** Counts the members of an organization with one of the roles. */
function membersAs(roles: readonly Role[], organizationId: Expression<OrganizationId>) {
  return db
    .selectFrom("members as m")
    .select((members) => members.fn.countAll<number>().as("count"))
    .where("m.organization_id", "=", organizationId)
    .where("m.role", "in", roles)
    .$asScalar()
    .$notNull();
}

const FRAME = statement(
  "organizations_frame",
  ({ organizationId }: Params<{ organizationId: OrganizationId }>) =>
    db
      .selectFrom("organizations as o")
      .select((eb) => [
        "o.requires_second_factor as isFactorRequired",
        "o.complimentary_seats as complimentary",
        "o.purchased_seats as purchased",
        membersAs(APPLICANTS, organizationId).as("used"),
        membersAs(OWNERS, organizationId).as("owners"),
        eb
          .exists(
            eb
              .selectFrom("subscriptions as s")
              .select("s.id")
              .where("s.organization_id", "=", organizationId)
              .where("s.live", "=", true),
          )
          .$castTo<boolean>()
          .as("isSubscribed"),
      ])
      .where("o.id", "=", organizationId),
);

/** Returns data that pages show in advance: the number of owners, whether a subscription prevents deletion, and the seats. */
export async function readFrame(sql: Sql, id: OrganizationId) {
  const frame = await sql.first(FRAME, { organizationId: id });
  if (frame === undefined) throw new Error("an organization that was there has gone");
  return frame;
}
