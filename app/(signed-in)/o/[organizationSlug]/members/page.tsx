import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { newestLinks, waitingRequests } from "#components/joining/joining-data.ts";
import { INVITATIONS_A_PAGE, MEMBERS_A_PAGE } from "#components/members/members-data.ts";
import { MembersPage } from "#components/members/members-page.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { can } from "#domain/permissions.ts";
import { Arriving } from "../../../arriving.tsx";
import { type OrganizationParams, organizationMetadata, readOrganization } from "../organization.ts";

export async function generateMetadata({ params }: OrganizationParams): Promise<Metadata> {
  return organizationMetadata(params, (await getTranslations("sections"))("members"));
}

type Props = OrganizationParams & { searchParams: Promise<{ search?: string | string[] }> };

export default async function MembersRoute({ params, searchParams }: Props) {
  const [{ organizationSlug }, { search }] = await Promise.all([params, searchParams]);
  return (
    <Arriving shape={<ListSkeleton />}>
      <Members organizationSlug={organizationSlug} search={typeof search === "string" ? search : ""} />
    </Arriving>
  );
}

async function Members({ organizationSlug, search }: { organizationSlug: string; search: string }) {
  const { call, organization } = await readOrganization(organizationSlug);
  if (!can(organization.role, "members.list")) notFound();
  async function firstInvitations() {
    const first = { organizationSlug, limit: INVITATIONS_A_PAGE };
    const [counts, waiting, declined] = await Promise.all([
      call.organizationInvitations.count({ organizationSlug }),
      call.organizationInvitations.search({ ...first, show: "waiting" }),
      call.organizationInvitations.search({ ...first, show: "declined" }),
    ]);
    return { counts, waiting, declined };
  }
  async function firstOfJoining() {
    const [requests, links, rule] = await Promise.all([
      call.joining.listRequests(waitingRequests(organizationSlug)),
      call.joining.listLinks(newestLinks(organizationSlug)),
      call.joining.getRule({ organizationSlug }),
    ]);
    return { requests, links, rule, at: new Date().toISOString() };
  }
  const [staff, applicants, invitations, joining] = await Promise.all([
    call.members.list({ organizationSlug, who: "staff", limit: MEMBERS_A_PAGE }),
    call.members.list({ organizationSlug, who: "applicants", limit: MEMBERS_A_PAGE }),
    can(organization.role, "organization_invitations.list") ? firstInvitations() : null,
    can(organization.role, "joining.list") ? firstOfJoining() : null,
  ]);
  return (
    <PageMessages namespaces={["joining"]}>
      <MembersPage
        organization={organization}
        staff={staff}
        applicants={applicants}
        invitations={invitations}
        joining={joining}
        initialSearch={search}
      />
    </PageMessages>
  );
}
