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
        await (await fetch(path, { headers: { Cookie } })).arrayBuffer();
      },
      expected: () => ({ organizationId, by: owner.person.accountId, subjectLabel: name, details: {} }),
    };
  },
};
