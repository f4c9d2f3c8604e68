import { OWNERS } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Slots, statement } from "#server/core/statements.ts";

const FRAME = statement(
  "organizations_frame",
  ({ organizationId }: Slots<{ organizationId: OrganizationId }>) =>
    db
      .selectFrom("organizations as o")
      .select((eb) => [
        "o.requires_second_factor as isFactorRequired",
        eb
          .selectFrom("members as m")
          .select((members) => members.fn.countAll<number>().as("count"))
          .where("m.organization_id", "=", organizationId)
          .where("m.role", "in", OWNERS)
          .$asScalar()
          .$notNull()
          .as("owners"),
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

/** What its pages say before somebody tries: who has to stay, and what stands in the way of its end. */
export async function readFrame(sql: Sql, id: OrganizationId) {
  const frame = await sql.first(FRAME, { organizationId: id });
  if (frame === undefined) throw new Error("an organization that was there has gone");
  return frame;
}
