import { randomUUID } from "node:crypto";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import type { Rest } from "./rest.ts";

/** Rows of an organization that the examples name; the caller owns it. */
export type OrganizationRows = {
  organizationSlug: string;
  cohortId: string;
  emptyCohortId: string;
  /** The open stint of the applicant in the cohort. */
  membershipId: string;
  applicantEmail: string;
};

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
  return {
    organizationSlug,
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
