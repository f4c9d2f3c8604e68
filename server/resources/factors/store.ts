import type { PrismaTransaction } from "#server/lib/database.ts";

/** The authenticator app that a user has in use; null where there is none. */
export function findApp(prisma: PrismaTransaction, userId: string) {
  return prisma.authenticatorApp.findFirst({ where: { userId, confirmedAt: { not: null } } });
}

/** The address that an authenticator app shows. */
export async function addressOf(prisma: PrismaTransaction, userId: string): Promise<string> {
  const { email } = await prisma.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  return email;
}
