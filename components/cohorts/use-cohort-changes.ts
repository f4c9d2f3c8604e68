import { api, ofOrganization } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";

/** Returns the functions with which managers change cohorts; each change repeats all reads of the organization. */
export function useCohortChanges(organizationSlug: string) {
  const affects = ofOrganization(organizationSlug);
  const create = useChange({
    mutationFn: (name: string) => api.cohorts.create.mutate({ organizationSlug, name }),
    silent: true,
    affects,
  });
  const rename = useChange({
    mutationFn: (input: { cohortId: string; name: string }) =>
      api.cohorts.update.mutate({ organizationSlug, ...input }),
    silent: true,
    affects,
  });
  const archive = useChange({
    mutationFn: (input: { cohortId: string; archived: boolean }) =>
      api.cohorts.update.mutate({ organizationSlug, ...input }),
    affects,
  });
  const remove = useChange({
    mutationFn: (cohortId: string) => api.cohorts.delete.mutate({ organizationSlug, cohortId }),
    affects,
  });
  return { create, rename, archive, remove };
}
