"use client";
import { useTranslations } from "next-intl";
import { EditText } from "#components/editing/edit-text.tsx";
import { LIMITS } from "#domain/limits.ts";
import { useCardField } from "../card-fields.tsx";

/** The job's title, as a heading that can be typed into. */
export function TitleSection() {
  const t = useTranslations("card");
  return (
    <EditText
      label={t("fields.title")}
      hideLabel
      stacked
      draft={useCardField("title")}
      maxLength={LIMITS.text.title}
      required
      className="h-auto py-1 text-xl! font-semibold tracking-tight"
    />
  );
}
