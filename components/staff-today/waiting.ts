import type { Inputs } from "#components/api/client.ts";

const INVITATIONS_SHOWN = 5;

/** Returns the query for an organization's unanswered invitations, on the server and in the browser. */
export function waitingOf(organizationSlug: string): Inputs["organizationInvitations"]["list"] {
  return { organizationSlug, status: ["pending", "expired"], limit: INVITATIONS_SHOWN };
}
