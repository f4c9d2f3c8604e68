import { useQuery } from "@tanstack/react-query";
import { trpc } from "#components/api/client.ts";

/**
 * Reads an applicant's changes since the viewer last looked, and when that was. Reads them once per opening: looking
 * marks them as seen, but they must stay listed while the viewer reads them.
 */
export function useChanges(query: { organizationSlug: string; applicantEmail: string }) {
  return useQuery(
    trpc.roster.getChanges.queryOptions(query, {
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      enabled: ({ state }) => state.data === undefined,
    }),
  );
}
