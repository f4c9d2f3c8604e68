import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";
import type { OrganizationId } from "#server/core/tenants.ts";

type Ids = { ids: readonly string[] };
const PEOPLE = statement("events_people", ({ ids }: Params<Ids>) =>
  db
    .selectFrom("accounts")
    .select(["id", "email", "display_name as displayName", "sandbox_id as sandboxId"])
    .where("id", "=", (eb) => eb.fn.any(ids)),
);
const ORGANIZATION = statement("events_organization", ({ id }: Params<{ id: OrganizationId }>) =>
  db.selectFrom("organizations").select(["name", "slug", "sandbox_id as sandboxId"]).where("id", "=", id),
);
const KEYS = statement("events_keys", ({ ids }: Params<Ids>) =>
  db
    .selectFrom("api_keys")
    .select(["id", "name"])
    .where("id", "=", (eb) => eb.fn.any(ids)),
);
const APPS = statement("events_apps", ({ ids }: Params<Ids>) =>
  db
    .selectFrom("oauth_grants")
    .select(["id", "client_name as name"])
    .where("id", "=", (eb) => eb.fn.any(ids)),
);

/** Returns the people with these accounts, by account. */
export async function readPeople(sql: Sql, ids: readonly string[]) {
  const rows = ids.length > 0 ? await sql.all(PEOPLE, { ids }) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns an organization as events name it; undefined if it was deleted. */
export function readOrganization(sql: Sql, id: OrganizationId) {
  return sql.first(ORGANIZATION, { id });
}

/** Returns the names of API keys, including revoked ones. */
export function readKeyNames(sql: Sql, ids: readonly string[]) {
  return sql.all(KEYS, { ids });
}

/** Returns the names of the apps with these grants. */
export function readAppNames(sql: Sql, ids: readonly string[]) {
  return sql.all(APPS, { ids });
}
