import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState } from "react";
import { api } from "#components/api/client.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { LIMITS } from "#domain/limits.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { suggestedSeats } from "#domain/seats.ts";
import type { SeatPrices } from "#server/payments/prices.ts";
import { priceText } from "./price-text.ts";
import type { Billing } from "./seats.tsx";

type Props = {
  slug: string;
  subscription: NonNullable<Billing["subscription"]>;
  seats: Billing["seats"];
  /** The number of invited applicants. */
  pending: number;
  mayBuy: boolean;
};

/** Shows the subscription's plan and next date, what changes when, and the link to the billing portal. */
export function SubscriptionDetails({ slug, subscription, seats: use, pending, mayBuy }: Props) {
  const t = useTranslations("billing");
  const { status, interval, seats, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const suggested = suggestedSeats({ ...use, pending });
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
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button pending={portal.isPending} onClick={() => portal.mutate()}>
            {t("subscription.portal")}
          </Button>
          <p className="text-sm text-ink-muted">
            {t(seats < suggested ? "subscription.tooFew" : "subscription.enough", {
              ...{ used: use.used, pending, suggested, complimentary: use.complimentary },
            })}
          </p>
        </div>
      ) : (
        <p className="text-sm text-ink-muted">{t("subscription.ownersOnly")}</p>
      )}
    </div>
  );
}

const SEATS_MAX = LIMITS.requests.seats;

/** The choice for a checkout. */
export type SeatChoice = { seats: number; interval: "monthly" | "annual" };
type BuySeatsProps = {
  slug: string;
  seats: Billing["seats"];
  /** The number of invited applicants. */
  pending: number;
  prices: SeatPrices | null;
  /** The choice before a checkout that was canceled. */
  chosen: SeatChoice | null;
  /** Replaces the checkout in a sandbox; null elsewhere. */
  noCheckout: ReactNode;
};

/** Asks for seats and interval, shows their price, and leads to the checkout page. */
export function BuySeats({ slug, seats, pending, prices, chosen: before, noCheckout }: BuySeatsProps) {
  const locale = useLocale();
  const t = useTranslations("billing.buy");
  const suggested = Math.min(suggestedSeats({ ...seats, pending }), SEATS_MAX);
  const [text, setText] = useState(String(before?.seats ?? suggested));
  const [interval, setInterval] = useState(before?.interval ?? "monthly");
  const [wrong, setWrong] = useState(false);
  const wanted = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  const isGood = wanted >= 1 && wanted <= SEATS_MAX;
  const isRejected = wrong && !isGood;
  const checkout = useMutation({
    mutationFn: () =>
      api.billing.createCheckoutSession.mutate({ organizationSlug: slug, interval, seats: wanted }),
    onSuccess: ({ url }) => {
      // Back from the checkout restores the choice.
      const choice = new URLSearchParams({ seats: String(wanted), interval });
      window.history.replaceState(null, "", `?${choice}`);
      window.location.assign(url);
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    setWrong(!isGood);
    if (isGood && !noCheckout && !checkout.isPending) checkout.mutate();
  }
  const hintOf = (of: "monthly" | "annual") =>
    prices ? { hint: t(`price.${of}`, { price: priceText(prices[of], locale) }) } : {};
  const chosen = prices?.[interval];
  const total = seats.complimentary + wanted;
  const needed = seats.used + pending;
  const over = needed - total;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={t("seats")}
        error={isRejected ? t("seatsWrong", limitsInTexts) : undefined}
        hint={
          isGood
            ? t(over > 0 ? "tooFew" : "forecast", { total, over, used: seats.used, pending })
            : isRejected
              ? undefined
              : t("seatsWrong", limitsInTexts)
        }
        inputMode="numeric"
        autoComplete="off"
        className="max-w-32"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <RadioGroup
        legend={t("interval")}
        name="interval"
        value={interval}
        onValueChange={setInterval}
        options={[
          { value: "monthly", label: t("monthly"), ...hintOf("monthly") },
          { value: "annual", label: t("annual"), ...hintOf("annual") },
        ]}
      />
      {chosen && isGood ? (
        <p className="text-sm" role="status">
          {t(`sum.${interval}`, {
            sum: priceText({ ...chosen, amount: chosen.amount * wanted }, locale),
            seats: wanted,
          })}
        </p>
      ) : null}
      {noCheckout ?? (
        <div>
          <Button variant="primary" type="submit" pending={checkout.isPending}>
            {t("submit")}
          </Button>
        </div>
      )}
    </form>
  );
}
