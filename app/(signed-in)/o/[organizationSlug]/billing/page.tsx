import { notFound } from "next/navigation";
import { BillingPage } from "#components/billing/billing-page.tsx";
import type { SeatChoice } from "#components/billing/subscription.tsx";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { can } from "#domain/permissions.ts";
import { seatPrices } from "#server/payments/prices.ts";
import { type OrganizationParams, organizationTitle, readOrganization } from "../organization.tsx";
import { NoCheckout } from "./no-checkout.tsx";

type Query = { readonly [name in "checkout" | "seats" | "interval"]?: string | string[] };
type Props = OrganizationParams & { searchParams: Promise<Query> };

export const generateMetadata = organizationTitle("sections.billing");

export default async function BillingRoute({ params, searchParams }: Props) {
  const { organizationSlug } = await params;
  const { call, viewer, organization } = await readOrganization(organizationSlug);
  const { role } = organization;
  if (!can(role, "billing.get")) notFound();
  const [initial, counts, prices, query] = await Promise.all([
    call.billing.get({ organizationSlug }),
    call.organizationInvitations.count({ organizationSlug }),
    seatPrices(),
    searchParams,
  ]);
  return (
    <PageMessages namespaces={["billing"]}>
      <BillingPage
        slug={organizationSlug}
        role={role}
        initial={initial}
        pending={counts.pendingApplicants}
        prices={prices}
        paid={query.checkout === "done"}
        chosen={chosenIn(query)}
        noCheckout={viewer.environment === "sandbox" ? <NoCheckout isGuest={viewer.isGuest} /> : null}
      />
    </PageMessages>
  );
}

/** Returns the choice made before a canceled checkout, from the address to which the checkout returns. */
function chosenIn({ seats, interval }: Query): SeatChoice | null {
  if (typeof seats !== "string" || !/^\d{1,5}$/.test(seats)) return null;
  return { seats: Number(seats), interval: interval === "annual" ? "annual" : "monthly" };
}
