import { accountOfJob } from "#server/core/access.ts";
import { prisma as database } from "#server/lib/database.ts";

/** Those of the file keys that a row of any account keeps. */
export async function keptKeys(keys: string[]): Promise<Set<string>> {
  const rows = await database.resume.findMany({
    where: { storageKey: { in: keys } },
    select: { storageKey: true },
  });
  return new Set(rows.map(({ storageKey }) => storageKey));
}

/** The rows of every account with the keys of their files, account by account, after the one given. */
export async function listKeptFiles({
  after,
  createdBefore,
  limit,
}: {
  after: { accountId: string; id: string };
  createdBefore: Date;
  limit: number;
}) {
  const { accountId, id } = after;
  const rows = await database.resume.findMany({
    where: {
      OR: [{ accountId: { gt: accountId } }, { accountId, id: { gt: id } }],
      createdAt: { lt: createdBefore },
    },
    orderBy: [{ accountId: "asc" }, { id: "asc" }],
    take: limit,
    select: { accountId: true, id: true, storageKey: true },
  });
  return rows.map((row) => ({ ...row, accountId: accountOfJob(row.accountId) }));
}
