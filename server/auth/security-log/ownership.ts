import type { Actor } from "#server/core/actor.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import { noteSecurityEvent } from "./note.ts";

const FIND = statement(
  "security_ownership_find",
  `SELECT account.user_id AS "userId", organization.name FROM accounts AS account, organizations AS organization
   WHERE account.id = $1 AND organization.id = $2 AND organization.sandbox_id IS NULL AND account.user_id IS NOT NULL`,
);

/** Notes in a person's security log that they became an owner of an organization, or are one no longer; of a sandbox's nothing. */
export async function noteOwnership(
  sql: Sql,
  actor: Pick<Actor, "accountId"> | null,
  change: { readonly accountId: string; readonly organizationId: string; readonly isOwner: boolean },
): Promise<void> {
  const { accountId, organizationId, isOwner } = change;
  const [found] = await sql.query<{ userId: string; name: string }>(FIND, [accountId, organizationId]);
  if (found === undefined) return;
  await noteSecurityEvent(sql, {
    kind: isOwner ? "ownership_gained" : "ownership_lost",
    userId: found.userId,
    details: { organization: found.name },
    isByAnother: actor?.accountId !== accountId,
  });
}
