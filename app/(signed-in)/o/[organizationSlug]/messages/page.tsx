import { InboxPage } from "#components/thread/inbox-page.tsx";
import { can } from "#domain/permissions.ts";
import { organizationRoute, organizationTitle } from "../organization.tsx";

export const generateMetadata = organizationTitle("thread.inbox");

export default organizationRoute(
  { permission: "messages.list_threads", namespaces: ["api", "files", "outreach", "thread"] },
  async ({ call, organization, organizationSlug }) => {
    const initial = await call.messages.listThreads({ organizationSlug });
    const mayManage = can(organization.role, "organizations.update");
    return <InboxPage organizationSlug={organizationSlug} mayManage={mayManage} initial={initial} />;
  },
);
