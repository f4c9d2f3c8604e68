import type { Inputs } from "#components/api/client.ts";

const SHOWN = 5;

/** Returns the query for an organization's unanswered invitations, on the server and in the browser. */
export function waitingOf(organizationSlug: string): Inputs["organizationInvitations"]["list"] {
  return { organizationSlug, status: ["pending", "expired"], limit: SHOWN };
}

/** Returns the query for the first people who wait to join, on the server and in the browser. */
export function askingOf(organizationSlug: string): Inputs["joining"]["listRequests"] {
  return { organizationSlug, status: "waiting", limit: SHOWN };
}
