import { sql as raw } from "kysely";
import type { Actor } from "#server/core/actor.ts";
import { equal, fieldsOf } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import { sqlOn } from "#server/core/sql.ts";
import { selectFrom, updateTable } from "#server/core/statements.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { credentialCache, isRecentlyRecorded } from "./credential-cache.ts";
import { digestOf, looksLikeApiKey } from "./secrets.ts";
import type { ClientTrace } from "./visitor.ts";

const CACHE_MS = 10_000;

type KnownKey = { readonly id: string; readonly expiresAt: string | null; readonly actor: Actor };

const findKey = query.maybeOne("api_key_find", ({ secretHash }: Params<{ secretHash: string }>) =>
  selectFrom("api_keys as key")
    .innerJoin("accounts as account", "account.id", "key.account_id")
    .select([
      ...fieldsOf("key", "id user_id account_id"),
      "account.sandbox_id as sandboxId",
      ...fieldsOf("key", "scopes display_prefix restricted_to_organization_id expires_at last_used_at"),
    ])
    .where(equal({ "key.secret_hash": secretHash, "key.revoked_at": null })),
);
type KeyRow = RowOf<typeof findKey>;

type Use = { id: string; at: Date; network: string | null; agent: string | null };
const noteUse = query.execute("api_key_touch", ({ id, at, network, agent }: Params<Use>) =>
  updateTable("api_keys")
    .set({ last_used_at: at, last_used_from: network, last_used_agent: agent })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        eb("last_used_at", "is", null),
        eb("last_used_at", "<", raw<string>`${at}::timestamptz - interval '1 minute'`),
      ]),
    ),
);

const NOWHERE = (): ClientTrace => ({ network: null, agent: null });

const cache = () => credentialCache<KnownKey>("api-key", CACHE_MS);

/**
 * Returns the actor of an API key, or null if the key is unknown, expired, or revoked.
 * @param trace returns the origin of the request; called only when the use is recorded
 */
export async function actorOfApiKey(key: string, trace: () => ClientTrace = NOWHERE): Promise<Actor | null> {
  if (!looksLikeApiKey(key)) return null;
  const secretHash = digestOf(key);
  const match = await cache().get(secretHash, () => find(secretHash, trace));
  return match === null ? null : match.actor;
}

async function find(secretHash: string, trace: () => ClientTrace): Promise<KnownKey | null> {
  const row = await findKey(sqlOn(pool), { secretHash });
  if (row === null) return null;
  touch(row, trace);
  const { id, expiresAt, lastUsedAt: _, ...rest } = row;
  const environment = row.sandboxId === null ? "live" : "sandbox";
  return { id, expiresAt, actor: { kind: "api_key", principal: id, environment, ...rest } };
}

/**
 * Records the use at most once a minute, without delaying the request. Only a lookup in the database records it, at most one every ten
 * seconds.
 */
function touch({ id, lastUsedAt }: KeyRow, trace: () => ClientTrace): void {
  const at = now();
  if (isRecentlyRecorded(lastUsedAt, at)) return;
  const { network, agent } = trace();
  noteUse(sqlOn(pool), { id, at, network, agent }).catch((error: Error) =>
    logger.warn({ error: error.message }, "the use of an API key was not recorded"),
  );
}
