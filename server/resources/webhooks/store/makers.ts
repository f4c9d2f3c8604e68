import { sql as raw } from "kysely";
import type { Role } from "#domain/roles.ts";
import { type OfOwner, type Owner, ownedStatement } from "#server/core/owners.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";
import type { OrganizationId } from "#server/core/tenants.ts";

type OfMaker = { id: string };
const now = raw<string>`now()`;
const LOCK_KEY = statement("webhooks_lock_key", ({ id }: Params<OfMaker>) =>
  db
    .selectFrom("api_keys")
    .select(["name", raw<boolean>`true`.as("webhooksAllowed")])
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .forShare(),
);
const LOCK_GRANT = statement("webhooks_lock_grant", ({ id }: Params<OfMaker>) =>
  db
    .selectFrom("oauth_grants")
    .select(["client_name as name", "webhooks_allowed as webhooksAllowed"])
    .where("id", "=", id)
    .forShare(),
);
const KEY_SCOPES = statement("webhooks_key_scopes", ({ id }: Params<OfMaker>) =>
  db
    .selectFrom("api_keys")
    .select("scopes")
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)])),
);
const GRANT_SCOPES = statement("webhooks_grant_scopes", ({ id }: Params<OfMaker>) =>
  db
    .selectFrom("oauth_grants as g")
    .select("g.scopes")
    .where("g.id", "=", id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("oauth_artifacts as a")
          .select("a.grant_id")
          .whereRef("a.grant_id", "=", "g.id")
          .where("a.expires_at", ">", now),
      ),
    ),
);
const MAKER = ownedStatement("webhooks_maker", (db, { ownerId, id }: Params<OfOwner & OfMaker>) =>
  db
    .selectFrom("webhook_endpoints as w")
    .select(["w.maker_id as makerId", "w.maker_account_id as makerAccountId"])
    .where("w.account_id", "=", ownerId)
    .where("w.id", "=", id),
);

const ROLE = statement(
  "webhooks_maker_role",
  ({ organizationId, accountId }: Params<{ organizationId: OrganizationId; accountId: string }>) =>
    db
      .selectFrom("members")
      .select("role")
      .where("organization_id", "=", organizationId)
      .where("account_id", "=", accountId),
);

/** Locks a key that isn't revoked until the transaction ends, and returns it. */
export function lockKey(sql: Sql, id: string) {
  return sql.first(LOCK_KEY, { id });
}

/** Locks a person's grant to an app until the transaction ends, and returns it. */
export function lockGrant(sql: Sql, id: string) {
  return sql.first(LOCK_GRANT, { id });
}

/** Returns the scopes of a key; undefined if it has no access now. */
export async function readKeyScopes(sql: Sql, id: string): Promise<readonly string[] | undefined> {
  return (await sql.first(KEY_SCOPES, { id }))?.scopes;
}

/** Returns the scopes of a grant; undefined if the app no longer has a token for it. */
export async function readGrantScopes(sql: Sql, id: string): Promise<readonly string[] | undefined> {
  return (await sql.first(GRANT_SCOPES, { id }))?.scopes;
}

/** Returns the credential that made a webhook of the owner; undefined if the webhook was deleted. */
export function readMaker(sql: Sql, owner: Owner, id: string) {
  return sql.first(MAKER(owner), { id });
}

/** Returns the role of an account in an organization; undefined if it is no member. */
export async function readRole(
  sql: Sql,
  organizationId: OrganizationId,
  accountId: string,
): Promise<Role | undefined> {
  return (await sql.first(ROLE, { organizationId, accountId }))?.role;
}
