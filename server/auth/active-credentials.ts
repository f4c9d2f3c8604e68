import { any, equal } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { sqlOn } from "#server/core/sql.ts";
import { selectFrom } from "#server/core/statements.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { activeSessions } from "./session.ts";

const findActive = query.many(
  "credentials_active",
  ({ ids, at }: Params<{ ids: readonly string[]; at: Date }>) =>
    selectFrom("api_keys")
      .select("id")
      .where(equal({ id: any(ids), revoked_at: null }))
      .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", at)]))
      .unionAll(selectFrom("oauth_grants").select("id").where("id", "=", any(ids))),
);

/** Returns the sessions, API keys, and app grants among these IDs that haven't ended. */
export async function activeCredentials(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const others = await findActive(sqlOn(pool), { ids, at: now() });
  return new Set([...(await activeSessions(ids)), ...others.map(({ id }) => id)]);
}
