"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, type Inputs } from "#components/api/client.ts";
import { ofOrganization } from "#components/api/query-client.ts";
import { LIMITS } from "#domain/limits.ts";

type Departure = Inputs["cohortMemberships"]["endMany"]["departureReason"];

/** Why somebody's time in a cohort ends, the likeliest first. */
export const DEPARTURES = ["placed", "completed", "withdrew", "removed"] as const satisfies Departure[];

/** Places many applicants in a cohort, or ends their time in one; each answers how many it changed. */
export function useBulkCohorts(organizationSlug: string) {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries(ofOrganization(organizationSlug));
  const place = useMutation({
    meta: { silent: true },
    mutationFn: ({ cohortId, emails }: { cohortId: string; emails: readonly string[] }) =>
      inBatches(emails, (applicantEmails) =>
        api.cohortMemberships.placeMany.mutate({ organizationSlug, cohortId, applicantEmails }),
      ),
    onSettled,
  });
  const end = useMutation({
    meta: { silent: true },
    mutationFn: (given: {
      cohortId: string;
      emails: readonly string[];
      departureReason: Departure;
      note: string;
    }) => {
      const { cohortId, emails, departureReason, note } = given;
      const said = note === "" ? {} : { note };
      return inBatches(emails, (applicantEmails) =>
        api.cohortMemberships.endMany.mutate({
          organizationSlug,
          cohortId,
          applicantEmails,
          departureReason,
          ...said,
        }),
      );
    },
    onSettled,
  });
  return { place, end };
}

/** As many at once as a request takes. */
async function inBatches(
  emails: readonly string[],
  send: (emails: string[]) => Promise<{ changed: number }>,
): Promise<number> {
  const most = LIMITS.requests.bulkCards;
  let changed = 0;
  for (let from = 0; from < emails.length; from += most) {
    changed += (await send(emails.slice(from, from + most))).changed;
  }
  return changed;
}
