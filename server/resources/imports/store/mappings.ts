import { LIMITS } from "#domain/limits.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Prisma } from "#server/generated/prisma/client.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";

/** The mapping that was last used for these headings; null where there is none. */
export async function readMapping(
  prisma: PrismaTransaction,
  accountId: AccountId,
  headings: string,
): Promise<Prisma.JsonValue> {
  const row = await prisma.importMapping.findUnique({
    where: { accountId_headings: { accountId, headings } },
    select: { mapping: true },
  });
  return row?.mapping ?? null;
}

/** Remembers a mapping in place of the last one for these headings; past the quota of an account, the longest unused is forgotten. */
export async function writeMapping(
  prisma: PrismaTransaction,
  accountId: AccountId,
  headings: string,
  mapping: Prisma.InputJsonValue,
  at: Date,
): Promise<void> {
  await prisma.importMapping.upsert({
    where: { accountId_headings: { accountId, headings } },
    create: { accountId, headings, mapping, usedAt: at },
    update: { mapping, usedAt: at },
  });
  const past = await prisma.importMapping.findMany({
    where: { accountId },
    orderBy: { usedAt: "desc" },
    skip: LIMITS.quotas.importMappings,
    select: { headings: true },
  });
  if (past.length === 0) return;
  await prisma.importMapping.deleteMany({
    where: { accountId, headings: { in: past.map((row) => row.headings) } },
  });
}
