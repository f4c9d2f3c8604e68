"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { ROSTER_A_PAGE, type RosterPageData } from "./roster-data.ts";

/** All rows of the roster, as they come: the first page with the document, the others one after the other. */
export function useRoster(organizationSlug: string, initial: RosterPageData | null) {
  const list = useInfiniteQuery(
    trpc.roster.list.infiniteQueryOptions(
      {
        organizationSlug,
        limit: ROSTER_A_PAGE,
      },
      {
        getNextPageParam: ({ nextCursor }) => nextCursor,
        ...(initial ? { initialData: { pages: [initial], pageParams: [null] } } : {}),
      },
    ),
  );
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  return {
    rows,
    /** Closed since the organization went over its seats, which may have happened a moment ago. */
    isOverSeats: problemOf(error)?.code === "seat_limit_exceeded" || (initial === null && data === undefined),
    isComplete: !hasNextPage,
    hasFailed: isFetchNextPageError,
    retry: refetch,
  };
}
