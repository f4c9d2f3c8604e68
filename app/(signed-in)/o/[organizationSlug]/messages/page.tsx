import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { InboxPage } from "#components/thread/inbox-page.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { can } from "#domain/permissions.ts";
import { Arriving } from "../../../arriving.tsx";
import { type OrganizationParams, organizationMetadata, readOrganization } from "../organization.ts";

export async function generateMetadata({ params }: OrganizationParams): Promise<Metadata> {
  return organizationMetadata(params, (await getTranslations("thread"))("inbox"));
}

export default async function MessagesRoute({ params }: OrganizationParams) {
  const { organizationSlug } = await params;
  return (
    <PageMessages namespaces={["api", "files", "outreach", "thread"]}>
      <Arriving shape={<ListSkeleton />}>
        <Inbox organizationSlug={organizationSlug} />
      </Arriving>
    </PageMessages>
  );
}

async function Inbox({ organizationSlug }: { organizationSlug: string }) {
  const { call, organization } = await readOrganization(organizationSlug);
  if (!can(organization.role, "messages.list_threads")) notFound();
  const initial = await call.messages.listThreads({ organizationSlug });
  const mayManage = can(organization.role, "organizations.update");
  return <InboxPage organizationSlug={organizationSlug} mayManage={mayManage} initial={initial} />;
}
