import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { SharingPage } from "#components/sharing/sharing-page.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { LIMITS } from "#domain/limits.ts";
import { Arriving } from "../arriving.tsx";
import { signedIn } from "../signed-in.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("sharing"))("sharing") };
}

export default function SharingRoute() {
  return (
    <Arriving shape={<ListSkeleton />}>
      <Sharing />
    </Arriving>
  );
}

const SHOWN_MAX = LIMITS.requests.pageSizeMost;

async function Sharing() {
  const { call } = await signedIn("/sharing");
  const [boards, me, shares, invitations] = await Promise.all([
    call.boards.list({ limit: SHOWN_MAX }),
    call.me.get({}),
    call.shares.list({ limit: SHOWN_MAX }),
    call.invitations.listMine({ limit: SHOWN_MAX }),
  ]);
  const initial = {
    boards: boards.data,
    memberships: me.organizations,
    shares: shares.data,
    invitations: invitations.data,
  };
  return (
    <PageMessages namespaces={["sharing"]}>
      <SharingPage initial={initial} />
    </PageMessages>
  );
}
