import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache, type ReactNode } from "react";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { can, type Permission } from "#domain/permissions.ts";
import { toOperationError } from "#server/core/errors.ts";
import type { Namespace } from "../../../../i18n/messages.ts";
import type { MessageKey } from "../../../titled.ts";
import { Arriving } from "../../arriving.tsx";
import { notFoundWhenAbsent } from "../../not-found-when-absent.ts";
import { parametersIn, type Query } from "../../query.ts";
import { signedIn } from "../../signed-in.ts";

/** Returns the viewer's membership in the organization of the path, read once per request. Nonmembers get the "not found" page. */
export const readOrganization = cache(async (organizationSlug: string) => {
  const { call, viewer } = await signedIn();
  const organization = await notFoundWhenAbsent(call.organizations.getLayout({ organizationSlug })).catch(
    (error: unknown) => {
      if (toOperationError(error).code !== "second_factor_required") throw error;
      redirect(`/second-factor?${new URLSearchParams({ organization: organizationSlug })}`);
    },
  );
  return { call, viewer, organization };
});

export type OrganizationParams = { params: Promise<{ organizationSlug: string }> };
type Props = OrganizationParams & { searchParams: Promise<Query> };

/**
 * Returns the `generateMetadata` of an organization's page, whose title names the page and the organization.
 */
export function organizationTitle(page: MessageKey) {
  return async ({ params }: OrganizationParams): Promise<Metadata> => {
    const { organization } = await readOrganization((await params).organizationSlug);
    return { title: `${(await getTranslations())(page)} · ${organization.name}` };
  };
}

type Access = {
  /** The permission that the page requires; viewers without it get the "not found" page. */
  permission: Permission;
  /** The messages of the page's client components. */
  namespaces: readonly Namespace[];
};

type PageProps = Awaited<ReturnType<typeof readOrganization>> & {
  organizationSlug: string;
  /** The parameters in the address. */
  address: URLSearchParams;
};

/** Returns the route of a page of an organization, which shows a skeleton until its data is loaded. */
export function organizationRoute(
  { permission, namespaces }: Access,
  page: (pageProps: PageProps) => Promise<ReactNode>,
) {
  async function Page({ params, searchParams }: Props) {
    const [{ organizationSlug }, query] = await Promise.all([params, searchParams]);
    const membership = await readOrganization(organizationSlug);
    if (!can(membership.organization.role, permission)) notFound();
    return page({ ...membership, organizationSlug, address: parametersIn(query) });
  }
  return (props: Props) => (
    <PageMessages namespaces={namespaces}>
      <Arriving shape={<ListSkeleton />}>
        <Page {...props} />
      </Arriving>
    </PageMessages>
  );
}
