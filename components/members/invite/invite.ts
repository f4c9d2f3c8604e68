import { api, type Inputs, type Outputs } from "#components/api/client.ts";
import { everyRow } from "#components/api/every-row.ts";
import { isStaff } from "#domain/roles.ts";

/** The people to invite, and their role. */
export type Invite = Omit<Inputs["organizationInvitations"]["create"], "organizationSlug">;
/** The verdicts on the addresses. */
export type Verdicts = Outputs["organizationInvitations"]["create"]["data"];

/** Returns the addresses of applicants with pending invitations. */
export async function waitingApplicants(organizationSlug: string): Promise<string[]> {
  const waiting = await everyRow((page) =>
    api.organizationInvitations.list.query({ organizationSlug, status: ["pending"], ...page }),
  );
  return waiting.filter(({ role }) => !isStaff(role)).map(({ email }) => email);
}

/** Returns the seats in use once everyone has accepted, both earlier and new invitations. */
export function seatsOnceAccepted(
  used: number,
  waiting: readonly string[],
  requested: readonly string[],
): number {
  return used + new Set([...waiting, ...requested].map((email) => email.toLowerCase())).size;
}
