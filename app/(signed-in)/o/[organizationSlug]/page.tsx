import { redirect } from "next/navigation";
import { homeOf } from "#components/organizations/sections.ts";
import { type OrganizationParams, readOrganization } from "./organization.ts";

/** Leads to the first page of the organization that the viewer's role sees. */
export default async function OrganizationRoute({ params }: OrganizationParams) {
  const { organization } = await readOrganization((await params).organizationSlug);
  redirect(homeOf(organization.slug, organization.role));
}
