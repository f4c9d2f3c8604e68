import { jsonArrayFrom } from "kysely/helpers/postgres";
import { LIMITS } from "#domain/limits.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";

type OfAccount = { accountId: string };
const ACCOUNT = statement("me_account", ({ accountId }: Params<OfAccount>) =>
  db.selectFrom("accounts").select(["email", "display_name as displayName"]).where("id", "=", accountId),
);

function membershipsOf({ accountId }: Params<OfAccount>) {
  return db
    .selectFrom("members as m")
    .innerJoin("organizations as o", "o.id", "m.organization_id")
    .select(["o.id", "o.name", "o.slug", "m.role"])
    .where("m.account_id", "=", accountId)
    .orderBy("o.name")
    .orderBy("o.id");
}

function boardsOf({ accountId }: Params<{ accountId: AccountId }>) {
  return db
    .selectFrom("boards as b")
    .select(["b.id", "b.name", "b.is_active as isActive"])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("applications as a")
            .select("a.id")
            .where("a.account_id", "=", accountId)
            .whereRef("a.board_id", "=", "b.id"),
        )
        .$castTo<boolean>()
        .as("hasCards"),
    )
    .where("b.account_id", "=", accountId)
    .orderBy("b.id")
    .limit(LIMITS.requests.pageSizeMost);
}

const MEMBERSHIPS = statement("me_memberships", membershipsOf);
// Neither list contains an instant, which JSON would format differently.
const PLACES = statement("me_places", (given: Params<{ accountId: AccountId }>) =>
  db.selectNoFrom([
    jsonArrayFrom(boardsOf(given)).as("boards"),
    jsonArrayFrom(membershipsOf(given)).as("organizations"),
  ]),
);
const SANDBOX = statement("me_sandbox", ({ sandboxId }: Params<{ sandboxId: string }>) =>
  db.selectFrom("sandboxes").select("planted_at as plantedAt").where("id", "=", sandboxId),
);

/** Returns the account's email and name. */
export async function readAccount(sql: Sql, accountId: string) {
  const account = await sql.first(ACCOUNT, { accountId });
  if (account === undefined) throw new Error("The account of a credential is gone.");
  return account;
}

/** Returns the account's organizations with its role in each, by name. */
export function readMemberships(sql: Sql, accountId: string) {
  return sql.all(MEMBERSHIPS, { accountId });
}

/** Returns the account's boards, oldest first, each with whether it has cards, and its organizations as `readMemberships` returns them. */
export async function readPlaces(sql: Sql, accountId: AccountId) {
  return (await sql.first(PLACES, { accountId })) ?? { boards: [], organizations: [] };
}

/** Returns when the sandbox was last seeded. */
export async function readSandbox(sql: Sql, sandboxId: string) {
  const sandbox = await sql.first(SANDBOX, { sandboxId });
  if (sandbox === undefined) throw new Error("The sandbox of a credential is gone.");
  return sandbox;
}
