import { sql as raw } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { byKey } from "#server/core/portions.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import type { RemainingList } from "./contract.ts";

const RESUME_BYTES = statement("account_resume_bytes", ({ accountId }: Params<{ accountId: AccountId }>) =>
  db
    .selectFrom("resumes")
    .select(raw<number>`coalesce(sum(file_size_bytes), 0)::bigint`.as("used"))
    .where("account_id", "=", accountId),
);

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
  // Without the note: staff wrote it for each other.
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
  todayMarks: { omit: { accountId: true } },
  imports: { omit: { accountId: true } },
  importMaps: { omit: { accountId: true } },
  calendarFeed: { select: { createdAt: true } },
  user: {
    select: {
      preferences: { omit: { userId: true } },
      mutedMail: { select: { kind: true, mutedAt: true } },
    },
  },
} as const;

/** Returns the user's email, name and confirmation as they are now. */
export async function readUser(prisma: PrismaTransaction, userId: string) {
  const user = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
  return {
    email: user.email,
    name: user.name,
    isConfirmed: user.emailVerified !== null,
    hasPassword: user.passwordHash !== null,
  };
}

/** Renames the user and their live account. */
export async function writeName(
  prisma: PrismaTransaction,
  { userId, accountId }: { readonly userId: string; readonly accountId: string },
  name: string,
): Promise<void> {
  await prisma.user.update({ where: { id: userId }, data: { name } });
  await prisma.account.update({ where: { id: accountId }, data: { displayName: name } });
}

/** Returns the rows of an account that no operation returns. */
export function readRemaining(prisma: PrismaTransaction, accountId: string) {
  return prisma.account.findUniqueOrThrow({ where: { id: accountId }, select: OF_ACCOUNT });
}

type ReadRecords = (prisma: PrismaTransaction, accountId: string) => AsyncGenerator<object[]>;

/** The longer or more numerous records of an account; each entry reads one kind in portions. */
export const REMAINING_LISTS = {
  "coach-notes-written": (prisma, authorId) =>
    byKey<{ id: string }>((take, last) =>
      prisma.coachNote.findMany({
        where: { authorId, ...(last && { id: { gt: last.id } }) },
        orderBy: { id: "asc" },
        take,
        select: { id: true, applicationId: true, body: true, createdAt: true, organization: OF_ORGANIZATION },
      }),
    ),
  "import-batches": (prisma, accountId) =>
    byKey<{ importId: string; number: number }>((take, last) =>
      prisma.importBatch.findMany({
        where: { accountId, ...(last && after(last.importId, { number: { gt: last.number } })) },
        orderBy: [{ importId: "asc" }, { number: "asc" }],
        take,
        select: { importId: true, number: true, verdicts: true },
      }),
    ),
  "imported-cards": (prisma, accountId) =>
    byKey<{ importId: string; applicationId: string }>((take, last) =>
      prisma.importedCard.findMany({
        where: {
          accountId,
          ...(last && after(last.importId, { applicationId: { gt: last.applicationId } })),
        },
        orderBy: [{ importId: "asc" }, { applicationId: "asc" }],
        take,
        select: { importId: true, applicationId: true, before: true, writtenAt: true },
      }),
    ),
} satisfies Record<RemainingList, ReadRecords>;

function after<Rest extends object>(importId: string, rest: Rest) {
  return { OR: [{ importId: { gt: importId } }, { importId, ...rest }] };
}

/** Lists the providers that a user signs in with. */
export function listProviders(prisma: PrismaTransaction, userId: string) {
  return prisma.linkedProvider.findMany({
    where: { userId },
    select: { provider: true, providerAccountId: true },
  });
}

/** Returns the total size of the account's résumé files, in bytes. */
export async function readResumeBytes(sql: Sql, accountId: AccountId): Promise<number> {
  return (await sql.first(RESUME_BYTES, { accountId }))?.used ?? 0;
}
