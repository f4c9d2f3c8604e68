import { isScope } from "#domain/scopes.ts";
import type { Actor } from "#server/core/actor.ts";
import { sqlOn, statement } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { credentialCache } from "../credential-cache.ts";
import { digestOf, displayPrefixOf, looksLikeAccessToken } from "./access-token.ts";
import { type Resource, resourceId } from "./resources.ts";

const CACHE_MS = 10_000;
const TOUCH_MS = 60_000;

type TokenRow = {
  grantId: string;
  userId: string;
  accountId: string;
  sandboxId: string | null;
  restrictedToOrganizationId: string | null;
  scope: string | null;
  audience: string | null;
  expiresAt: string;
  lastUsedAt: string | null;
};
/** By the grant's id: ending it ends all its tokens. */
type KnownToken = {
  readonly id: string;
  readonly expiresAt: string;
  readonly audience: string;
  readonly actor: Actor;
};

const FIND = statement(
  "oauth_token_find",
  `SELECT held.id AS "grantId", held.user_id AS "userId", held.account_id AS "accountId",
          account.sandbox_id AS "sandboxId", held.restricted_to_organization_id AS "restrictedToOrganizationId",
          token.payload ->> 'scope' AS scope, token.payload ->> 'aud' AS audience,
          token.expires_at AS "expiresAt", held.last_used_at AS "lastUsedAt"
   FROM oauth_artifacts AS token
   JOIN oauth_grants AS held ON held.id = token.grant_id
   JOIN accounts AS account ON account.id = held.account_id
   WHERE token.model = 'AccessToken' AND token.digest = $1`,
);
const TOUCH = statement(
  "oauth_grant_touch",
  `UPDATE oauth_grants SET last_used_at = $2::timestamptz
   WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $2::timestamptz - interval '1 minute')`,
);

const cache = () => credentialCache<KnownToken>("access-token", CACHE_MS);

/** Who an access token stands for at one resource; null for one that is unknown, expired, revoked or for another resource. */
export async function actorOfAccessToken(token: string, resource: Resource): Promise<Actor | null> {
  if (!looksLikeAccessToken(token)) return null;
  const known = await cache().get(digestOf(token), () => find(token));
  return known?.audience === resourceId(resource) ? known.actor : null;
}

async function find(token: string): Promise<KnownToken | null> {
  const [row] = await sqlOn(pool).query<TokenRow>(FIND, [digestOf(token)]);
  if (row === undefined) return null;
  touch(row);
  const { grantId, userId, accountId, sandboxId, restrictedToOrganizationId } = row;
  const actor: Actor = {
    kind: "oauth_access_token",
    principal: grantId,
    userId,
    accountId,
    environment: sandboxId === null ? "live" : "sandbox",
    sandboxId,
    scopes: (row.scope ?? "").split(" ").filter(isScope),
    displayPrefix: displayPrefixOf(token),
    restrictedToOrganizationId,
  };
  return { id: grantId, expiresAt: row.expiresAt, audience: row.audience ?? "", actor };
}

/** Notes the use once a minute, beside the request. */
function touch({ grantId, lastUsedAt }: TokenRow): void {
  const moment = now();
  if (lastUsedAt !== null && Date.parse(lastUsedAt) > moment.getTime() - TOUCH_MS) return;
  sqlOn(pool)
    .query(TOUCH, [grantId, moment.toISOString()])
    .catch((error: Error) => logger.warn({ error: error.message }, "the use of a grant was not noted"));
}
