import type { Sql } from "#server/core/sql.ts";
import { db, type Slots, statement } from "#server/core/statements.ts";

const READ = statement("file_store_read", () =>
  db.selectFrom("file_store_identity").select(["id", "claimed_at as claimedAt"]),
);
const OFFER = statement("file_store_offer", ({ id }: Slots<{ id: string }>) =>
  db
    .insertInto("file_store_identity")
    .values({ id })
    .onConflict((conflict) => conflict.doNothing()),
);
const HOLD = statement("file_store_hold", () =>
  db.selectFrom("file_store_identity").select(["id", "claimed_at as claimedAt"]).forUpdate(),
);
type Claim = { id: string; at: string };
const CLAIM = statement("file_store_claim", ({ id, at }: Slots<Claim>) =>
  db.updateTable("file_store_identity").set({ id, claimed_at: at }),
);

/** What the database knows of its file store; `claimedAt` is null until the store holds the id too. */
export type KnownStore = { readonly id: string; readonly claimedAt: string | null };

/** The file store that the database knows; null before its first start. */
export async function readKnownStore(sql: Sql): Promise<KnownStore | null> {
  return (await sql.first(READ, {})) ?? null;
}

/** Notes an id for the store, unless there is one already. */
export async function offerStoreId(sql: Sql, id: string): Promise<void> {
  await sql.run(OFFER, { id });
}

/** The file store that the database knows, held until the transaction ends. @throws where no id was offered */
export async function holdKnownStore(sql: Sql): Promise<KnownStore> {
  const known = await sql.first(HOLD, {});
  if (!known) throw new Error("The database knows no file store.");
  return known;
}

/** Notes that the store holds this id. */
export async function claimStoreId(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.run(CLAIM, { id, at: at.toISOString() });
}
