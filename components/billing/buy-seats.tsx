"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { LIMITS } from "#domain/limits.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import type { Billing } from "./billing.ts";

const SEATS_MAX = LIMITS.requests.seats;
const USUAL = 10;

/** Chooses seats and interval, says what they come to, and leads to the checkout page. */
export function BuySeats({ slug, seats }: { slug: string; seats: Billing["seats"] }) {
  const t = useTranslations("billing.buy");
  const [text, setText] = useState(String(Math.max(USUAL, seats.over)));
  const [interval, setInterval] = useState<"monthly" | "annual">("monthly");
  const [wrong, setWrong] = useState(false);
  const wanted = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  const isGood = wanted >= 1 && wanted <= SEATS_MAX;
  const checkout = useMutation({
    mutationFn: () =>
      api.billing.createCheckoutSession.mutate({ organizationSlug: slug, interval, seats: wanted }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    setWrong(!isGood);
    if (isGood && !checkout.isPending) checkout.mutate();
  }
  const total = seats.complimentary + wanted;
  const over = seats.used - total;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field
        label={t("seats")}
        error={wrong && !isGood ? t("seatsWrong", limitsInTexts) : undefined}
        hint={
          isGood
            ? t(over > 0 ? "tooFew" : "forecast", { total, over, used: seats.used })
            : t("seatsWrong", limitsInTexts)
        }
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            className="max-w-32"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <RadioGroup
        legend={t("interval")}
        name="interval"
        value={interval}
        onValueChange={setInterval}
        options={[
          { value: "monthly", label: t("monthly") },
          { value: "annual", label: t("annual") },
        ]}
      />
      <div>
        <Button variant="primary" type="submit" pending={checkout.isPending}>
          {t("submit")}
        </Button>
      </div>
    </form>
  );
}
