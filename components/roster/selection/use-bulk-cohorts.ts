"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, type Inputs } from "#components/api/client.ts";
import { ofOrganization } from "#components/api/query-client.ts";
import { LIMITS } from "#domain/limits.ts";

type Departure = Inputs["cohortMemberships"]["endMany"]["departureReason"];

/** The number of changed memberships, and the ids to undo the changes. */
type Changes = { changed: number; changeIds: readonly string[] };

/** Places many applicants in a cohort, or ends their memberships in one. */
export function useBulkCohorts(organizationSlug: string) {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries(ofOrganization(organizationSlug));
  const place = useMutation({
    meta: { silent: true },
    mutationFn: (given: { cohortId: string; emails: readonly string[]; joinedAt: string | undefined }) => {
      const { cohortId, emails, joinedAt } = given;
      const since = joinedAt === undefined ? {} : { joinedAt };
      return inBatches(emails, (applicantEmails) =>
        api.cohortMemberships.placeMany.mutate({ organizationSlug, cohortId, applicantEmails, ...since }),
      );
    },
    onSettled,
  });
  const end = useMutation({
    meta: { silent: true },
    mutationFn: (given: {
      cohortId: string;
      emails: readonly string[];
      departureReason: Departure;
      leftAt: string | undefined;
      note: string;
    }) => {
      const { cohortId, emails, departureReason, leftAt, note } = given;
      const said = { ...(note === "" ? {} : { note }), ...(leftAt === undefined ? {} : { leftAt }) };
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

/** Sends the addresses in batches that each fit a request. */
async function inBatches(
  emails: readonly string[],
  send: (emails: string[]) => Promise<{ changed: number; changeId: string | null }>,
): Promise<Changes> {
  const most = LIMITS.requests.bulkCards;
  let changed = 0;
  const changeIds: string[] = [];
  for (let from = 0; from < emails.length; from += most) {
    const sent = await send(emails.slice(from, from + most));
    changed += sent.changed;
    if (sent.changeId !== null) changeIds.push(sent.changeId);
  }
  return { changed, changeIds };
}
