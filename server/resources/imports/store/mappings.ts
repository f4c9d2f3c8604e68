import { LIMITS } from "#domain/limits.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Prisma } from "#server/generated/prisma/client.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";

/** Returns the mapping last used for these headings, or null. */
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

/** Stores a mapping in place of the last one for these headings; over the account's quota, deletes the longest unused one. */
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
