import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { BillingPage } from "#components/billing/billing-page.tsx";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { can } from "#domain/permissions.ts";
import { seatPrices } from "#server/payments/prices.ts";
import { type OrganizationParams, readOrganization } from "../organization.ts";

type Props = OrganizationParams & { searchParams: Promise<{ checkout?: string | string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { organization } = await readOrganization((await params).organizationSlug);
  const t = await getTranslations("organizations.sections");
  return { title: `${t("billing")} · ${organization.name}` };
}

export default async function BillingRoute({ params, searchParams }: Props) {
  const { organizationSlug } = await params;
  const { call, organization } = await readOrganization(organizationSlug);
  const { role } = organization;
  if (!can(role, "billing.get")) notFound();
  const [initial, prices] = await Promise.all([call.billing.get({ organizationSlug }), seatPrices()]);
  const paid = (await searchParams).checkout === "done";
  return (
    <PageMessages namespaces={["billing"]}>
      <BillingPage slug={organizationSlug} role={role} initial={initial} prices={prices} paid={paid} />
    </PageMessages>
  );
}
