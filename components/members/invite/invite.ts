import { api, type Inputs, type Outputs } from "#components/api/client.ts";
import { LIMITS } from "#domain/limits.ts";
import { isStaff } from "#domain/roles.ts";

/** Whom to invite, and as what. */
export type Invite = Omit<Inputs["organizationInvitations"]["create"], "organizationSlug">;
/** What came of each address. */
export type Verdicts = Outputs["organizationInvitations"]["create"]["data"];

/** The addresses of applicants whose invitations wait for an answer. */
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

/** The seats in use once everyone has accepted: those who were invited before, and those who are now. */
export function seatsOnceAccepted(
  used: number,
  waiting: readonly string[],
  asked: readonly string[],
): number {
  return used + new Set([...waiting, ...asked].map((email) => email.toLowerCase())).size;
}
