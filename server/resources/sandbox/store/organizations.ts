import type { Insertable } from "kysely";
import type { OrganizationId } from "#server/core/access.ts";
import { excluded } from "#server/core/inserts.ts";
import { type Params, query } from "#server/core/query.ts";
import { db } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";

type Kept = Pick<Insertable<Tables["organizations"]>, "name" | "slug" | "type" | "website"> & {
  id: OrganizationId;
  sandboxId: string | null;
  seats: number;
  at: string;
};

/**
 * Updates the sandbox's organization with this slug, or adds it if it doesn't exist; returns its id. A live one (null) is added, and its
 * slug must be free.
 */
export const keepOrganization = query.value("sandbox_keep_organization", (given: Params<Kept>) =>
  db
    .insertInto("organizations")
    .values({
      id: given.id,
      sandbox_id: given.sandboxId,
      name: given.name,
      slug: given.slug,
      type: given.type,
      website: given.website,
      complimentary_seats: given.seats,
      created_at: given.at,
      updated_at: given.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["sandbox_id", "slug"])
        .where("sandbox_id", "is not", null)
        .doUpdateSet({
          ...excluded("name", "type", "website", "complimentary_seats", "created_at", "updated_at"),
          purchased_seats: 0,
        }),
    )
    .returning("id"),
);
