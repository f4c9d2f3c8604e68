import { useQuery } from "@tanstack/react-query";
import { trpc } from "#components/api/client.ts";

/**
 * Reads an applicant's changes since the viewer last looked, and when that was. They are read once for each opening: looking ends what is
 * new, and the list must stay while it is read.
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
