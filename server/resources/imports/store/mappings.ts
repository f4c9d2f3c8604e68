import { sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import type { OfAccount } from "#server/core/access.ts";
import { equal, excluded } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, insertInto, selectFrom } from "#server/core/statements.ts";

type OfHeadings = OfAccount & { headings: string };

/** Returns the mapping last used for these headings, or null. */
export const readMapping = query.maybeOne(
  "import_mappings_read",
  ({ accountId, headings }: Params<OfHeadings>) =>
    selectFrom("import_mappings")
      .select("mapping")
      .where(equal({ account_id: accountId, headings })),
);

/** Stores a mapping, as JSON, in place of the last one for these headings. */
export const writeMapping = query.execute(
  "import_mappings_write",
  ({ accountId, headings, mapping, at }: Params<OfHeadings & { mapping: string; at: Date }>) =>
    insertInto("import_mappings")
      .values({ account_id: accountId, headings, mapping: raw`${mapping}::jsonb`, used_at: at })
      .onConflict((conflict) =>
        conflict.columns(["account_id", "headings"]).doUpdateSet(excluded("mapping", "used_at")),
      ),
);

/** Deletes the account's least recently used mappings over its quota. */
export const dropPastMappings = query.execute("import_mappings_drop", ({ accountId }: Params<OfAccount>) =>
  deleteFrom("import_mappings")
    .where("account_id", "=", accountId)
    .where("headings", "in", (eb) =>
      eb
        .selectFrom("import_mappings as past")
        .select("past.headings")
        .where("past.account_id", "=", accountId)
        .orderBy("past.used_at", "desc")
        .offset(LIMITS.quotas.importMappings),
    ),
);
