import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { LIMITS } from "#domain/limits.ts";
import type { TestSubscription } from "#server/payments/test-provider/shapes.ts";

type Props = { subscription: TestSubscription; change: (form: FormData) => Promise<void> };

/** Shows a subscription in the test portal, with buttons for all that can happen to it. */
export function SubscriptionCard({ subscription, change }: Props) {
  const t = useTranslations("testPayments");
  const { status, cancel_at_period_end: ends, items } = subscription;
  const [{ quantity, price }] = items.data;
  const interval = price.recurring.interval === "year" ? "annual" : "monthly";
  const wishes = [
    [interval === "annual" ? "monthly" : "annual", t(interval === "annual" ? "toMonthly" : "toAnnual")],
    [ends ? "keep" : "endLater", t(ends ? "keep" : "endLater")],
    [status === "past_due" ? "succeed" : "fail", t(status === "past_due" ? "succeed" : "fail")],
    ["endNow", t("endNow")],
  ] as const;
  return (
    <Card className="grid gap-5 p-5">
      <p className="flex flex-wrap items-center gap-3 font-medium">
        {t("order", { seats: quantity, interval })}
        <Badge tone={status === "active" ? "success" : "warning"}>
          {t("state", { status })}
          {status !== "canceled" && ends ? `, ${t("willEnd")}` : null}
        </Badge>
      </p>
      {status === "canceled" ? null : (
        <>
          <form action={change} className="flex items-end gap-3">
            <TextField
              label={t("seats")}
              fieldClassName="w-32"
              name="seats"
              type="number"
              min={1}
              max={LIMITS.requests.seats}
              defaultValue={quantity}
            />
            <Button type="submit" name="wish" value="seats" variant="primary">
              {t("save")}
            </Button>
          </form>
          <form action={change} className="flex flex-wrap gap-3">
            {wishes.map(([wish, label]) => (
              <Button key={wish} type="submit" name="wish" value={wish}>
                {label}
              </Button>
            ))}
          </form>
        </>
      )}
    </Card>
  );
}
