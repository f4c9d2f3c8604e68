import { expect } from "@playwright/test";
import type { Api } from "./api.ts";

/**
 * Creates an organization as the coach, and shares the applicant's active board with it; the applicant's email must be
 * verified. Returns the path of the shared board.
 */
export async function shareBoard(coach: Api, applicant: Api, email: string): Promise<string> {
  const { slug } = await coach.change<{ slug: string }>("organizations.create", {
    name: "Harbor Careers",
    type: "career_coach",
  });
  await coach.change("organizationInvitations.create", {
    organizationSlug: slug,
    emails: [email],
    role: "applicant",
  });
  const { data } = await applicant.read<{ data: { id: string }[] }>("invitations.listMine", {});
  expect(data.length, "the address is confirmed").toBe(1);
  await applicant.change("invitations.accept", { invitationId: data[0]?.id });
  const boardId = await applicant.boardId();
  const share = await applicant.change<{ id: string }>("shares.create", { boardId, organizationSlug: slug });
  return `/o/${slug}/shares/${share.id}`;
}
