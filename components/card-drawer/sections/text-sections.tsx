"use client";
import { useTranslations } from "next-intl";
import { CardLongText } from "../card-fields.tsx";
import { DrawerSection } from "./drawer-section.tsx";

/** The person's own notes. */
export function NotesSection() {
  const t = useTranslations("card");
  return (
    <DrawerSection title={t("fields.notes")}>
      <CardLongText name="notes" placeholder={t("notesPlaceholder")} />
    </DrawerSection>
  );
}

/** The posting's text: it is gone from the web when the interview comes. */
export function DescriptionSection() {
  const t = useTranslations("card");
  return (
    <DrawerSection title={t("fields.description")}>
      <CardLongText name="description" placeholder={t("descriptionPlaceholder")} />
    </DrawerSection>
  );
}
