import { api, type Outputs, trpc } from "#components/api/client.ts";
import { everyRow } from "#components/api/every-row.ts";

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
    everyRow((page) => api.boards.list.query(page)),
    api.me.get.query({}),
    everyRow((page) => api.shares.list.query(page)),
    everyRow((page) => api.invitations.listMine.query(page)),
  ]);
  return { boards, memberships: me.organizations, shares, invitations };
}
