import { type Expression, sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import type { AccountId, OrganizationId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";
import type { SandboxDescription } from "../contract.ts";

const DESCRIBE = statement("sandbox_describe", ({ sandboxId }: Params<{ sandboxId: string }>) =>
  db
    .selectFrom("sandboxes as s")
    .innerJoin("accounts as a", (join) =>
      join.onRef("a.sandbox_id", "=", "s.id").onRef("a.user_id", "=", "s.user_id"),
    )
    .select((eb) => {
      const members = (organizationId: Expression<OrganizationId>) =>
        db
          .selectFrom("members as one")
          .select((all) => all.fn.countAll<number>().as("count"))
          .where("one.organization_id", "=", organizationId)
          .$asScalar()
          .$notNull();
      const organizations = eb
        .selectFrom("members as m")
        .innerJoin("organizations as o", "o.id", "m.organization_id")
        .select((mine) => {
          const organization = jsonBuildObject({
            name: mine.ref("o.name"),
            slug: mine.ref("o.slug"),
            role: mine.ref("m.role"),
            members: members(mine.ref("o.id")),
          });
          const listed = mine.fn.jsonAgg(organization).orderBy("o.name");
          return mine.fn.coalesce(listed, raw<never[]>`'[]'`).as("organizations");
        })
        .whereRef("m.account_id", "=", "a.id");
      return [
        "s.planted_at as plantedAt",
        eb.ref("a.id").$castTo<AccountId>().as("accountId"),
        "a.email",
        "a.display_name as displayName",
        organizations.$asScalar().$notNull().as("organizations"),
      ];
    })
    .where("s.id", "=", sandboxId),
);

const COUNTS = statement("sandbox_counts", ({ accountId }: Params<{ accountId: AccountId }>) => {
  const count = (table: "boards" | "applications") =>
    db
      .selectFrom(table)
      .select((all) => all.fn.countAll<number>().as("count"))
      .where("account_id", "=", accountId);
  return db.selectNoFrom([
    count("boards").$asScalar().$notNull().as("boards"),
    count("applications").$asScalar().$notNull().as("applications"),
  ]);
});

/** Returns the description of the sandbox for its user. */
export async function describeSandbox(sql: Sql, sandboxId: string): Promise<SandboxDescription> {
  const row = await sql.first(DESCRIBE, { sandboxId });
  if (!row) throw new Error("a sandbox that was there has gone");
  const { accountId, ...described } = row;
  const { boards = 0, applications = 0 } = (await sql.first(COUNTS, { accountId })) ?? {};
  return { ...described, boards, applications };
}
