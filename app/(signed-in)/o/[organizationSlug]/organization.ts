import { cache } from "react";
import { notFoundWhenAbsent } from "../../not-found-when-absent.ts";
import { signedIn } from "../../signed-in.ts";

/** The viewer's place in the organization of the path, asked once a request; others get the page of things that are not there. */
export const readOrganization = cache(async (organizationSlug: string) => {
  const { call, viewer } = await signedIn(`/o/${organizationSlug}`);
  const organization = await notFoundWhenAbsent(call.pages.organization({ organizationSlug }));
  return { call, viewer, organization };
});

export type OrganizationParams = { params: Promise<{ organizationSlug: string }> };
