import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { trpc } from "#components/api/client.ts";
import { inPages, pagesFrom } from "#components/api/more-button.tsx";
import { problemOf } from "#components/api/problem.ts";
import { useQueryInAddress } from "#components/ui/address.ts";
import { APPLICANT } from "#domain/applicant-path.ts";
import { flagged, newsAt } from "#domain/attention.ts";
import { addressOf } from "./filter/roster-filter.ts";
import { type OwingFeedback, ROSTER_A_PAGE, type RosterFilter, type RosterPageData } from "./roster-data.ts";

/**
 * Reads all rows of the roster: the first page comes with the document, the others one after the other.
 * @param owing the applicants whose feedback is missing, who come before others
 */
export function useRoster(organizationSlug: string, initial: RosterPageData | null, owing: OwingFeedback) {
  const list = useInfiniteQuery(
    trpc.roster.listShown.infiniteQueryOptions(
      { organizationSlug, limit: ROSTER_A_PAGE },
      initial ? pagesFrom(initial) : inPages,
    ),
  );
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  const { data: due } = useQuery(
    trpc.roster.listOwingFeedback.queryOptions({ organizationSlug }, { initialData: owing }),
  );
  const { data: looks } = useQuery(trpc.roster.listLooks.queryOptions({ organizationSlug }));
  const rows = useMemo(() => {
    const now = Date.now();
    const all = data?.pages.flatMap((page) => page.data) ?? [];
    const lastOwed = new Map(due.map(({ applicantEmail, scheduledAt }) => [applicantEmail, scheduledAt]));
    const looked = new Map(looks?.map((look) => [look.applicantEmail, look]));
    return all.map((row) => ({
      ...flagged(row, now, lastOwed.get(row.applicantEmail)),
      // Before the looks are known, nothing is marked as new.
      newsAt: looks ? newsAt(row, looked.get(row.applicantEmail), now) : null,
    }));
  }, [data, due, looks]);
  return {
    rows,
    /** True once the organization is over its seats, which may have just happened. */
    isOverSeats: problemOf(error)?.code === "seat_limit_exceeded" || (initial === null && data === undefined),
    isComplete: !hasNextPage,
    /** True once the marks of the rows are loaded too, so that their order no longer changes. */
    isSettled: !hasNextPage && looks !== undefined,
    hasFailed: isFetchNextPageError,
    retry: refetch,
  };
}

/** Keeps the filter in the address, beside the open panel. */
export function useRosterAddress(filter: RosterFilter, opened: string | null): void {
  const address = addressOf(filter);
  if (opened !== null) address.set(APPLICANT, opened);
  useQueryInAddress(address);
}
