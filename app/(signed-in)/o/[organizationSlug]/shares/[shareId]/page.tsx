import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { SharedBoardPage } from "#components/shared-board/shared-board-page.tsx";
import { can } from "#domain/permissions.ts";
import { notFoundWhenAbsent } from "../../../../not-found-when-absent.ts";
import { readOrganization } from "../../organization.tsx";

type Props = {
  params: Promise<{ organizationSlug: string; shareId: string }>;
  searchParams: Promise<{ card?: string | string[] }>;
};

const readShare = cache(async (organizationSlug: string, shareId: string) => {
  const { call, organization } = await readOrganization(organizationSlug);
  if (!can(organization.role, "organization_shares.get")) notFound();
  return [
    organization,
    await notFoundWhenAbsent(call.organizationShares.getBoard({ organizationSlug, shareId })),
  ] as const;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { organizationSlug, shareId } = await params;
  const [, { board, applicant }] = await readShare(organizationSlug, shareId);
  return { title: `${board.name}, ${applicant.displayName ?? applicant.email}` };
}

export default async function SharedBoardRoute({ params, searchParams }: Props) {
  const { organizationSlug, shareId } = await params;
  const { card } = await searchParams;
  const [organization, share] = await readShare(organizationSlug, shareId);
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
