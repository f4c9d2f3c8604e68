import { randomUUID } from "node:crypto";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { seedAppointment, seedBookingPage } from "./appointment-rows.ts";
import { makeBoard } from "./factories.ts";
import { addMember } from "./organization-rows.ts";
import type { Seeder, Seeders } from "./seeding.ts";

/** Creates a card that an applicant of the caller's organization shares with it. */
const seedSharedCard: Seeder = async (api, row) => {
  const own = await api.ok("organizations.get", { organizationSlug: await row("organizationSlug") });
  const { shareId, applicationId } = await shareCard(own, (await addMember(own, "applicant")).accountId);
  return { organizationShareId: shareId, sharedApplicationId: applicationId };
};

/** The rows about sharing that the examples refer to, for a caller who owns the organization. */
export const SHARING_ROWS = {
  coachingSlug: async (api) => {
    const { account } = await prisma.board.findFirstOrThrow({
      where: { id: (await api.ok("boards.list", {})).data[0]?.id ?? "" },
      include: { account: true },
    });
    const coaching = await prisma.organization.create({
      data: {
        id: newId("organization"),
        sandboxId: account.sandboxId,
        name: "Harbor Careers",
        slug: `harbor-${randomUUID()}`,
        type: "career_coach",
      },
    });
    await prisma.member.create({
      data: {
        id: newId("member"),
        organizationId: coaching.id,
        accountId: account.id,
        email: account.email,
        role: "applicant",
      },
    });
    return { coachingSlug: coaching.slug };
  },
  ownOutcomeId: async (api, row) => {
    const of = await memberOf(await api.ok("me.get", {}), await row("coachingSlug"));
    const id = newId("outcome");
    const at = { recordedAt: new Date(), updatedAt: new Date(), recordedByName: "Ilse Brandt" };
    await prisma.outcome.create({
      data: { id, kind: "full_time", happenedOn: new Date("2026-11-10"), source: "staff", ...at, ...of },
    });
    return { ownOutcomeId: id };
  },
  ownAssignedTaskId: async (api, row) => {
    const of = await memberOf(await api.ok("me.get", {}), await row("coachingSlug"));
    const id = newId("assignedTask");
    const at = { assignedAt: new Date(), updatedAt: new Date(), assignedByName: "Ilse Brandt" };
    await prisma.assignedTask.create({ data: { id, text: "Send the résumé", ...at, ...of } });
    return { ownAssignedTaskId: id };
  },
  ownMembershipId: async (api, row) => {
    const of = await memberOf(await api.ok("me.get", {}), await row("coachingSlug"));
    const cohortId = newId("cohort");
    const id = newId("stint");
    await prisma.cohort.create({
      data: { id: cohortId, name: "Evening class", organizationId: of.organizationId },
    });
    await prisma.stint.create({ data: { id, cohortId, joinedAt: new Date(), ...of } });
    return { ownMembershipId: id };
  },
  bookableCoachId: async (api, row) => {
    const { organizationId } = await memberOf(await api.ok("me.get", {}), await row("coachingSlug"));
    const { accountId, memberId } = await addMember({ id: organizationId }, "coach");
    await seedBookingPage(organizationId, accountId);
    return { bookableCoachId: memberId };
  },
  freeStart: async (api, row) => {
    const of = { organizationSlug: await row("coachingSlug"), coachId: await row("bookableCoachId") };
    const { data } = await api.ok("appointments.list_slots", of);
    return { freeStart: data.at(-1)?.startsAt ?? "" };
  },
  ownAppointmentId: async (api, row) => {
    const organizationSlug = await row("coachingSlug");
    const coach = await prisma.member.findUniqueOrThrow({ where: { id: await row("bookableCoachId") } });
    const { user } = await api.ok("me.get", {});
    const of = { coachId: coach.accountId, email: user.email };
    return { ownAppointmentId: await seedAppointment(organizationSlug, of) };
  },
  shareId: async (api, row) => {
    const { id: boardId } = await makeBoard(api, "Shared board");
    const organizationSlug = await row("coachingSlug");
    return { shareId: (await api.ok("shares.create", { boardId, organizationSlug })).id };
  },
  organizationShareId: seedSharedCard,
  sharedApplicationId: seedSharedCard,
  noteId: async (api, row) => {
    const applicationId = await row("sharedApplicationId");
    const body = "Lead with the migration you ran.";
    return { noteId: (await api.ok("coach_notes.create", { applicationId, body })).id };
  },
} satisfies Partial<Seeders>;

/** Returns the caller's account, and an organization of their environment. */
async function memberOf({ user }: { user: { email: string } }, slug: string) {
  const { accountId, organizationId } = await prisma.member.findFirstOrThrow({
    where: { email: user.email, organization: { slug } },
  });
  return { accountId, organizationId };
}

/** Creates a board with one card, only as rows, shared with the organization. */
async function shareCard({ id: organizationId }: { id: string }, accountId: string) {
  const [boardId, companyId, applicationId] = [newId("board"), newId("company"), newId("application")];
  await prisma.board.create({ data: { id: boardId, accountId, name: "My job search", isActive: true } });
  await prisma.company.create({ data: { id: companyId, accountId, name: "Bright Fern" } });
  await prisma.application.create({
    data: {
      id: applicationId,
      accountId,
      boardId,
      companyId,
      status: "applied",
      rank: "a0",
      creationMethod: "form",
      jobTitle: "Platform engineer",
      statusHistory: { create: { status: "applied", enteredAt: new Date() } },
    },
  });
  const { id: shareId } = await prisma.share.create({
    data: { id: newId("share"), organizationId, boardId, accountId },
  });
  return { shareId, applicationId };
}
