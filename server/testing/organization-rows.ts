import { randomUUID } from "node:crypto";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import type { ExampleRows } from "#server/resources/example-rows.ts";
import type { Rest } from "./rest.ts";

export const ORGANIZATION_ROWS = [
  "organizationSlug",
  "cohortId",
  "emptyCohortId",
  "membershipId",
  "applicantEmail",
  "memberId",
  "invitationId",
  "myInvitationId",
  "organizationWebhookId",
  "organizationDeliveryId",
] as const satisfies (keyof ExampleRows)[];
type OrganizationRows = Pick<ExampleRows, (typeof ORGANIZATION_ROWS)[number]>;

/** An organization of the caller, with an applicant of its environment in one of two cohorts. */
export async function plantOrganizationRows(api: Rest): Promise<OrganizationRows> {
  // A name of its own, so that no slug of one environment is also one of the other.
  const name = `Example school ${randomUUID()}`;
  const organization = await api.ok("organizations.create", { name, type: "bootcamp" });
  const { slug: organizationSlug } = organization;
  const { email: applicantEmail } = await addMember(organization, "applicant");
  const cohort = await api.ok("cohorts.create", { organizationSlug, name: "Autumn 2026" });
  const empty = await api.ok("cohorts.create", { organizationSlug, name: "Winter 2027" });
  const stint = await api.ok("cohort_memberships.create", {
    organizationSlug,
    cohortId: cohort.id,
    applicantEmail,
  });
  const { memberId } = await addMember(organization, "owner");
  const invitationId = await plantInvitation(organization, `${randomUUID()}@people.example`);
  const { user } = await api.ok("me.get", {});
  const myInvitationId = await plantInvitation(await makeHost(organization), user.email);
  const webhook = await api.ok("organization_webhooks.create", {
    organizationSlug,
    url: "https://hooks.example/",
  });
  const test = await api.ok("organization_webhooks.send_test", { organizationSlug, webhookId: webhook.id });
  return {
    organizationWebhookId: webhook.id,
    organizationDeliveryId: test.id,
    organizationSlug,
    memberId,
    invitationId,
    myInvitationId,
    cohortId: cohort.id,
    emptyCohortId: empty.id,
    membershipId: stint.id,
    applicantEmail,
  };
}

/** A new person of the organization's environment as its member; one that only rows speak of, for it has no user. */
export async function addMember({ id: organizationId }: { id: string }, role: string) {
  const { sandboxId } = await prisma.organization.findUniqueOrThrow({ where: { id: organizationId } });
  const email = `${randomUUID()}@members.example`;
  const account = await prisma.account.create({
    data: { id: newId("account"), sandboxId, email, displayName: "Kim Sole" },
  });
  const member = await prisma.member.create({
    data: { id: newId("member"), organizationId, accountId: account.id, email, role },
  });
  return { accountId: account.id, memberId: member.id, email };
}

/** Another organization of the same environment. */
async function makeHost({ id }: { id: string }) {
  const { sandboxId } = await prisma.organization.findUniqueOrThrow({ where: { id } });
  return prisma.organization.create({
    data: {
      id: newId("organization"),
      sandboxId,
      name: "Hosting school",
      slug: `host-${randomUUID()}`,
      type: "college",
    },
  });
}

/** A pending invitation of an address as a coach; no mail was sent. */
export async function plantInvitation(
  { id: organizationId }: { id: string },
  email: string,
): Promise<string> {
  const { id } = await prisma.invitation.create({
    data: {
      id: newId("invitation"),
      organizationId,
      email,
      role: "coach",
      invitedByName: "Ada Kern",
      tokenHash: randomUUID(),
      expiresAt: new Date(Date.now() + 86_400_000),
    },
  });
  return id;
}
