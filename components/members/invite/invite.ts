import { api, type Inputs, type Outputs } from "#components/api/client.ts";
import { LIMITS } from "#domain/limits.ts";
import { isStaff } from "#domain/roles.ts";

/** The people to invite, and their role. */
export type Invite = Omit<Inputs["organizationInvitations"]["create"], "organizationSlug">;
/** The verdicts on the addresses. */
export type Verdicts = Outputs["organizationInvitations"]["create"]["data"];

/** Returns the addresses of applicants with pending invitations. */
export async function waitingApplicants(organizationSlug: string): Promise<string[]> {
  const waiting: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.organizationInvitations.list.query({
      organizationSlug,
      status: ["pending"],
      limit: LIMITS.requests.pageSizeMost,
      ...(cursor === undefined ? {} : { cursor }),
    });
    waiting.push(...page.data.filter(({ role }) => !isStaff(role)).map(({ email }) => email));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return waiting;
}

/** Returns the seats in use once everyone has accepted, both earlier and new invitations. */
export function seatsOnceAccepted(
  used: number,
  waiting: readonly string[],
  asked: readonly string[],
): number {
  return used + new Set([...waiting, ...asked].map((email) => email.toLowerCase())).size;
}
