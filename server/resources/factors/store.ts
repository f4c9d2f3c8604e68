import type { PrismaTransaction } from "#server/lib/database.ts";

/** Returns the confirmed authenticator app of a user, or null. */
export function findApp(prisma: PrismaTransaction, userId: string) {
  return prisma.authenticatorApp.findFirst({ where: { userId, confirmedAt: { not: null } } });
}

/** Returns the email that an authenticator app shows. */
export async function addressOf(prisma: PrismaTransaction, userId: string): Promise<string> {
  const { email } = await prisma.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  return email;
}
