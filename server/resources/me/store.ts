import { jsonArrayFrom } from "kysely/helpers/postgres";
import { LIMITS } from "#domain/limits.ts";
import type { OfAccount } from "#server/core/access.ts";
import { equal } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { isOpenTo } from "#server/core/reach.ts";
import { db, selectFrom } from "#server/core/statements.ts";

type OfCaller = { accountId: string };

export const readAccount = query.one("me_account", ({ accountId }: Params<OfCaller>) =>
  selectFrom("accounts").select(["email", "display_name as displayName"]).where("id", "=", accountId),
);

function membershipsOf({ accountId }: Params<OfCaller>) {
  return selectFrom("members as m")
    .innerJoin("organizations as o", "o.id", "m.organization_id")
    .select(["o.id", "o.name", "o.slug", "m.role"])
    .where("m.account_id", "=", accountId)
    .orderBy("o.name")
    .orderBy("o.id");
}

function boardsOf({ accountId }: Params<OfAccount>) {
  return selectFrom("boards as b")
    .select(["b.id", "b.name", "b.is_active as isActive"])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("applications as a")
            .select("a.id")
            .where(equal({ "a.account_id": accountId, "a.board_id": "b.id" })),
        )
        .$castTo<boolean>()
        .as("hasCards"),
    )
    .where("b.account_id", "=", accountId)
    .orderBy("b.id")
    .limit(LIMITS.requests.pageSizeMost);
}

/** Returns the account's organizations, sorted by name, with its role in each. Omits those where a credential is blocked. */
export const readMemberships = query.many(
  "me_memberships",
  ({ accountId, principal }: Params<OfCaller & { principal: string }>) =>
    membershipsOf({ accountId }).where(isOpenTo(principal)),
);

/** Returns the account's boards, oldest first, and whether each has cards; also its organizations, with its role in each. */
export const readPlaces = query.one("me_places", (params: Params<OfAccount>) =>
  // Neither list contains an instant, which JSON would format differently.
  db.selectNoFrom([
    jsonArrayFrom(boardsOf(params)).as("boards"),
    jsonArrayFrom(membershipsOf(params)).as("organizations"),
  ]),
);

/** Returns when the sandbox was last seeded. */
export const readSandbox = query.one("me_sandbox", ({ sandboxId }: Params<{ sandboxId: string }>) =>
  selectFrom("sandboxes").select("planted_at as plantedAt").where("id", "=", sandboxId),
);
