import { type Expression, sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import type { ChosenRules } from "#domain/suggestion-rules.ts";
import type { AccountId, OfAccount, OrganizationId } from "#server/core/access.ts";
import { equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, selectFrom } from "#server/core/statements.ts";
import type { SandboxDescription } from "../contract.ts";

type OfUser = { userId: string };
type OfSandbox = { sandboxId: string };
/** A user's account in their sandbox. */
export type SandboxAccount = { readonly accountId: AccountId; readonly sandboxId: string };

const readSandbox = query.one("sandbox_describe", ({ sandboxId }: Params<OfSandbox>) =>
  selectFrom("sandboxes as s")
    .innerJoin("accounts as a", on({ "a.sandbox_id": "s.id", "a.user_id": "s.user_id" }))
    .select((eb) => {
      const members = (organizationId: Expression<OrganizationId>) =>
        selectFrom("members as one")
          .select((all) => all.fn.countAll<number>().as("count"))
          .where("one.organization_id", "=", organizationId)
          .$asScalar()
          .$notNull();
      const organizations = eb
        .selectFrom("members as m")
        .innerJoin("organizations as o", "o.id", "m.organization_id")
        .select((membership) => {
          const organization = jsonBuildObject({
            name: membership.ref("o.name"),
            slug: membership.ref("o.slug"),
            role: membership.ref("m.role"),
            members: members(membership.ref("o.id")),
          });
          const listed = membership.fn.jsonAgg(organization).orderBy("o.name");
          return membership.fn.coalesce(listed, raw<never[]>`'[]'`).as("organizations");
        })
        .whereRef("m.account_id", "=", "a.id");
      return [
        "s.planted_at as plantedAt",
        eb.ref("a.id").$castTo<AccountId>().as("accountId"),
        ...fieldsOf("a", "email display_name"),
        organizations.$asScalar().$notNull().as("organizations"),
      ];
    })
    .where("s.id", "=", sandboxId),
);

const countCards = query.one("sandbox_counts", ({ accountId }: Params<OfAccount>) => {
  const count = (table: "boards" | "applications") =>
    selectFrom(table)
      .select((all) => all.fn.countAll<number>().as("count"))
      .where("account_id", "=", accountId);
  return db.selectNoFrom([
    count("boards").$asScalar().$notNull().as("boards"),
    count("applications").$asScalar().$notNull().as("applications"),
  ]);
});

/** Returns the description of a sandbox. */
export async function describeSandbox(sql: Sql, sandboxId: string): Promise<SandboxDescription> {
  const { accountId, ...described } = await readSandbox(sql, { sandboxId });
  return { ...described, ...(await countCards(sql, { accountId })) };
}

/** Returns the user's sandbox, or null if there is none yet. */
export const findSandbox = query.maybeOne("sandbox_find", ({ userId }: Params<OfUser>) =>
  selectFrom("accounts as a")
    .select((eb) => [
      eb.ref("a.id").$castTo<AccountId>().as("accountId"),
      eb.ref("a.sandbox_id").$notNull().as("sandboxId"),
    ])
    .where("a.user_id", "=", userId)
    .where("a.sandbox_id", "is not", null),
);

/** Locks a user, so that only one transaction at a time seeds their sandbox. @returns false if the user doesn't exist */
export const lockUser = query.matches("sandbox_lock_user", ({ userId }: Params<OfUser>) =>
  selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate(),
);

type Synthetic = SandboxAccount & { email: string; displayName: string; at: Date };

/** Creates the user's sandbox with their account in it. */
export const insertSandbox = query.execute("sandbox_insert", (params: Params<Synthetic & OfUser>) =>
  db
    .with("sandbox", (cte) =>
      cte
        .insertInto("sandboxes")
        .values({
          id: params.sandboxId,
          user_id: params.userId,
          planted_at: params.at,
          created_at: params.at,
        })
        .returning("id"),
    )
    .insertInto("accounts")
    .columns(["id", "user_id", "sandbox_id", "email", "display_name", "created_at", "updated_at"])
    .expression((eb) =>
      eb
        .selectFrom("sandbox")
        .select([
          params.accountId.as("account"),
          params.userId.as("user"),
          "sandbox.id",
          params.email.as("email"),
          params.displayName.as("name"),
          params.at.as("created"),
          params.at.as("updated"),
        ]),
    ),
);

/** Resets the account's name, address, goal, and rules, and records the time of the reset. */
export const renewSandbox = query.execute(
  "sandbox_renew",
  ({ accountId, sandboxId, email, displayName, at }: Params<Synthetic>) =>
    db
      .with("renewed", (cte) =>
        cte.updateTable("sandboxes").set({ planted_at: at }).where("id", "=", sandboxId).returning("id"),
      )
      .updateTable("accounts")
      .from("renewed")
      .set({
        email,
        display_name: displayName,
        weekly_goal: null,
        suggestion_rules: raw<ChosenRules>`'{}'`,
        updated_at: at,
      })
      .where(equal({ "accounts.id": accountId, "accounts.sandbox_id": "renewed.id" })),
);
