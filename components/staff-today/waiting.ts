import type { Inputs } from "#components/api/client.ts";

const INVITATIONS_SHOWN = 5;

/** What is asked of an organization's invitations that wait, on the server and in the browser. */
export function waitingOf(organizationSlug: string): Inputs["organizationInvitations"]["list"] {
  return { organizationSlug, status: ["pending", "expired"], limit: INVITATIONS_SHOWN };
}
