import type { Actor } from "#server/core/actor.ts";
import { equal } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { selectFrom } from "#server/core/statements.ts";
import { noteSecurityEvent } from "./note.ts";

type Membership = { accountId: string; organizationId: string };
const findMember = query.maybeOne(
  "security_ownership_find",
  ({ accountId, organizationId }: Params<Membership>) =>
    selectFrom("accounts as account")
      .innerJoin("organizations as organization", (join) =>
        join.on((eb) => eb(eb.ref("organization.id").$castTo<string>(), "=", organizationId)),
      )
      .select((eb) => [eb.ref("account.user_id").$notNull().as("userId"), "organization.name"])
      .where(equal({ "account.id": accountId, "organization.sandbox_id": null }))
      .where("account.user_id", "is not", null),
);

/** Records in a person's security log that they became or ceased to be an owner of an organization. Does nothing in a sandbox. */
export async function noteOwnership(
  sql: Sql,
  actor: Pick<Actor, "accountId"> | null,
  change: { readonly accountId: string; readonly organizationId: string; readonly isOwner: boolean },
): Promise<void> {
  const { accountId, organizationId, isOwner } = change;
  const found = await findMember(sql, { accountId, organizationId });
  if (found === null) return;
  await noteSecurityEvent(sql, {
    kind: isOwner ? "ownership_gained" : "ownership_lost",
    userId: found.userId,
    details: { organization: found.name },
    isByAnother: actor?.accountId !== accountId,
  });
}
