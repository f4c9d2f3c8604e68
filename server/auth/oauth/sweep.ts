import { sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, statement } from "#server/core/statements.ts";

/** Used refresh tokens stay until they would have expired: one that comes back tells of a theft. */
const ARTIFACTS = statement("oauth_artifact_forget", () =>
  db.deleteFrom("oauth_artifacts").where("expires_at", "<", raw<string>`now()`),
);
const GRANTS = statement("oauth_grant_forget", () =>
  db
    .deleteFrom("oauth_grants as held")
    .where("held.created_at", "<", raw<string>`now() - interval '1 day'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("oauth_artifacts as token")
            .select("token.grant_id")
            .whereRef("token.grant_id", "=", "held.id"),
        ),
      ),
    ),
);
const CLIENTS = statement("oauth_client_forget", () =>
  db
    .deleteFrom("oauth_clients as client")
    .where(
      "client.created_at",
      "<",
      raw<string>`now() - make_interval(secs => ${raw.lit(LIMITS.lifetimes.unusedClient)})`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("oauth_grants as held").select("held.id").whereRef("held.client_id", "=", "client.id"),
        ),
      ),
    ),
);

/** Drops codes and tokens past their time, grants that no token uses any more, and apps that nobody has connected within a day. */
export async function forgetExpiredGrants(sql: Sql): Promise<void> {
  await sql.run(ARTIFACTS, {});
  await sql.run(GRANTS, {});
  await sql.run(CLIENTS, {});
}
