import type { Inputs } from "#components/api/client.ts";
import { LIMITS } from "#domain/limits.ts";

/** Returns the query for the people who wait to join, on the server and in the browser; decisions take as many at once. */
export function waitingRequests(organizationSlug: string): Inputs["joining"]["listRequests"] {
  return { organizationSlug, status: "waiting", limit: LIMITS.requests.pageSizeMost };
}

const LINKS_SHOWN = 20;

/** Returns the query for the join links. */
export function newestLinks(organizationSlug: string): Inputs["joining"]["listLinks"] {
  return { organizationSlug, limit: LINKS_SHOWN };
}
