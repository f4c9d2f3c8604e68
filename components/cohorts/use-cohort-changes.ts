"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, type Inputs } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { ofOrganization } from "#components/api/query-client.ts";

type Without<Input> = Omit<Input, "organizationSlug">;

/** What managers do to cohorts and to the stints in them; everything of the organization is read again after. */
export function useCohortChanges(organizationSlug: string) {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries(ofOrganization(organizationSlug));
  const create = useMutation({
    meta: { silent: true },
    mutationFn: (name: string) => api.cohorts.create.mutate({ organizationSlug, name }),
    onSettled,
  });
  const rename = useMutation({
    meta: { silent: true },
    mutationFn: (given: { cohortId: string; name: string }) =>
      api.cohorts.update.mutate({ organizationSlug, ...given }),
    onSettled,
  });
  const archive = useMutation({
    mutationFn: (given: { cohortId: string; archived: boolean }) =>
      api.cohorts.update.mutate({ organizationSlug, ...given }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (cohortId: string) => api.cohorts.delete.mutate({ organizationSlug, cohortId }),
    onSettled,
  });
  const end = useMutation({
    mutationFn: (given: Without<Inputs["cohortMemberships"]["end"]>) =>
      api.cohortMemberships.end.mutate({ organizationSlug, ...given }),
    onSettled,
  });
  const place = useMutation({
    mutationFn: async ({ cohortId, emails }: { cohortId: string; emails: readonly string[] }) => {
      for (const applicantEmail of emails) {
        await api.cohortMemberships.create
          .mutate({ organizationSlug, cohortId, applicantEmail })
          .catch(unlessAlreadyThere);
      }
    },
    onSettled,
  });
  return { create, rename, archive, remove, end, place };
}

/** Somebody placed them a moment ago: that is what was wanted. */
function unlessAlreadyThere(error: unknown): void {
  if (problemOf(error)?.code !== "already_in_cohort") throw error;
}
