import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

type Person = { accountId: string; email: string; name: string };

/** Adds members who have no sign-in, for journeys that only list them. */
async function addMembers(
  organizationId: string,
  people: readonly Person[],
  memberOf: (index: number) => { role: string; joinedAt: Date },
): Promise<void> {
  await prisma.account.createMany({
    data: people.map(({ accountId: id, email, name: displayName }) => ({ id, email, displayName })),
  });
  await prisma.member.createMany({
    data: people.map(({ accountId, email }, index) => ({
      ...{ id: newId("member"), organizationId, accountId, email },
      ...memberOf(index),
    })),
  });
}

function named(slug: string, name: string, count: number): Person[] {
  return Array.from({ length: count }, (_, index) => ({
    accountId: newId("account"),
    email: `${name.toLowerCase()}-${index + 1}-${slug}@example.com`,
    name: `${name} ${index + 1}`,
  }));
}

/**
 * Fills an organization with 300 applicants. The given coach and three others each coach 75 of them: 30 joined weeks
 * ago and share nothing, and the rest joined this week.
 */
export async function fillPractice(slug: string, coachEmail: string): Promise<void> {
  const { id: organizationId } = await prisma.organization.update({
    where: { id: await organizationIdOf(slug) },
    data: { complimentarySeats: 400 },
  });
  const coach = await prisma.member.findFirstOrThrow({ where: { organizationId, email: coachEmail } });
  const others = named(slug, "Coach", 3);
  await addMembers(organizationId, others, () => ({ role: "coach", joinedAt: daysAgo(90) }));
  const coachIds = [coach, ...others].map(({ accountId }) => accountId);
  const applicants = named(slug, "Applicant", 300);
  await addMembers(organizationId, applicants, (index) => ({
    role: "applicant",
    joinedAt: daysAgo(index < 120 ? 40 : 3),
  }));
  await prisma.coachAssignment.createMany({
    data: applicants.map(({ accountId }, index) => ({
      ...{ id: newId("coachAssignment"), organizationId, accountId },
      coachId: coachIds[index % coachIds.length] ?? "",
      ledAt: daysAgo(2),
    })),
  });
}

/** Adds graduates of a cohort who finished three weeks ago; the first of them share an accepted card each. */
export async function addGraduates(
  slug: string,
  { cohortId, count, accepted }: { cohortId: string; count: number; accepted: number },
): Promise<void> {
  const organizationId = await organizationIdOf(slug);
  await prisma.organization.update({ where: { id: organizationId }, data: { complimentarySeats: count } });
  const people = named(slug, "Graduate", count);
  await addMembers(organizationId, people, () => ({ role: "applicant", joinedAt: daysAgo(120) }));
  const finished = { joinedAt: daysAgo(110), leftAt: daysAgo(20), departureReason: "completed" };
  await prisma.stint.createMany({
    data: people.map(({ accountId }) => ({
      ...{ id: newId("stint"), organizationId, cohortId, accountId },
      ...finished,
    })),
  });
  const cards = people.slice(0, accepted).map(({ accountId }) => ({
    accountId,
    boardId: newId("board"),
    companyId: newId("company"),
    id: newId("application"),
  }));
  await prisma.board.createMany({
    data: cards.map(({ accountId, boardId: id }) => ({ accountId, id, name: "Search", isActive: true })),
  });
  await prisma.company.createMany({
    data: cards.map(({ accountId, companyId: id }) => ({ accountId, id, name: "Acme" })),
  });
  const entered = daysAgo(5);
  await prisma.application.createMany({
    data: cards.map((card) => ({
      ...card,
      ...{ status: "accepted", rank: "a0", creationMethod: "api", jobTitle: "Developer" },
      statusChangedAt: entered,
    })),
  });
  await prisma.statusHistory.createMany({
    data: cards.map(({ accountId, id: applicationId }) => ({
      ...{ accountId, applicationId, status: "accepted", enteredAt: entered },
    })),
  });
  await prisma.share.createMany({
    data: cards.map(({ accountId, boardId }) => ({ id: newId("share"), organizationId, accountId, boardId })),
  });
}

/** Records documented work in the field for everyone who was in a cohort, with pay in two currencies. A fifth of them contest it. */
export async function addOutcomes(slug: string): Promise<void> {
  const organizationId = await organizationIdOf(slug);
  const stints = await prisma.stint.findMany({ where: { organizationId }, select: { accountId: true } });
  const recorded = {
    source: "staff",
    recordedByName: "Noor Haddad",
    recordedAt: daysAgo(5),
    updatedAt: daysAgo(5),
  };
  await prisma.outcome.createMany({
    data: stints.map(({ accountId }, index) => ({
      ...{ id: newId("outcome"), organizationId, accountId, kind: "full_time", happenedOn: daysAgo(10) },
      ...{ employer: "Bright Fern", title: "Engineer", inField: true, evidence: "Offer letter" },
      ...{ payAmount: 4_000 + index, payCurrency: index % 2 ? "EUR" : "USD", payPeriod: "monthly" },
      ...(index % 5 ? {} : { contest: "It is part-time.", contestedAt: daysAgo(4) }),
      ...recorded,
    })),
  });
}

async function organizationIdOf(slug: string): Promise<string> {
  return (await prisma.organization.findFirstOrThrow({ where: { slug, sandboxId: null } })).id;
}
