import { sql as raw } from "kysely";
import type { Sql } from "#server/core/sql.ts";
import { db, type Slots, statement } from "#server/core/statements.ts";

type OfMaker = { id: string };
const now = raw<string>`now()`;
const HOLD_KEY = statement("webhooks_hold_key", ({ id }: Slots<OfMaker>) =>
  db
    .selectFrom("api_keys")
    .select(["name", raw<boolean>`true`.as("webhooksAllowed")])
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .forShare(),
);
const HOLD_GRANT = statement("webhooks_hold_grant", ({ id }: Slots<OfMaker>) =>
  db
    .selectFrom("oauth_grants")
    .select(["client_name as name", "webhooks_allowed as webhooksAllowed"])
    .where("id", "=", id)
    .forShare(),
);
const GOOD_KEY = statement("webhooks_good_key", ({ id }: Slots<OfMaker>) =>
  db
    .selectFrom("api_keys")
    .select("id")
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)])),
);
const GOOD_GRANT = statement("webhooks_good_grant", ({ id }: Slots<OfMaker>) =>
  db
    .selectFrom("oauth_artifacts")
    .select("grant_id")
    .where("grant_id", "=", id)
    .where("expires_at", ">", now)
    .limit(1),
);

/** A key that was not revoked, held until the transaction ends. */
export function holdKey(sql: Sql, id: string) {
  return sql.first(HOLD_KEY, { id });
}

/** What a person allows an app, held until the transaction ends. */
export function holdGrant(sql: Sql, id: string) {
  return sql.first(HOLD_GRANT, { id });
}

/** Whether a key gives access at present. */
export async function isKeyGood(sql: Sql, id: string): Promise<boolean> {
  return (await sql.run(GOOD_KEY, { id })) > 0;
}

/** Whether an app still has a token of a grant. */
export async function isGrantGood(sql: Sql, id: string): Promise<boolean> {
  return (await sql.run(GOOD_GRANT, { id })) > 0;
}
