import { type Sql, sqlOn } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";
import { prisma as database, pool } from "#server/lib/database.ts";

/** Returns those of the file keys that a row of any account uses. */
export async function keptKeys(keys: string[]): Promise<Set<string>> {
  const rows = await database.resume.findMany({
    where: { storageKey: { in: keys } },
    select: { storageKey: true },
  });
  return new Set(rows.map(({ storageKey }) => storageKey));
}

type Place = { accountId: string; id: string };
// Ordered by the key, so that each batch starts at the end of the one before: Prisma's OR would read all earlier rows again.
const NEXT = statement(
  "resumes_next_files",
  ({ accountId, id, before, limit }: Params<Place & { before: string; limit: number }>) =>
    db
      .selectFrom("resumes")
      .select(["account_id as accountId", "id", "storage_key as storageKey"])
      .where((eb) =>
        eb(eb.refTuple(eb.ref("account_id").$castTo<string>(), "id"), ">", eb.tuple(accountId, id)),
      )
      .where("created_at", "<", before)
      .orderBy("account_id")
      .orderBy("id")
      .limit(limit),
);

/** Returns the rows of every account with the keys of their files, account by account, after the given one. */
export async function listKeptFiles({
  after,
  createdBefore,
  limit,
}: {
  after: Place;
  createdBefore: Date;
  limit: number;
}) {
  return sqlOn(pool).all(NEXT, { ...after, before: createdBefore.toISOString(), limit });
}

const READ = statement("file_store_read", () =>
  db.selectFrom("file_store_identity").select(["id", "claimed_at as claimedAt"]),
);
const OFFER = statement("file_store_offer", ({ id }: Params<{ id: string }>) =>
  db
    .insertInto("file_store_identity")
    .values({ id })
    .onConflict((conflict) => conflict.doNothing()),
);
const LOCK = statement("file_store_lock", () =>
  db.selectFrom("file_store_identity").select(["id", "claimed_at as claimedAt"]).forUpdate(),
);
type Claim = { id: string; at: string };
const CLAIM = statement("file_store_claim", ({ id, at }: Params<Claim>) =>
  db.updateTable("file_store_identity").set({ id, claimed_at: at }),
);

/** The database's record of its file store; `claimedAt` is null until the store has the id too. */
export type KnownStore = { readonly id: string; readonly claimedAt: string | null };

/** Returns the file store that the database knows; null before its first start. */
export async function readKnownStore(sql: Sql): Promise<KnownStore | null> {
  return (await sql.first(READ, {})) ?? null;
}

/** Stores an id for the file store, unless there is one already. */
export async function offerStoreId(sql: Sql, id: string): Promise<void> {
  await sql.run(OFFER, { id });
}

/** Locks the file store's record until the transaction ends, and returns it. @throws if there is no id */
export async function lockKnownStore(sql: Sql): Promise<KnownStore> {
  const known = await sql.first(LOCK, {});
  if (!known) throw new Error("The database knows no file store.");
  return known;
}

/** Records that the store has this id. */
export async function claimStoreId(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.run(CLAIM, { id, at: at.toISOString() });
}
