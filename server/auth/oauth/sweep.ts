import { LIMITS } from "#domain/limits.ts";
import { type Sql, statement } from "#server/core/sql.ts";

/** Used refresh tokens stay until they would have expired: one that comes back tells of a theft. */
const ARTIFACTS = statement("oauth_artifact_forget", "DELETE FROM oauth_artifacts WHERE expires_at < now()");
const GRANTS = statement(
  "oauth_grant_forget",
  `DELETE FROM oauth_grants AS held WHERE held.created_at < now() - interval '1 day'
     AND NOT EXISTS (SELECT FROM oauth_artifacts WHERE grant_id = held.id)`,
);
const CLIENTS = statement(
  "oauth_client_forget",
  `DELETE FROM oauth_clients AS client WHERE client.created_at < now() - make_interval(secs => $1)
     AND NOT EXISTS (SELECT FROM oauth_grants WHERE client_id = client.id)`,
);

/** Drops codes and tokens past their time, grants that no token uses any more, and apps that nobody has connected within a day. */
export async function forgetExpiredGrants(sql: Sql): Promise<void> {
  for (const statement of [ARTIFACTS, GRANTS]) await sql.query(statement, []);
  await sql.query(CLIENTS, [LIMITS.lifetimes.unusedClient]);
}
