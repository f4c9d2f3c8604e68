import type { Outputs } from "#components/api/client.ts";
import { LIMITS } from "#domain/limits.ts";

export type Organization = Outputs["organizations"]["getLayout"];
export type Member = Outputs["members"]["list"]["data"][number];
export type InvitationCounts = Outputs["organizationInvitations"]["count"];
export type SentInvitation = Outputs["organizationInvitations"]["list"]["data"][number];
export type CoachLoad = Outputs["caseload"]["listCoaches"]["data"][number];

/** The number of members per page. */
export const MEMBERS_A_PAGE = LIMITS.requests.pageSize;
export const INVITATIONS_A_PAGE = 100;
