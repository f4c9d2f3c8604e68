import type { Outputs } from "#components/api/client.ts";
import type { Days } from "#components/ui/day-range.tsx";
import { dayAfter, startOfDay } from "#domain/application-date.ts";
import { LIMITS } from "#domain/limits.ts";
import { typedDay } from "#domain/time.ts";

export type AuditPageData = Outputs["auditEvents"]["search"];
export type AuditEvent = AuditPageData["data"][number];
export type AuditAction = AuditEvent["action"];
export type AuditFilter = Days & { action: AuditAction | null; by: string; about: string };
export const WHOLE_LOG: AuditFilter = { action: null, by: "", about: "", since: "", until: "" };

export const EVENTS_A_PAGE = LIMITS.requests.pageSize;

export type AuditQuery = {
  readonly organizationSlug: string;
  readonly filter: AuditFilter;
  readonly timeZone: string;
};

/** Returns the request for a filter. The days of the filter are in the reader's time zone; text that isn't a day is left out. */
export function inputOf({
  organizationSlug,
  filter: { action, by, about, since, until },
  timeZone,
}: AuditQuery) {
  const [first, last] = [typedDay(since), typedDay(until)];
  return {
    organizationSlug,
    ...(action === null ? {} : { action }),
    ...(by === "" ? {} : { by }),
    ...(about === "" ? {} : { about }),
    ...(first === "" ? {} : { since: startOfDay(first, timeZone).toISOString() }),
    ...(last === "" ? {} : { before: startOfDay(dayAfter(last, 1), timeZone).toISOString() }),
  };
}
