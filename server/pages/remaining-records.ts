import { listApiKeys } from "#server/auth/api-keys.ts";
import { listConnectedApps } from "#server/auth/oauth/connected-apps.ts";
import { listSessions } from "#server/auth/session-store.ts";
import { prisma } from "#server/lib/database.ts";
import { livePageProcedure } from "./procedure.ts";

/**
 * What of an account no operation shows, for the take-out: by the name of its file. Of credentials everything but what
 * opens them, which nobody knows.
 */
export const remainingRecords = livePageProcedure.query(async ({ ctx }) => {
  const { userId, accountId } = ctx.caller;
  const { memberships, stints, coachNotes, todayMarks, imports, importMaps, calendarFeed } =
    await prisma.account.findUniqueOrThrow({ where: { id: accountId }, select: OF_ACCOUNT });
  return {
    memberships,
    cohorts: stints,
    "coach-notes-written": coachNotes,
    today: todayMarks,
    imports,
    "import-mappings": importMaps,
    "calendar-feed": calendarFeed,
    "api-keys": await listApiKeys({ userId }),
    "connected-apps": await listConnectedApps(userId),
    sessions: await listSessions(userId),
    "sign-in-providers": await prisma.linkedProvider.findMany({
      where: { userId },
      select: { provider: true, providerAccountId: true },
    }),
  };
});

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
} as const;
