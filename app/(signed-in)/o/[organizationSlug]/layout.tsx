import type { ReactNode } from "react";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import {
  MembershipWatch,
  OrganizationNavigation,
} from "#components/organizations/organization-navigation.tsx";
import { ViewerRole } from "#components/organizations/viewer-role.tsx";
import { SampleBanner } from "#components/sandbox/sample-organization.tsx";
import { can } from "#domain/permissions.ts";
import { type OrganizationParams, readOrganization } from "./organization.tsx";

/** Renders an organization's own navigation above one of its pages. */
export default async function OrganizationLayout({
  params,
  children,
}: OrganizationParams & { children: ReactNode }) {
  const { call, viewer, organization } = await readOrganization((await params).organizationSlug);
  const { name, slug, role } = organization;
  const isSample =
    viewer.environment === "sandbox" &&
    can(role, "organizations.try_sample") &&
    (await call.sandbox.getCopy({ organizationSlug: slug })).exists;
  return (
    <PageMessages namespaces={["api", "members", "organizations", "shell"]}>
      <MembershipWatch organization={organization} />
      <OrganizationNavigation name={name} slug={slug} role={role} />
      {isSample ? <SampleBanner organizationSlug={slug} name={name} /> : null}
      <div className="section-pages">
        <ViewerRole role={role}>{children}</ViewerRole>
      </div>
    </PageMessages>
  );
}
