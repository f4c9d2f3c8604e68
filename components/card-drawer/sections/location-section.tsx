"use client";
import { useTranslations } from "next-intl";
import { CardText } from "../card-fields.tsx";
import { DrawerSection } from "./drawer-section.tsx";

const lines = ["city", "state", "country", "street", "street2", "postalCode"] as const;

/** Where the work is. */
export function LocationSection() {
  const t = useTranslations("card");
  return (
    <DrawerSection title={t("location")}>
      <div className="grid gap-1">
        {lines.map((name) => (
          <CardText key={name} name={name} />
        ))}
      </div>
    </DrawerSection>
  );
}
