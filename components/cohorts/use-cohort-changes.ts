"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, type Inputs } from "#components/api/client.ts";
import { ofOrganization } from "#components/api/query-client.ts";
import { LIMITS } from "#domain/limits.ts";

const PLACED_MOST = LIMITS.requests.bulkCards;

type Without<Input> = Omit<Input, "organizationSlug">;

/** Returns the managers' changes of cohorts and memberships; all reads of the organization are repeated after each. */
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
    mutationFn: (given: Without<Inputs["cohortMemberships"]["endMany"]>) =>
      api.cohortMemberships.endMany.mutate({ organizationSlug, ...given }),
    onSettled,
  });
  const correct = useMutation({
    mutationFn: (given: Without<Inputs["cohortMemberships"]["correct"]>) =>
      api.cohortMemberships.correct.mutate({ organizationSlug, ...given }),
    onSettled,
  });
  const place = useMutation({
    mutationFn: async (given: {
      cohortId: string;
      emails: readonly string[];
      joinedAt: string | undefined;
    }) => {
      const { cohortId, emails, joinedAt } = given;
      const changeIds: string[] = [];
      for (let from = 0; from < emails.length; from += PLACED_MOST) {
        const applicantEmails = emails.slice(from, from + PLACED_MOST);
        const { changeId } = await api.cohortMemberships.placeMany.mutate({
          organizationSlug,
          cohortId,
          applicantEmails,
          ...(joinedAt === undefined ? {} : { joinedAt }),
        });
        if (changeId !== null) changeIds.push(changeId);
      }
      return changeIds;
    },
    onSettled,
  });
  return { create, rename, archive, remove, end, correct, place };
}
