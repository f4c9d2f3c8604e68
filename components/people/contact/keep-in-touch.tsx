"use client";
import { useTranslations } from "next-intl";
import { useErrorReport } from "#components/api/use-error-report.ts";
import { SelectField } from "#components/ui/fields.tsx";
import type { ContactEditor } from "./use-contact.ts";

/** The rhythms to choose from, in days. A rhythm that was set over the API is listed, too. */
const RHYTHMS = [7, 14, 30, 60, 90, 180, 365];

/** Chooses the number of days without an interaction after which Today suggests getting in touch. */
export function KeepInTouch({ editor: { contact, save } }: { editor: ContactEditor }) {
  const t = useTranslations("people");
  const report = useErrorReport();
  const { keepInTouchDays: chosen } = contact;
  const choices = [...new Set(chosen === null ? RHYTHMS : [...RHYTHMS, chosen])].sort((a, b) => a - b);
  return (
    <SelectField
      label={t("keepInTouch")}
      value={String(chosen ?? "never")}
      onChange={({ target }) =>
        void save({ keepInTouchDays: target.value === "never" ? null : Number(target.value) }).catch(report)
      }
      options={[
        { value: "never", label: t("keepInTouchNever") },
        ...choices.map((count) => ({ value: String(count), label: t("keepInTouchDays", { count }) })),
      ]}
    />
  );
}
