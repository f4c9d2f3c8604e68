import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api, trpc } from "#components/api/client.ts";
import { everyRow } from "#components/api/every-row.ts";
import { inPages, pagesFrom } from "#components/api/more-button.tsx";
import { saveFile } from "#components/export/exported-file.ts";
import { csvOf } from "#domain/csv.ts";
import { dateTimeFormat } from "#domain/formatters.ts";
import { LIMITS } from "#domain/limits.ts";
import { type AuditEvent, type AuditPageData, type AuditQuery, EVENTS_A_PAGE, inputOf } from "./audit-log.ts";

/** Reads the filtered log page by page. */
export function useAuditLog(query: AuditQuery, initial: AuditPageData) {
  const { action, ...others } = query.filter;
  const isUnfiltered = action === null && Object.values(others).every((value) => value === "");
  return useInfiniteQuery(
    trpc.auditEvents.search.infiniteQueryOptions(
      { ...inputOf(query), limit: EVENTS_A_PAGE },
      { placeholderData: keepPreviousData, ...(isUnfiltered ? pagesFrom(initial) : inPages) },
    ),
  );
}

/** Returns addresses of members whose name or address contains the typed text. */
export function useSuggestedPeople(organizationSlug: string, typed: string): string[] {
  const search = typed.slice(0, LIMITS.text.title);
  const { data } = useQuery(
    trpc.members.list.queryOptions(
      { organizationSlug, ...(search === "" ? {} : { search }) },
      { placeholderData: keepPreviousData },
    ),
  );
  return (data?.data ?? []).map(({ email }) => email);
}

/** Reads the whole filtered log. */
export function readWholeLog(query: AuditQuery): Promise<AuditEvent[]> {
  const input = inputOf(query);
  return everyRow((page) => api.auditEvents.search.query({ ...input, ...page }));
}

const COLUMNS = [
  "when",
  "action",
  "actor",
  "actorEmail",
  "subjectEmail",
  "subject",
  "sentence",
  "details",
] as const;

/** The words of a saved log. */
export type LogWords = {
  heading: (column: (typeof COLUMNS)[number]) => string;
  action: (event: AuditEvent) => string;
  sentence: (event: AuditEvent) => string;
};

/** Saves events as CSV in the words of the page, with times in its time zone. No cell runs as a formula. */
export function saveLog(
  name: string,
  { events, timeZone }: { events: readonly AuditEvent[]; timeZone: string },
  words: LogWords,
): void {
  const lines = events.map((event) => [
    spreadsheetTime(new Date(event.createdAt), timeZone),
    words.action(event),
    event.actorLabel,
    event.actorEmail,
    event.subjectEmail,
    event.subjectLabel,
    words.sentence(event),
    event.details ? JSON.stringify(event.details) : null,
  ]);
  const csv = csvOf([COLUMNS.map(words.heading), ...lines]);
  saveFile(`${name}.csv`, new Blob([csv], { type: "text/csv;charset=utf-8" }));
}

/** Formats an instant in the form that every spreadsheet program reads: 2026-11-22 14:05:09. */
export function spreadsheetTime(at: Date, timeZone: string): string {
  // Swedish dates have this form.
  return dateTimeFormat("sv", { dateStyle: "short", timeStyle: "medium", timeZone }).format(at);
}
