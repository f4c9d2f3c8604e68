import { type Insertable, sql as raw } from "kysely";
import type { OrganizationId } from "#server/core/access.ts";
import { columnsOf, excluded } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { insertInto } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";

type Upserted = Pick<Insertable<Tables["organizations"]>, "name" | "slug" | "type" | "website"> & {
  id: OrganizationId;
  sandboxId: string | null;
  seats: number;
  at: string;
};

/**
 * Updates the sandbox's organization with this slug, or adds it. A live organization is always added, so its slug must be free.
 * @returns the organization's id
 */
export const upsertOrganization = query.value(
  "sandbox_keep_organization",
  ({ at, seats, ...params }: Params<Upserted>) =>
    insertInto("organizations")
      .values({ ...columnsOf(params), complimentary_seats: seats, created_at: at, updated_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(["sandbox_id", "slug"])
          .where("sandbox_id", "is not", null)
          .doUpdateSet({
            ...excluded("name", "type", "website", "complimentary_seats", "created_at", "updated_at"),
            purchased_seats: 0,
            join_domains: raw<string[]>`'{}'`,
            leaver_months: null,
          }),
      )
      .returning("id"),
);
