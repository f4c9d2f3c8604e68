import { sql as raw } from "kysely";
import { any } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { insertInto, selectFrom, updateTable } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";

/** Returns which of the file keys are used by a row of any account. */
export const keptKeys = query.many("files_kept_keys", ({ keys }: Params<{ keys: readonly string[] }>) =>
  selectFrom("resumes")
    .select("storage_key as key")
    .where("storage_key", "=", any(keys))
    .unionAll(
      selectFrom("organization_files").select("storage_key as key").where("storage_key", "=", any(keys)),
    ),
);

/** The row after which a list continues, and its limits. */
type After = { accountId: string; id: string; before: Date; limit: number };

function filesOf(table: "resumes" | "organization_files", { accountId, id, before, limit }: Params<After>) {
  const next = selectFrom(raw<Tables["resumes"]>`${raw.table(table)}`.as("f"))
    .select(["f.account_id as accountId", "f.id", "f.storage_key as storageKey"])
    .where((eb) =>
      eb(eb.refTuple(eb.ref("f.account_id").$castTo<string>(), "f.id"), ">", eb.tuple(accountId, id)),
    )
    .where("f.created_at", "<", before)
    .orderBy("f.account_id")
    .orderBy("f.id")
    .limit(limit);
  // A subquery, because the parts of a union can't be ordered.
  return selectFrom(next.as("next")).selectAll("next");
}

/**
 * Returns the rows that were created before an instant and follow the given row, with the keys of their files, sorted by account and id.
 */
export const listKeptFiles = query.many("files_next", (params: Params<After>) =>
  selectFrom(filesOf("resumes", params).unionAll(filesOf("organization_files", params)).as("f"))
    .selectAll("f")
    .orderBy("f.accountId")
    .orderBy("f.id")
    .limit(params.limit),
);

const storeIdentity = () => selectFrom("file_store_identity").select(["id", "claimed_at as claimedAt"]);

/** Returns the file store that the database knows; null before its first start. `claimedAt` is null until the store has the id too. */
export const readStoreIdentity = query.maybeOne("file_store_read", storeIdentity);

/** Locks the file store's record until the transaction ends, and returns it. */
export const lockStoreIdentity = query.one("file_store_lock", () => storeIdentity().forUpdate());

/** Stores an id for the file store, unless there is one already. */
export const offerStoreId = query.execute("file_store_offer", ({ id }: Params<{ id: string }>) =>
  insertInto("file_store_identity")
    .values({ id })
    .onConflict((conflict) => conflict.doNothing()),
);

/** Records that the store has this id. */
export const claimStoreId = query.execute(
  "file_store_claim",
  ({ id, at }: Params<{ id: string; at: Date }>) =>
    updateTable("file_store_identity").set({ id, claimed_at: at }),
);
