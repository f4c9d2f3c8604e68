import { api, type Outputs, trpc } from "#components/api/client.ts";
import { LIMITS } from "#domain/limits.ts";

/** The most entries of each kind on the page; no one has that many coaches. */
const SHOWN_MAX = LIMITS.requests.pageSizeMost;

export type SharingData = {
  boards: Outputs["boards"]["list"]["data"];
  memberships: Outputs["me"]["get"]["organizations"];
  shares: Outputs["shares"]["list"]["data"];
  invitations: Outputs["invitations"]["listMine"]["data"];
};
export type Membership = SharingData["memberships"][number];
export type Share = SharingData["shares"][number];
export type Invitation = SharingData["invitations"][number];
export type ShareableBoard = SharingData["boards"][number];

/** The query key of all four reads of sharing together. */
export const sharingKey = [...trpc.shares.pathKey(), "sharing"];

/** Reads all data of the page. */
export async function readSharing(): Promise<SharingData> {
  const [boards, me, shares, invitations] = await Promise.all([
    api.boards.list.query({ limit: SHOWN_MAX }),
    api.me.get.query({}),
    api.shares.list.query({ limit: SHOWN_MAX }),
    api.invitations.listMine.query({ limit: SHOWN_MAX }),
  ]);
  return {
    boards: boards.data,
    memberships: me.organizations,
    shares: shares.data,
    invitations: invitations.data,
  };
}
