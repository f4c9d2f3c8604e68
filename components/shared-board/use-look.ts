import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, trpc } from "#components/api/client.ts";

/**
 * Stores that the viewer looks at an applicant now, and removes the applicant's "new" mark from the roster.
 * @param isRead true once the changes have been read, because looking marks them as seen
 */
export function useLook(query: { organizationSlug: string; applicantEmail: string }, isRead: boolean): void {
  const { organizationSlug, applicantEmail } = query;
  const queryClient = useQueryClient();
  const { mutate: markLooked } = useMutation({
    meta: { silent: true },
    mutationFn: () => api.roster.markLooked.mutate({ organizationSlug, applicantEmail }),
    onSuccess: ({ lookedAt }) => {
      queryClient.setQueryData(
        trpc.roster.listLooks.queryKey({ organizationSlug }),
        (looks) =>
          looks && [
            ...looks.filter((look) => look.applicantEmail !== applicantEmail),
            { applicantEmail, lookedAt, repliedAt: null },
          ],
      );
    },
  });
  useEffect(() => {
    if (isRead) markLooked();
  }, [isRead, markLooked]);
}
