"use client";
import { useTranslations } from "next-intl";
import { EditSelect } from "#components/editing/edit-select.tsx";
import { EditText } from "#components/editing/edit-text.tsx";
import { Card } from "#components/ui/card.tsx";
import type { Messages } from "../../i18n/messages.ts";
import { type CompanyEditor, useCompanyField } from "./use-company.ts";

type Words = Messages["companies"];

const industries: (keyof Words["industries"])[] = [
  "unknown",
  "agriculture",
  "arts",
  "automotive",
  "banking",
  "biotechnology",
  "chemical",
  "communications",
  "construction",
  "consulting",
  "education",
  "electronics",
  "energy",
  "engineering",
  "entertainment",
  "environmental",
  "finance",
  "food",
  "government",
  "healthcare",
  "hospitality",
  "insurance",
  "legal",
  "manufacturing",
  "media",
  "non_profit",
  "pharmaceutical",
  "real_estate",
  "retail",
  "software",
  "sports",
  "technology",
  "telecommunications",
  "transportation",
  "travel",
  "other",
];
const sizes: (keyof Words["sizes"])[] = ["tiny", "small", "medium", "large", "massive"];
const types: (keyof Words["types"])[] = ["private", "public", "non_profit", "government_agency"];

/** What is known of a company, each field saved by itself and seen on every card of it. */
export function CompanyDetails({ editor }: { editor: CompanyEditor }) {
  const t = useTranslations("companies");
  const unknown = { value: "", label: t("notKnown") };
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="text-sm font-semibold">{t("details")}</h2>
      <EditSelect
        stacked
        label={t("industry")}
        draft={useCompanyField(editor, "industry")}
        options={industries.map((value) => ({ value, label: t(`industries.${value}`) }))}
      />
      <EditSelect
        stacked
        label={t("size")}
        draft={useCompanyField(editor, "size")}
        options={[unknown, ...sizes.map((value) => ({ value, label: t(`sizes.${value}`) }))]}
      />
      <EditSelect
        stacked
        label={t("type")}
        draft={useCompanyField(editor, "type")}
        options={[unknown, ...types.map((value) => ({ value, label: t(`types.${value}`) }))]}
      />
      <EditText
        stacked
        label={t("website")}
        type="url"
        maxLength={2048}
        placeholder="https://"
        draft={useCompanyField(editor, "website")}
      />
      <EditText
        stacked
        label={t("socialLink")}
        type="url"
        maxLength={2048}
        placeholder="https://"
        draft={useCompanyField(editor, "socialLink")}
      />
    </Card>
  );
}
