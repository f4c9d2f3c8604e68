import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { cache } from "react";
import { toOperationError } from "#server/core/errors.ts";
import { notFoundWhenAbsent } from "../../not-found-when-absent.ts";
import { signedIn } from "../../signed-in.ts";

/** Returns the viewer's membership in the organization of the path, read once per request. Nonmembers get the "not found" page. */
export const readOrganization = cache(async (organizationSlug: string) => {
  const { call, viewer } = await signedIn(`/o/${organizationSlug}`);
  const organization = await notFoundWhenAbsent(call.organizations.getLayout({ organizationSlug })).catch(
    (error: unknown) => {
      if (toOperationError(error).code !== "second_factor_required") throw error;
      redirect(`/second-factor?${new URLSearchParams({ organization: organizationSlug })}`);
    },
  );
  return { call, viewer, organization };
});

export type OrganizationParams = { params: Promise<{ organizationSlug: string }> };

/** Returns the metadata of a page of the organization, whose title names both. */
export async function organizationMetadata(
  params: OrganizationParams["params"],
  page: string,
): Promise<Metadata> {
  const { organization } = await readOrganization((await params).organizationSlug);
  return { title: `${page} · ${organization.name}` };
}
