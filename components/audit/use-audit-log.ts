"use client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { api, trpc } from "#components/api/client.ts";
import { LIMITS } from "#domain/limits.ts";
import { type AuditEvent, type AuditFilter, type AuditPageData, EVENTS_A_PAGE } from "./audit-log.ts";

const MOST_AT_ONCE = LIMITS.requests.pageSizeMost;

function inputOf(organizationSlug: string, { action, person }: AuditFilter, limit: number) {
  return {
    organizationSlug,
    limit,
    ...(action === null ? {} : { action }),
    ...(person === "" ? {} : { person }),
  };
}

/** The log under a filter, page by page. */
export function useAuditLog(organizationSlug: string, filter: AuditFilter, initial: AuditPageData) {
  const isUnfiltered = filter.action === null && filter.person === "";
  return useInfiniteQuery(
    trpc.auditEvents.search.infiniteQueryOptions(inputOf(organizationSlug, filter, EVENTS_A_PAGE), {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
      ...(isUnfiltered ? { initialData: { pages: [initial], pageParams: [null] } } : {}),
    }),
  );
}

/** All that the filter leaves of the log. */
export async function readWholeLog(organizationSlug: string, filter: AuditFilter): Promise<AuditEvent[]> {
  const events: AuditEvent[] = [];
  let cursor: string | null = null;
  do {
    const answer: AuditPageData = await api.auditEvents.search.query({
      ...inputOf(organizationSlug, filter, MOST_AT_ONCE),
      ...(cursor === null ? {} : { cursor }),
    });
    events.push(...answer.data);
    cursor = answer.nextCursor;
  } while (cursor !== null);
  return events;
}
