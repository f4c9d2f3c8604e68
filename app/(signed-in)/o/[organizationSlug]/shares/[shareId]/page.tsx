import type { Metadata } from "next";
import { cache } from "react";
import { ClientMessages } from "#components/i18n/client-messages.tsx";
import { SharedBoardPage } from "#components/shared-board/shared-board-page.tsx";
import { notFoundWhenAbsent } from "../../../../not-found-when-absent.ts";
import { signedIn } from "../../../../signed-in.ts";

type Props = { params: Promise<{ organizationSlug: string; shareId: string }> };

const readShare = cache(async (organizationSlug: string, shareId: string) => {
  const { call } = await signedIn(`/o/${organizationSlug}/shares/${shareId}`);
  return notFoundWhenAbsent(
    Promise.all([
      call.organizations.get({ organizationSlug }),
      call.organizationShares.get({ organizationSlug, shareId }),
    ]),
  );
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { organizationSlug, shareId } = await params;
  const [, { board, applicant }] = await readShare(organizationSlug, shareId);
  return { title: `${board.name}, ${applicant.displayName ?? applicant.email}` };
}

export default async function SharedBoardRoute({ params }: Props) {
  const { organizationSlug, shareId } = await params;
  const [organization, share] = await readShare(organizationSlug, shareId);
  return (
    <ClientMessages namespaces={["coachNotes", "sharedBoard"]}>
      <SharedBoardPage
        organizationSlug={organizationSlug}
        organizationName={organization.name}
        initial={share}
      />
    </ClientMessages>
  );
}
