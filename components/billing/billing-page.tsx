"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { trpc } from "#components/api/client.ts";
import { SettingsSection } from "#components/settings/settings-section.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { can } from "#domain/permissions.ts";
import type { Role } from "#domain/roles.ts";
import type { SeatPrices } from "#server/payments/prices.ts";
import { type Billing, OverSeats, SeatsMeter } from "./seats.tsx";
import { BuySeats, type SeatChoice, SubscriptionDetails } from "./subscription.tsx";

const ASK_AGAIN_MS = 2_000;

export type BillingPageProps = {
  slug: string;
  role: Role;
  initial: Billing;
  /** The number of invited applicants. */
  pending: number;
  prices: SeatPrices | null;
  paid: boolean;
  /** The choice before a checkout that was canceled. */
  chosen: SeatChoice | null;
  /** Replaces the checkout in a sandbox; null elsewhere. */
  noCheckout: ReactNode;
};

/**
 * Shows an organization's seats and subscription.
 * @param paid true if the viewer comes back from a checkout: the page polls until the payment is known here
 */
export function BillingPage(props: BillingPageProps) {
  const { slug, role, initial, pending, prices, paid, chosen, noCheckout } = props;
  const t = useTranslations("billing");
  const [known, setKnown] = useState(initial.subscription !== null);
  const { data } = useQuery(
    trpc.billing.get.queryOptions(
      { organizationSlug: slug },
      { initialData: initial, refetchInterval: paid && !known ? ASK_AGAIN_MS : false },
    ),
  );
  const { seats, subscription } = data;
  const mayBuy = can(role, "billing.create_checkout_session");
  const isSubscribed = subscription !== null;
  useEffect(() => {
    if (!isSubscribed) return;
    setKnown(true);
    // The thanks are shown once, not at every visit to the address.
    if (paid) window.history.replaceState(null, "", window.location.pathname);
  }, [paid, isSubscribed]);
  return (
    <div className="page grid gap-10">
      <PageHeader title={t("title")} description={t("description")} />
      <div role="status" className="-my-4 grid gap-3 empty:hidden">
        {paid && !known ? <Callout>{t("confirming")}</Callout> : null}
        {paid && known && isSubscribed ? <Callout tone="success">{t("confirmed")}</Callout> : null}
        {seats.over > 0 ? <OverSeats slug={slug} role={role} seats={seats} onBillingPage /> : null}
      </div>
      <SettingsSection title={t("seats.title")} description={t("seats.description")}>
        <SeatsMeter seats={seats} />
      </SettingsSection>
      {subscription ? (
        <SettingsSection title={t("subscription.title")} description={t("subscription.description")}>
          <SubscriptionDetails {...{ slug, subscription, seats, pending, mayBuy }} />
        </SettingsSection>
      ) : (
        <SettingsSection title={t("buy.title")} description={t("buy.description")}>
          {mayBuy ? (
            <BuySeats {...{ slug, seats, pending, prices, chosen, noCheckout }} />
          ) : (
            <p className="text-sm text-ink-muted">{t("buy.ownersOnly")}</p>
          )}
        </SettingsSection>
      )}
    </div>
  );
}
