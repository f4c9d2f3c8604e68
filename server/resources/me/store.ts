import type { PrismaTransaction } from "#server/lib/database.ts";
import { Role } from "#server/resources/enumerations.ts";

/** The account's address and name. */
export async function readAccount(prisma: PrismaTransaction, accountId: string) {
  return prisma.account.findUniqueOrThrow({
    where: { id: accountId },
    select: { email: true, displayName: true },
  });
}

/** The organizations of the account with its role in each, by name. */
export async function readMemberships(prisma: PrismaTransaction, accountId: string) {
  const rows = await prisma.member.findMany({
    where: { accountId },
    select: { role: true, organization: { select: { id: true, name: true, slug: true } } },
    orderBy: { organization: { name: "asc" } },
  });
  return rows.map(({ role, organization }) => ({ ...organization, role: Role.parse(role) }));
}

/** When the sandbox was last planted. */
export async function readSandbox(prisma: PrismaTransaction, sandboxId: string) {
  const { plantedAt } = await prisma.sandbox.findUniqueOrThrow({
    where: { id: sandboxId },
    select: { plantedAt: true },
  });
  return { plantedAt: plantedAt.toISOString() };
}
