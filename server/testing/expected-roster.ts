import type { AttentionReason } from "#domain/attention.ts";
import { DAY_MS } from "#domain/time.ts";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import type { RosterRow } from "#server/resources/roster/contract.ts";
import { addMember } from "./organization-rows.ts";

/** The data of a random applicant. */
export type Applicant = {
  boards: {
    shared: boolean;
    cards: {
      periods: string[];
      createdDaysAgo: number;
      daysApart: number;
      /** True if automatic archiving made its last move. */
      isAutoRetired: boolean;
      interviews: { daysAgo: number; outcome: string; feedback: string | null }[];
    }[];
  }[];
};

/** Seeds an applicant with their boards, cards, histories, and interviews. */
export async function seedApplicant(organizationId: string, { boards }: Applicant): Promise<void> {
  const { accountId } = await addMember({ id: organizationId }, "applicant");
  const company = await prisma.company.create({
    data: { id: newId("company"), accountId, name: "Bright Fern" },
  });
  for (const [index, { shared, cards }] of boards.entries()) {
    const boardId = newId("board");
    await prisma.board.create({
      data: { id: boardId, accountId, name: `Board ${index}`, isActive: index === 0 },
    });
    if (shared)
      await prisma.share.create({ data: { id: newId("share"), organizationId, boardId, accountId } });
    for (const [place, card] of cards.entries()) {
      const createdAt = new Date(Date.now() - card.createdDaysAgo * DAY_MS - 1_000);
      const entered = (period: number) =>
        new Date(Math.min(createdAt.getTime() + period * card.daysApart * DAY_MS, Date.now() - 1_000));
      const last = card.periods.length - 1;
      const applicationId = newId("application");
      await prisma.application.create({
        data: {
          id: applicationId,
          accountId,
          boardId,
          companyId: company.id,
          status: card.periods[last] ?? "saved",
          rank: `a${place}`,
          statusChangedAt: last > 0 ? entered(last) : null,
          isAutoRetired: card.isAutoRetired && last > 0,
          creationMethod: "api",
          jobTitle: "Engineer",
          createdAt,
          updatedAt: entered(last),
          statusHistory: {
            create: card.periods.map((status, period) => ({
              status,
              enteredAt: entered(period),
              leftAt: period < last ? entered(period + 1) : null,
            })),
          },
          interviews: {
            create: card.interviews.map(({ daysAgo, outcome, feedback }) => ({
              id: newId("interview"),
              type: "video",
              scheduledAt: new Date(Date.now() - daysAgo * DAY_MS),
              durationMinutes: 60,
              timeZone: "UTC",
              outcome,
              feedback,
              createdAt,
              updatedAt: createdAt,
            })),
          },
        },
      });
    }
  }
}

/** Computes the roster slowly: reads every row and counts every figure separately. */
export async function expectedRoster(organizationId: string, now: Date): Promise<RosterRow[]> {
  const members = await prisma.member.findMany({
    where: { organizationId, role: "applicant" },
    include: { account: true },
  });
  const all = await Promise.all(members.map((member) => rowOf(organizationId, member, now)));
  return all.sort((a, b) => (a.applicantEmail < b.applicantEmail ? -1 : 1));
}

type MemberRow = {
  accountId: string;
  joinedAt: Date;
  account: { email: string; displayName: string | null };
};

async function rowOf(organizationId: string, member: MemberRow, now: Date): Promise<RosterRow> {
  const shares = await prisma.share.findMany({
    where: { organizationId, accountId: member.accountId },
    include: {
      board: { include: { applications: { include: { statusHistory: true, interviews: true } } } },
    },
    orderBy: { id: "asc" },
  });
  const cards = shares.flatMap(({ board }) => board.applications);
  const interviews = cards.flatMap((card) => card.interviews);
  const inColumn = (status: string) => cards.filter((card) => card.status === status).length;
  const since = (days: number) => now.getTime() - days * DAY_MS;
  const activity = latest(cards.flatMap(touches));
  const applied = cards
    .flatMap(({ statusHistory }) => statusHistory)
    .flatMap(({ status, enteredAt }) => (status === "applied" ? [enteredAt] : []));
  const reasons: [AttentionReason, boolean][] = [
    ["no_share", shares.length === 0],
    ["no_activity_14_days", shares.length > 0 && (activity?.getTime() ?? 0) < since(14)],
    ["no_applications_7_days", shares.length > 0 && !applied.some((at) => at.getTime() >= since(7))],
    ["interview_without_feedback", interviews.some((interview) => isUnreviewed(interview, since(1)))],
  ];
  return {
    applicantEmail: member.account.email,
    applicantDisplayName: member.account.displayName,
    joinedAt: member.joinedAt.toISOString(),
    studentId: null,
    fields: {},
    cohorts: [],
    coaches: [],
    handled: null,
    shares: shares.map(({ id, board }) => ({
      shareId: id,
      boardId: board.id,
      boardName: board.name,
      isActive: board.isActive,
      applicationCount: board.applications.length,
      lastActivityAt: latest(board.applications.flatMap(touches))?.toISOString() ?? null,
    })),
    totals: {
      applications: cards.length,
      applied: inColumn("applied"),
      interviewing: inColumn("interviewing"),
      offers: inColumn("offer"),
      accepted: inColumn("accepted"),
      rejected: inColumn("rejected"),
    },
    upcomingInterviews: interviews.filter(
      ({ scheduledAt, outcome }) => scheduledAt > now && outcome === "pending",
    ).length,
    lastActivityAt: activity?.toISOString() ?? null,
    lastAppliedAt: latest(applied)?.toISOString() ?? null,
    needsAttention: reasons.flatMap(([reason, holds]) => (holds ? [reason] : [])),
  };
}

type Touched = { createdAt: Date; updatedAt: Date };

type TouchedCard = Touched & { isAutoRetired: boolean; statusChangedAt: Date | null; interviews: Touched[] };

/** Returns the times of the person's own changes, without automatic archiving. */
function touches(card: TouchedCard): Date[] {
  const isLeft = card.isAutoRetired && Number(card.updatedAt) <= Number(card.statusChangedAt);
  const own = isLeft
    ? [card.createdAt]
    : [card.createdAt, card.updatedAt, ...(card.statusChangedAt ? [card.statusChangedAt] : [])];
  return [...own, ...card.interviews.map(({ updatedAt }) => updatedAt)];
}

function latest(moments: Date[]): Date | null {
  return moments.length === 0 ? null : new Date(Math.max(...moments.map(Number)));
}

type Reviewed = { scheduledAt: Date; durationMinutes: number; outcome: string; feedback: string | null };

function isUnreviewed(interview: Reviewed, before: number): boolean {
  const ended = interview.scheduledAt.getTime() + interview.durationMinutes * 60_000;
  if (ended >= before || ["canceled", "no_show"].includes(interview.outcome)) return false;
  return interview.outcome === "pending" || (interview.feedback ?? "").trim() === "";
}
