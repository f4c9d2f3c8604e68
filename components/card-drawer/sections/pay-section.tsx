"use client";
import { useTranslations } from "next-intl";
import { CardSelect, CardText } from "../card-fields.tsx";
import { DrawerSection } from "./drawer-section.tsx";

const frequencies = ["hourly", "weekly", "biweekly", "monthly", "annually", "other"] as const;

/** What the job pays. */
export function PaySection() {
  const t = useTranslations("card");
  return (
    <DrawerSection title={t("pay")}>
      <div className="grid gap-1">
        <CardText name="salaryRangeMin" type="number" />
        <CardText name="salaryRangeMax" type="number" />
        <CardText name="payAmount" type="number" />
        <CardText name="currency" maxLength={3} placeholder="USD" />
        <CardSelect name="payFrequency" values={frequencies} nameOf={(value) => t(`payFrequency.${value}`)} />
      </div>
    </DrawerSection>
  );
}
