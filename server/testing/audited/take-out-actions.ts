import { signIn } from "../actors.ts";
import { serverOrigin } from "../http-server.ts";
import { makeCoaching } from "../membership.ts";

/** The expectation for the full download of an organization, which is no operation. */
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
};
