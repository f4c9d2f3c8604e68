"use client";
import { useQuery } from "@tanstack/react-query";
import { trpc } from "#components/api/client.ts";
import type { Organization } from "./members-data.ts";

/** The viewer's place in the organization and its seats, as they are now. */
export function useOrganization(initial: Organization): Organization {
  const organizationSlug = initial.slug;
  const { data } = useQuery(
    trpc.organizations.getFrame.queryOptions({ organizationSlug }, { initialData: initial }),
  );
  return data;
}
