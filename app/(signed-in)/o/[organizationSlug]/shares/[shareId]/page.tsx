import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { SharedBoardPage } from "#components/shared-board/shared-board-page.tsx";
import { can } from "#domain/permissions.ts";
import { isStaff } from "#domain/roles.ts";
import { nullWhenAbsent } from "../../../../not-found-when-absent.ts";
import { readOrganization } from "../../organization.tsx";

type Props = {
  params: Promise<{ organizationSlug: string; shareId: string }>;
  searchParams: Promise<{ card?: string | string[] }>;
};

const readShare = cache(async (organizationSlug: string, shareId: string) => {
  const { call, organization } = await readOrganization(organizationSlug);
  const isReader = can(organization.role, "organization_shares.get");
  const share = isReader
    ? await nullWhenAbsent(call.organizationShares.getBoard({ organizationSlug, shareId }))
    : null;
  return { organization, share };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { organizationSlug, shareId } = await params;
  const { organization, share } = await readShare(organizationSlug, shareId);
  if (share === null) {
    const t = await getTranslations("organizations.notForYou");
    return { title: t(`${isStaff(organization.role) ? "endedShare" : "applicant"}.title`) };
  }
  const { board, applicant } = share;
  return { title: `${board.name}, ${applicant.displayName ?? applicant.email}` };
}

export default async function SharedBoardRoute({ params, searchParams }: Props) {
  const { organizationSlug, shareId } = await params;
  const { card } = await searchParams;
  const { organization, share } = await readShare(organizationSlug, shareId);
  if (share === null) notFound();
  return (
    <PageMessages namespaces={["coachNotes", "files", "sharedBoard", "thread"]}>
      <SharedBoardPage
        organizationSlug={organizationSlug}
        organizationName={organization.name}
        initial={share}
        card={typeof card === "string" ? card : null}
      />
    </PageMessages>
  );
}
