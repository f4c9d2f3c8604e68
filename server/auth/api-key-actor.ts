import type { Scope } from "#domain/scopes.ts";
import type { Actor } from "#server/core/actor.ts";
import { sqlOn, statement } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { hashApiKey, looksLikeApiKey } from "./api-key-secret.ts";
import type { ClientTrace } from "./client-trace.ts";
import { credentialCache } from "./credential-cache.ts";

const CACHE_MS = 10_000;
const TOUCH_MS = 60_000;

type KeyRow = {
  id: string;
  userId: string;
  accountId: string;
  sandboxId: string | null;
  scopes: Scope[];
  displayPrefix: string;
  restrictedToOrganizationId: string | null;
  expiresAt: string | null;
  lastUsedAt: string | null;
};
type KnownKey = { readonly id: string; readonly expiresAt: string | null; readonly actor: Actor };

const FIND = statement(
  "api_key_find",
  `SELECT key.id, key.user_id AS "userId", key.account_id AS "accountId", account.sandbox_id AS "sandboxId", key.scopes,
          key.display_prefix AS "displayPrefix", key.restricted_to_organization_id AS "restrictedToOrganizationId",
          key.expires_at AS "expiresAt", key.last_used_at AS "lastUsedAt"
   FROM api_keys AS key JOIN accounts AS account ON account.id = key.account_id
   WHERE key.secret_hash = $1 AND key.revoked_at IS NULL`,
);
const TOUCH = statement(
  "api_key_touch",
  `UPDATE api_keys SET last_used_at = $2::timestamptz, last_used_from = $3, last_used_agent = $4
   WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $2::timestamptz - interval '1 minute')`,
);

const NOWHERE = (): ClientTrace => ({ network: null, agent: null });

const cache = () => credentialCache<KnownKey>("api-key", CACHE_MS);

/**
 * Who an API key stands for; null for one that is unknown, expired or revoked.
 * @param trace whence it is used; asked only when the use is noted
 */
export async function actorOfApiKey(key: string, trace: () => ClientTrace = NOWHERE): Promise<Actor | null> {
  if (!looksLikeApiKey(key)) return null;
  const secretHash = hashApiKey(key);
  const known = await cache().get(secretHash, () => find(secretHash, trace));
  return known === null ? null : known.actor;
}

async function find(secretHash: string, trace: () => ClientTrace): Promise<KnownKey | null> {
  const [row] = await sqlOn(pool).query<KeyRow>(FIND, [secretHash]);
  if (row === undefined) return null;
  touch(row, trace);
  const { id, expiresAt, lastUsedAt: _, ...rest } = row;
  const environment = row.sandboxId === null ? "live" : "sandbox";
  return { id, expiresAt, actor: { kind: "api_key", principal: id, environment, ...rest } };
}

/** Notes the use once a minute, beside the request: only a lookup does it, and those come every ten seconds at most. */
function touch({ id, lastUsedAt }: KeyRow, trace: () => ClientTrace): void {
  const moment = now();
  if (lastUsedAt !== null && Date.parse(lastUsedAt) > moment.getTime() - TOUCH_MS) return;
  const { network, agent } = trace();
  sqlOn(pool)
    .query(TOUCH, [id, moment.toISOString(), network, agent])
    .catch((error: Error) => logger.warn({ error: error.message }, "the use of an API key was not noted"));
}
