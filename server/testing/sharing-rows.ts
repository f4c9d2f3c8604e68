import { randomUUID } from "node:crypto";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import type { ExampleRows } from "#server/resources/example-rows.ts";
import { makeBoard } from "./factories.ts";
import { addMember } from "./organization-rows.ts";
import type { Rest } from "./rest.ts";

export const SHARING_ROWS = [
  "coachingSlug",
  "shareId",
  "organizationShareId",
  "sharedApplicationId",
  "noteId",
] as const satisfies (keyof ExampleRows)[];
type SharingRows = Pick<ExampleRows, (typeof SHARING_ROWS)[number]>;

/** Makes the rows of sharing that the examples name, for a caller who owns the organization. */
export async function plantSharingRows(api: Rest, organizationSlug: string): Promise<SharingRows> {
  const { id: boardId } = await makeBoard(api, "Shared board");
  const { account } = await prisma.board.findFirstOrThrow({
    where: { id: boardId },
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
  const { id: shareId } = await api.ok("shares.create", { boardId, organizationSlug: coaching.slug });
  const own = await api.ok("organizations.get", { organizationSlug });
  const shared = await shareCard(own, (await addMember(own, "applicant")).accountId);
  const { id: noteId } = await api.ok("coach_notes.create", {
    applicationId: shared.applicationId,
    body: "Lead with the migration you ran.",
  });
  return {
    coachingSlug: coaching.slug,
    shareId,
    organizationShareId: shared.shareId,
    sharedApplicationId: shared.applicationId,
    noteId,
  };
}

/** A board with one card of an account that only rows speak of, shared with the organization. */
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
