import type { PrismaTransaction } from "#server/lib/database.ts";

const OF_ORGANIZATION = { select: { name: true, slug: true } };
const OF_ACCOUNT = {
  memberships: {
    select: {
      id: true,
      role: true,
      joinedAt: true,
      organization: OF_ORGANIZATION,
      rosterFilters: { select: { name: true, filter: true, savedAt: true } },
    },
  },
  // Not the note, in which staff wrote for each other.
  stints: {
    select: {
      id: true,
      joinedAt: true,
      leftAt: true,
      departureReason: true,
      cohort: { select: { name: true } },
      organization: OF_ORGANIZATION,
    },
  },
  coachNotes: {
    select: { id: true, applicationId: true, body: true, createdAt: true, organization: OF_ORGANIZATION },
  },
  todayMarks: { omit: { accountId: true } },
  imports: {
    omit: { accountId: true },
    include: {
      batches: { select: { number: true, verdicts: true } },
      cards: { select: { applicationId: true, before: true, writtenAt: true } },
    },
  },
  importMaps: { omit: { accountId: true } },
  calendarFeed: { select: { createdAt: true } },
  user: {
    select: {
      preferences: { omit: { userId: true } },
      mutedMail: { select: { kind: true, mutedAt: true } },
    },
  },
} as const;

/** Who somebody is, as they signed up or changed it since. */
export async function readUser(prisma: PrismaTransaction, userId: string) {
  const user = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
  return {
    email: user.email,
    name: user.name,
    isConfirmed: user.emailVerified !== null,
    hasPassword: user.passwordHash !== null,
  };
}

/** Gives the user and their live account another name. */
export async function writeName(
  prisma: PrismaTransaction,
  { userId, accountId }: { readonly userId: string; readonly accountId: string },
  name: string,
): Promise<void> {
  await prisma.user.update({ where: { id: userId }, data: { name } });
  await prisma.account.update({ where: { id: accountId }, data: { displayName: name } });
}

/** The rows of an account that no operation shows. */
export function readRemaining(prisma: PrismaTransaction, accountId: string) {
  return prisma.account.findUniqueOrThrow({ where: { id: accountId }, select: OF_ACCOUNT });
}

/** The providers that a user signs in with. */
export function listProviders(prisma: PrismaTransaction, userId: string) {
  return prisma.linkedProvider.findMany({
    where: { userId },
    select: { provider: true, providerAccountId: true },
  });
}
