"use client";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { useCompanyOptions } from "#components/companies/use-company-options.ts";
import { Combobox } from "#components/ui/combobox.tsx";
import { LIMITS } from "#domain/limits.ts";

/** Stands for the company that is to be added under the typed name. */
export const NEW_COMPANY = "new";

export type CompanyChoiceProps = Omit<ComponentProps<typeof Combobox>, "options" | "emptyText">;

/** A company by name: one that is there, or a new one of the typed name. */
export function CompanyChoice(props: CompanyChoiceProps) {
  const t = useTranslations("people");
  const typed = props.text.trim();
  const found = useCompanyOptions(typed);
  const isKnown = found.some(({ label }) => label.toLowerCase() === typed.toLowerCase());
  const fresh = { value: NEW_COMPANY, label: t("newCompany", { name: typed }) };
  const options = typed === "" || isKnown ? found : [...found, fresh];
  return <Combobox maxLength={LIMITS.text.title} {...props} options={options} />;
}
