"use client";
import { useQuery } from "@tanstack/react-query";
import { api } from "#components/api/client.ts";
import { organizationKeys } from "#components/organizations/organization-keys.ts";
import type { Organization } from "./types.ts";

/** The viewer's place in the organization and its seats, as they are now. */
export function useOrganization(initial: Organization): Organization {
  const organizationSlug = initial.slug;
  const { data } = useQuery({
    queryKey: organizationKeys.one(organizationSlug),
    queryFn: () => api.pages.organization.query({ organizationSlug }),
    initialData: initial,
  });
  return data;
}
