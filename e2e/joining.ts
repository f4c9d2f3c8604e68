import type { Api } from "./api.ts";

type Joining = { account: { email: string }; api: Api };

/** Makes a user join an organization, for journeys about something else. */
export async function join(owner: Api, organizationSlug: string, role: string, user: Joining): Promise<void> {
  const { account, api } = user;
  await owner.change("organizationInvitations.create", { organizationSlug, emails: [account.email], role });
  const { data } = await api.read<{ data: { id: string }[] }>("invitations.listMine", {});
  await api.change("invitations.accept", { invitationId: data[0]?.id });
}
