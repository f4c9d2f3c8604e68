"use client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { api } from "#components/api/client.ts";
import { LIMITS } from "#domain/limits.ts";
import {
  type AuditEvent,
  type AuditFilter,
  type AuditPageData,
  auditKeys,
  EVENTS_A_PAGE,
} from "./audit-keys.ts";

const MOST_AT_ONCE = LIMITS.requests.pageSizeMost;

function readPage(
  organizationSlug: string,
  { action, person }: AuditFilter,
  limit: number,
  cursor: string | null,
) {
  return api.pages.auditLog.query({
    organizationSlug,
    limit,
    ...(action === null ? {} : { action }),
    ...(person === "" ? {} : { person }),
    ...(cursor === null ? {} : { cursor }),
  });
}

/** The log under a filter, page by page. */
export function useAuditLog(organizationSlug: string, filter: AuditFilter, initial: AuditPageData) {
  const isUnfiltered = filter.action === null && filter.person === "";
  return useInfiniteQuery({
    queryKey: auditKeys.list(organizationSlug, filter),
    queryFn: ({ pageParam }) => readPage(organizationSlug, filter, EVENTS_A_PAGE, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    ...(isUnfiltered ? { initialData: { pages: [initial], pageParams: [null] } } : {}),
  });
}

/** All that the filter leaves of the log. */
export async function readWholeLog(organizationSlug: string, filter: AuditFilter): Promise<AuditEvent[]> {
  const events: AuditEvent[] = [];
  let cursor: string | null = null;
  do {
    const answer: AuditPageData = await readPage(organizationSlug, filter, MOST_AT_ONCE, cursor);
    events.push(...answer.data);
    cursor = answer.nextCursor;
  } while (cursor !== null);
  return events;
}
