import { sqlOn } from "#server/core/sql.ts";
import { db, type Slots, statement } from "#server/core/statements.ts";
import { prisma as database, pool } from "#server/lib/database.ts";

/** Those of the file keys that a row of any account keeps. */
export async function keptKeys(keys: string[]): Promise<Set<string>> {
  const rows = await database.resume.findMany({
    where: { storageKey: { in: keys } },
    select: { storageKey: true },
  });
  return new Set(rows.map(({ storageKey }) => storageKey));
}

type Place = { accountId: string; id: string };
// By the order of the key, so that each batch begins where the one before ended: Prisma's OR would read all that went before again.
const NEXT = statement(
  "resumes_next_files",
  ({ accountId, id, before, limit }: Slots<Place & { before: string; limit: number }>) =>
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

/** The rows of every account with the keys of their files, account by account, after the one given. */
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
