import type { Environment } from "#server/core/actor.ts";
import { notFound } from "#server/core/errors.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { selectFrom } from "#server/core/statements.ts";
import { prisma } from "#server/lib/database.ts";
import { ensureSandbox } from "#server/resources/sandbox/service.ts";

/** Returns the account that a user's new credential accesses. Creates the sandbox if the user has none yet. @throws not_found */
export async function accountIn(environment: Environment, userId: string): Promise<string> {
  if (environment === "sandbox") return (await ensureSandbox(userId)).accountId;
  const account = await prisma.account.findFirst({
    where: { userId, sandboxId: null },
    select: { id: true },
  });
  if (account === null) throw notFound("user");
  return account.id;
}

/** Returns the organizations to which a new credential of the user may be restricted. */
export async function organizationsWithin(environment: Environment, userId: string) {
  const accountId = await accountIn(environment, userId);
  const rows = await prisma.member.findMany({
    where: { accountId, organization: { removedAt: null } },
    select: { organization: { select: { id: true, name: true } } },
    orderBy: { organization: { name: "asc" } },
  });
  return rows.map(({ organization }) => organization);
}

type Membership = { accountId: string; organizationId: string };
// Locks the organization too, and first, as everywhere: deleting it ends the credentials restricted to it.
const lockMembership = query.matches(
  "credential_lock_membership",
  ({ accountId, organizationId }: Params<Membership>) =>
    selectFrom("organizations as o")
      .innerJoin("members as m", "m.organization_id", "o.id")
      .select("m.id")
      .where("m.account_id", "=", accountId)
      .where((eb) => eb(eb.ref("o.id").$castTo<string>(), "=", organizationId))
      .where((eb) => eb(eb.ref("m.organization_id").$castTo<string>(), "=", organizationId))
      .forKeyShare(),
);

/**
 * Checks that the account is a member of the organization to which a credential is to be restricted. Locks both until the transaction
 * ends, so that a concurrent removal finds the credential and ends it too.
 * @throws not_found
 */
export async function assertMember(
  sql: Sql,
  accountId: string,
  organizationId: string | null,
): Promise<void> {
  if (organizationId === null) return;
  if (!(await lockMembership(sql, { accountId, organizationId }))) throw notFound("organization");
}
