import { useQuery } from "@tanstack/react-query";
import { trpc } from "#components/api/client.ts";
import type { Organization } from "./members-data.ts";

/** Returns the viewer's role in the organization and its seats, kept up to date. */
export function useOrganization(initial: Organization): Organization {
  const organizationSlug = initial.slug;
  const { data } = useQuery(
    trpc.organizations.getLayout.queryOptions({ organizationSlug }, { initialData: initial }),
  );
  return data;
}
