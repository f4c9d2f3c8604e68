import type { Inputs } from "#components/api/client.ts";
import { LIMITS } from "#domain/limits.ts";

/** Returns the input for the list of waiting requests. A page has as many as one decision takes. */
export function waitingRequests(organizationSlug: string): Inputs["joining"]["listRequests"] {
  return { organizationSlug, status: "waiting", limit: LIMITS.requests.pageSizeMost };
}

const LINKS_SHOWN = 20;

/** Returns the input for the list of join links. */
export function newestLinks(organizationSlug: string): Inputs["joining"]["listLinks"] {
  return { organizationSlug, limit: LINKS_SHOWN };
}
