import { newestLinks, waitingRequests } from "#components/joining/joining-data.ts";
import { INVITATIONS_A_PAGE, MEMBERS_A_PAGE } from "#components/members/members-data.ts";
import { MembersPage } from "#components/members/members-page.tsx";
import { can } from "#domain/permissions.ts";
import { organizationRoute, organizationTitle } from "../organization.tsx";

export const generateMetadata = organizationTitle("sections.members");

export default organizationRoute(
  { permission: "members.list", namespaces: ["joining"] },
  async ({ call, organization, organizationSlug, address }) => {
    async function firstInvitations() {
      const first = { organizationSlug, limit: INVITATIONS_A_PAGE };
      const [counts, waiting, declined] = await Promise.all([
        call.organizationInvitations.count({ organizationSlug }),
        call.organizationInvitations.search({ ...first, show: "waiting" }),
        call.organizationInvitations.search({ ...first, show: "declined" }),
      ]);
      return { counts, waiting, declined };
    }
    /** Returns the email of the invitation that the address names; null if there is none. */
    async function namedEmail() {
      const invitationId = address.get("invitation");
      if (invitationId === null) return null;
      const named = { organizationSlug, invitationId, limit: 1 };
      const lists = await Promise.all([
        call.organizationInvitations.search({ ...named, show: "waiting" }),
        call.organizationInvitations.search({ ...named, show: "declined" }),
      ]);
      return lists.flatMap(({ data }) => data)[0]?.email ?? null;
    }
    async function firstOfJoining() {
      const [requests, links] = await Promise.all([
        call.joining.listRequests(waitingRequests(organizationSlug)),
        call.joining.listLinks(newestLinks(organizationSlug)),
      ]);
      return { requests, links, at: new Date().toISOString() };
    }
    const [staff, applicants, invitations, joining, email] = await Promise.all([
      call.members.list({ organizationSlug, who: "staff", limit: MEMBERS_A_PAGE }),
      call.members.list({ organizationSlug, who: "applicants", limit: MEMBERS_A_PAGE }),
      can(organization.role, "organization_invitations.list") ? firstInvitations() : null,
      can(organization.role, "joining.list") ? firstOfJoining() : null,
      can(organization.role, "organization_invitations.list") ? namedEmail() : null,
    ]);
    return (
      <MembersPage
        key={email}
        organization={organization}
        staff={staff}
        applicants={applicants}
        invitations={invitations}
        joining={joining}
        initialSearch={email ?? ""}
      />
    );
  },
);
