import { sql as raw } from "kysely";
import { isScope } from "#domain/scopes.ts";
import type { Actor } from "#server/core/actor.ts";
import { fieldsOf } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import { sqlOn } from "#server/core/sql.ts";
import { selectFrom, updateTable } from "#server/core/statements.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { credentialCache, isRecentlyRecorded } from "../credential-cache.ts";
import { digestOf, displayPrefixOf, looksLikeAccessToken } from "../secrets.ts";
import { type Resource, resourceId } from "./resources.ts";

const CACHE_MS = 10_000;

/** The grant's id, because ending the grant ends all its tokens. */
type KnownToken = {
  readonly id: string;
  readonly expiresAt: string;
  readonly audience: string;
  readonly actor: Actor;
};

const findToken = query.maybeOne("oauth_token_find", ({ digest }: Params<{ digest: string }>) =>
  selectFrom("oauth_artifacts as token")
    .innerJoin("oauth_grants as held", "held.id", "token.grant_id")
    .innerJoin("accounts as account", "account.id", "held.account_id")
    .select((eb) => [
      ...fieldsOf("held", "id:grantId user_id account_id"),
      "account.sandbox_id as sandboxId",
      "held.restricted_to_organization_id as restrictedToOrganizationId",
      raw<string | null>`${eb.ref("token.payload")} ->> 'scope'`.as("scope"),
      raw<string | null>`${eb.ref("token.payload")} ->> 'aud'`.as("audience"),
      "token.expires_at as expiresAt",
      "held.last_used_at as lastUsedAt",
    ])
    .where("token.model", "=", "AccessToken")
    .where("token.digest", "=", digest),
);
type TokenRow = RowOf<typeof findToken>;

const noteUse = query.execute("oauth_grant_touch", ({ id, at }: Params<{ id: string; at: Date }>) =>
  updateTable("oauth_grants")
    .set({ last_used_at: at })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        eb("last_used_at", "is", null),
        eb("last_used_at", "<", raw<string>`${at}::timestamptz - interval '1 minute'`),
      ]),
    ),
);

const cache = () => credentialCache<KnownToken>("access-token", CACHE_MS);

/** Returns the actor of an access token at one resource, or null if the token is unknown, expired, revoked, or for another resource. */
export async function actorOfAccessToken(token: string, resource: Resource): Promise<Actor | null> {
  if (!looksLikeAccessToken(token)) return null;
  const match = await cache().get(digestOf(token), () => find(token));
  return match?.audience === resourceId(resource) ? match.actor : null;
}

async function find(token: string): Promise<KnownToken | null> {
  const row = await findToken(sqlOn(pool), { digest: digestOf(token) });
  if (row === null) return null;
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

/** Records the use at most once a minute, without delaying the request. */
function touch({ grantId, lastUsedAt }: TokenRow): void {
  const at = now();
  if (isRecentlyRecorded(lastUsedAt, at)) return;
  noteUse(sqlOn(pool), { id: grantId, at }).catch((error: Error) =>
    logger.warn({ error: error.message }, "the use of an OAuth grant was not recorded"),
  );
}
