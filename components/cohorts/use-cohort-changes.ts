"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#components/api/client.ts";
import { ofOrganization } from "#components/api/query-client.ts";

/** Returns the functions with which managers change cohorts; each change repeats all reads of the organization. */
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
  return { create, rename, archive, remove };
}
