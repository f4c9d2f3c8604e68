import type { ReactNode } from "react";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import {
  MembershipWatch,
  OrganizationNavigation,
} from "#components/organizations/organization-navigation.tsx";
import { ViewerRole } from "#components/organizations/viewer-role.tsx";
import { type OrganizationParams, readOrganization } from "./organization.ts";

/** Renders an organization's own navigation above one of its pages. */
export default async function OrganizationLayout({
  params,
  children,
}: OrganizationParams & { children: ReactNode }) {
  const { organization } = await readOrganization((await params).organizationSlug);
  const { name, slug, role } = organization;
  return (
    <PageMessages namespaces={["api", "members", "organizations", "shell"]}>
      <MembershipWatch organization={organization} />
      <OrganizationNavigation name={name} slug={slug} role={role} />
      <ViewerRole role={role}>{children}</ViewerRole>
    </PageMessages>
  );
}
