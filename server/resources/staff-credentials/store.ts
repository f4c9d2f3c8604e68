import { type Expression, sql as raw } from "kysely";
import { STAFF } from "#domain/roles.ts";
import type { OrganizationScope } from "#domain/scopes.ts";
import type { OfOrganization, OrganizationId } from "#server/core/access.ts";
import { equal, fieldsOf } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import { selectFrom, updateTable } from "#server/core/statements.ts";

type Reaching = OfOrganization & { scopes: readonly OrganizationScope[] };

const now = raw<string>`now()`;

/** Checks whether a credential `c` has one of the scopes, and isn't restricted to another organization. */
const reaches = ({ organizationId, scopes }: Params<Reaching>) =>
  raw<boolean>`(c.scopes && ${scopes}::text[]
    AND (c.restricted_to_organization_id IS NULL OR c.restricted_to_organization_id = ${organizationId}))`;

/** Selects the members of staff `m` of the organization. */
function staffOf(organizationId: Expression<OrganizationId>) {
  return selectFrom("members as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(["m.id as memberId", "m.account_id as accountId", "m.email", "m.role"])
    .select(["a.display_name as displayName"])
    .where(equal({ "m.organization_id": organizationId, "m.role": STAFF }));
}

const COLUMNS = [...fieldsOf("c", "id user_id created_at last_used_at")] as const;
const scopesOf = raw<string[]>`c.scopes`.as("scopes");
const isBlocked = raw<boolean>`(c.id = ANY(m.blocked_credentials))`.as("isBlocked");
const isRestricted = raw<boolean>`(c.restricted_to_organization_id IS NOT NULL)`.as("isRestricted");

/** Selects the keys of staff that can reach the organization. */
function keysOf(params: Params<Reaching>) {
  return staffOf(params.organizationId)
    .innerJoin("api_keys as c", "c.account_id", "m.account_id")
    .select([...COLUMNS, scopesOf, isBlocked, isRestricted, "c.name"])
    .select([raw<string | null>`null::text`.as("host")])
    .where(reaches(params))
    .where(equal({ "c.revoked_at": null, "c.is_for_reference": false }))
    .where((eb) => eb.or([eb("c.expires_at", "is", null), eb("c.expires_at", ">", now)]));
}

/** Selects the grants of staff to apps that still have a token and can reach the organization. */
function grantsOf(params: Params<Reaching>) {
  return staffOf(params.organizationId)
    .innerJoin("oauth_grants as c", "c.account_id", "m.account_id")
    .select([...COLUMNS, scopesOf, isBlocked, isRestricted, "c.client_name as name"])
    .select([raw<string | null>`nullif(c.redirect_host, '')`.as("host")])
    .where(reaches(params))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("oauth_artifacts as t")
          .select("t.grant_id")
          .whereRef("t.grant_id", "=", "c.id")
          .where("t.expires_at", ">", now),
      ),
    );
}

/** Returns a page of the keys and grants of staff that can reach the organization, newest first. */
export const listReaching = query.page("staff_credentials_list", {
  key: { createdAt: "c.createdAt", id: "c.id" },
  order: "desc",
  rows: (params: Params<Reaching>) =>
    selectFrom(keysOf(params).unionAll(grantsOf(params)).as("c")).selectAll("c"),
});

/** A key or grant of a member of staff. */
export type Credential = RowOf<typeof lockKey>;

/** Locks a key of staff that can reach the organization, until the transaction ends. */
export const lockKey = query.maybeOne(
  "staff_credentials_lock_key",
  ({ id, ...params }: Params<Reaching & { id: string }>) =>
    keysOf(params).where("c.id", "=", id).forShare("c"),
);

/** Locks a grant of staff that can reach the organization, until the transaction ends. */
export const lockGrant = query.maybeOne(
  "staff_credentials_lock_grant",
  ({ id, ...params }: Params<Reaching & { id: string }>) =>
    grantsOf(params).where("c.id", "=", id).forShare("c"),
);

type OfMember = OfOrganization & { memberId: string; id: string };

/** Blocks a credential, and removes deleted credentials from the list of blocked ones. Matches nothing if it is already blocked. */
export const block = query.matches(
  "staff_credentials_block",
  ({ organizationId, memberId, id }: Params<OfMember>) =>
    updateTable("members as m")
      .set({
        blocked_credentials: raw<string[]>`array_append(ARRAY(
          SELECT b.id FROM unnest(m.blocked_credentials) b (id)
          WHERE EXISTS (SELECT FROM api_keys k WHERE k.id = b.id AND k.revoked_at IS NULL)
            OR EXISTS (SELECT FROM oauth_grants g WHERE g.id = b.id)), ${id})`,
      })
      .where(equal({ "m.organization_id": organizationId, "m.id": memberId }))
      .where(raw<boolean>`${id} <> ALL(m.blocked_credentials)`),
);

/** Ends a block, if there is one. */
export const allow = query.matches(
  "staff_credentials_allow",
  ({ organizationId, memberId, id }: Params<OfMember>) =>
    updateTable("members as m")
      .set({ blocked_credentials: raw<string[]>`array_remove(m.blocked_credentials, ${id})` })
      .where(equal({ "m.organization_id": organizationId, "m.id": memberId }))
      .where(raw<boolean>`${id} = ANY(m.blocked_credentials)`),
);
