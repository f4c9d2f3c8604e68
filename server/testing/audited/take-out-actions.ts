import { prisma } from "#server/lib/database.ts";
import { deleteLeavers } from "#server/resources/organization-retention/service.ts";
import { pageCaller } from "#server/transports/page-caller.ts";
import { signIn } from "../actors.ts";
import { serverOrigin } from "../http-server.ts";
import { makeCoaching } from "../membership.ts";
import { addMember, seedJoinRequest } from "../organization-rows.ts";

/** Expectations for the full download of an organization and its retention, which only pages offer. */
export const takeOutActions = {
  organization_taken_out: async () => {
    const { organizationSlug, owner, id: organizationId } = await makeCoaching();
    const { name } = await owner.api.ok("organizations.get", { organizationSlug });
    const Cookie = await signIn(owner.person);
    return {
      act: async () => {
        const path = `${await serverOrigin()}/api/organization-take-out/${organizationSlug}`;
        const response = await fetch(path, { headers: { Cookie } });
        if (!response.ok) throw new Error(String(response.status));
        await response.arrayBuffer();
      },
      expected: () => ({ organizationId, by: owner.person.accountId, subjectLabel: name, details: {} }),
    };
  },
  retention_changed: async () => {
    const { organizationSlug, owner, id: organizationId } = await makeCoaching();
    const { name } = await owner.api.ok("organizations.get", { organizationSlug });
    const pages = await pageCaller(await signIn(owner.person));
    return {
      act: async () => pages?.call.organizationRetention.set({ organizationSlug, months: 24 }),
      expected: () => ({
        organizationId,
        by: owner.person.accountId,
        subjectLabel: name,
        details: { before: { months: null }, after: { months: 24 } },
      }),
    };
  },
  leavers_deleted: async () => {
    const { organizationSlug, owner, id: organizationId } = await makeCoaching();
    const { name } = await owner.api.ok("organizations.get", { organizationSlug });
    const { accountId, memberId, email } = await addMember({ id: organizationId }, "applicant");
    await prisma.member.delete({ where: { id: memberId } });
    const id = await seedJoinRequest(organizationId, accountId);
    await prisma.joinRequest.update({
      where: { organizationId_id: { organizationId, id } },
      data: { askedAt: new Date(0) },
    });
    await prisma.organization.update({ where: { id: organizationId }, data: { leaverMonths: 24 } });
    return {
      act: () => deleteLeavers(),
      expected: () => ({
        organizationId,
        by: "Retention",
        subjectLabel: name,
        details: { people: 1, months: 24 },
        secrets: [email],
      }),
    };
  },
};
