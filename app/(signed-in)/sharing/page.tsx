import { everyRow } from "#components/api/every-row.ts";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { SharingPage } from "#components/sharing/sharing-page.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { LIMITS } from "#domain/limits.ts";
import { titled } from "../../titled.ts";
import { arriving } from "../arriving.tsx";
import { signedIn } from "../signed-in.ts";

export const generateMetadata = titled("sharing.sharing");

export default arriving(ListSkeleton, async () => {
  const { call } = await signedIn();
  const [boards, me, shares, invitations, looks] = await Promise.all([
    everyRow(call.boards.list),
    call.me.get({}),
    everyRow(call.shares.list),
    everyRow(call.invitations.listMine),
    call.shares.listLooks({ limit: LIMITS.requests.pageSize }),
  ]);
  const initial = { boards, memberships: me.organizations, shares, invitations };
  return (
    <PageMessages namespaces={["sharing"]}>
      <SharingPage initial={initial} looks={looks} />
    </PageMessages>
  );
});
