import type { Page } from "@playwright/test";
import type { Api } from "./api.ts";
import { Mailbox } from "./pages/mailbox.ts";

type Somebody = { account: { email: string }; page: Page; api: Api };

/** Has somebody join an organization, where how they do is not what a journey is about. */
export async function join(
  owner: Api,
  organizationSlug: string,
  role: string,
  somebody: Somebody,
): Promise<void> {
  const { account, page, api } = somebody;
  await owner.change("organizationInvitations.create", { organizationSlug, emails: [account.email], role });
  // The link of the mail confirms the address, to which the invitation is bound.
  await page.goto(await new Mailbox(page).linkIn(account.email, "Welcome to Offerlane"));
  const { data } = await api.read<{ data: { id: string }[] }>("invitations.listMine", {});
  await api.change("invitations.accept", { invitationId: data[0]?.id });
}
