"use client";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "#components/api/client.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import type { Billing } from "./billing.ts";

type Props = { slug: string; subscription: NonNullable<Billing["subscription"]>; mayBuy: boolean };

/** What is paid for and until when, what changes when, and the way to the portal. */
export function SubscriptionDetails({ slug, subscription, mayBuy }: Props) {
  const t = useTranslations("billing");
  const { status, interval, seats, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const isFine = status === "active" || status === "trialing";
  const portal = useMutation({
    mutationFn: () => api.billing.createPortalSession.mutate({ organizationSlug: slug }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="text-base font-medium">{t("subscription.plan", { seats, interval })}</p>
          <Badge tone={isFine ? "success" : "warning"}>{t(`subscription.status.${status}`)}</Badge>
        </div>
        <p className="text-sm text-ink-muted">
          {t.rich(cancelAtPeriodEnd ? "subscription.ends" : "subscription.renews", {
            time: () => <LocalTime value={currentPeriodEnd} format="date" />,
          })}
        </p>
      </div>
      {status === "past_due" || status === "unpaid" ? (
        <Callout tone="warning">{t(`subscription.${status}`)}</Callout>
      ) : null}
      <div className="grid gap-1.5 text-sm">
        <h3 className="font-medium">{t("changes.title")}</h3>
        <ul className="grid list-disc gap-1 pl-5 text-ink-muted">
          {(["more", "fewer", "ending"] as const).map((name) => (
            <li key={name}>{t(`changes.${name}`)}</li>
          ))}
        </ul>
      </div>
      {mayBuy ? (
        <div>
          <Button pending={portal.isPending} onClick={() => portal.mutate()}>
            {t("subscription.portal")}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-ink-muted">{t("subscription.ownersOnly")}</p>
      )}
    </div>
  );
}
