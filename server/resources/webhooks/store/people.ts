import { sql as raw } from "kysely";
import { OWNERS } from "#domain/roles.ts";
import { equal } from "#server/core/clauses.ts";
import type { OfAccount, OfOrganization } from "#server/core/ids.ts";
import { type OfOwner, type Owner, ownedQuery } from "#server/core/owners.ts";
import { type Params, query } from "#server/core/query.ts";
import { isOpenTo } from "#server/core/reach.ts";
import type { Sql } from "#server/core/sql.ts";
import { db } from "#server/core/statements.ts";

type OfMaker = { id: string };
const now = raw<string>`now()`;

/** Locks an unrevoked key until the transaction ends, and returns it. */
export const lockKey = query.maybeOne("webhooks_lock_key", ({ id }: Params<OfMaker>) =>
  db
    .selectFrom("api_keys")
    .select(["name", raw<boolean>`true`.as("webhooksAllowed")])
    .where(equal({ id, revoked_at: null }))
    .forShare(),
);

/** Locks a person's grant to an app until the transaction ends, and returns it. */
export const lockGrant = query.maybeOne("webhooks_lock_grant", ({ id }: Params<OfMaker>) =>
  db
    .selectFrom("oauth_grants")
    .select(["client_name as name", "webhooks_allowed as webhooksAllowed"])
    .where("id", "=", id)
    .forShare(),
);

/** Returns the scopes of a key, if it is valid. */
export const readKeyScopes = query.maybeOne("webhooks_key_scopes", ({ id }: Params<OfMaker>) =>
  db
    .selectFrom("api_keys")
    .select("scopes")
    .where(equal({ id, revoked_at: null }))
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)])),
);

/** Returns the scopes of a grant, if the app still has a token for it. */
export const readGrantScopes = query.maybeOne("webhooks_grant_scopes", ({ id }: Params<OfMaker>) =>
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

/** Returns the credential that made a webhook of the owner, unless the webhook was deleted. */
export const readMaker = ownedQuery.maybeOne(
  "webhooks_maker",
  (db, { ownerId, id }: Params<OfOwner & OfMaker>) =>
    db
      .selectFrom("webhook_endpoints as w")
      .select(["w.maker_id as makerId", "w.maker_account_id as makerAccountId"])
      .where(equal({ "w.account_id": ownerId, "w.id": id })),
);

/** Returns the role of a webhook's maker in an organization, if they are a member and their credential isn't blocked there. */
export const readRole = query.maybeOne(
  "webhooks_maker_role",
  ({ organizationId, accountId, makerId }: Params<OfOrganization & { accountId: string; makerId: string }>) =>
    db
      .selectFrom("members as m")
      .select("m.role")
      .where(equal({ "m.organization_id": organizationId, "m.account_id": accountId }))
      .where(isOpenTo(makerId)),
);

const readPerson = query.many("webhooks_person", ({ accountId }: Params<OfAccount>) =>
  db
    .selectFrom("accounts as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select("u.email")
    .where(equal({ "a.id": accountId, "a.sandbox_id": null })),
);

const readOwners = query.many("webhooks_organization", ({ organizationId }: Params<OfOrganization>) =>
  db
    .selectFrom("members as m")
    .innerJoin("organizations as o", "o.id", "m.organization_id")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select(["u.email", "o.name", "o.slug"])
    .where(equal({ "m.organization_id": organizationId, "m.role": OWNERS, "o.sandbox_id": null })),
);

/** Returns the people to email about a disabled webhook, with its organization, if any. Returns no one in a sandbox. */
export async function readRecipients(
  sql: Sql,
  owner: Owner,
): Promise<{ email: string; organization: { name: string; slug: string } | null }[]> {
  if (owner.kind === "account") {
    const people = await readPerson(sql, { accountId: owner.id });
    return people.map(({ email }) => ({ email, organization: null }));
  }
  const owners = await readOwners(sql, { organizationId: owner.id });
  return owners.map(({ email, ...organization }) => ({ email, organization }));
}
