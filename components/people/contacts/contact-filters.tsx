"use client";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCompanyOptions } from "#components/companies/use-company-options.ts";
import { Button } from "#components/ui/button.tsx";
import { Combobox } from "#components/ui/combobox.tsx";
import { SearchInput } from "#components/ui/search-input.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { LIMITS } from "#domain/limits.ts";

export type FilterCompany = { id: string; name: string };

export type ContactFiltersProps = {
  search: string;
  onSearch: (search: string) => void;
  company: FilterCompany | null;
  onCompany: (company: FilterCompany | null) => void;
  followUp: boolean | null;
  onFollowUp: (followUp: boolean | null) => void;
};

/** Narrows the contacts by text, by company, and by whether they wait for a follow-up. */
export function ContactFilters(props: ContactFiltersProps) {
  const { search, onSearch, company, onCompany, followUp, onFollowUp } = props;
  const t = useTranslations("people");
  const [typed, setTyped] = useState<string | null>(null);
  const options = useCompanyOptions(typed ?? "");
  return (
    <search className="mt-6 flex flex-wrap items-center gap-3">
      <SearchInput label={t("search")} value={search} onText={onSearch} className="w-full sm:w-64" />
      <div className="flex w-full gap-1 sm:w-52">
        <Combobox
          aria-label={t("filterCompany")}
          placeholder={t("anyCompany")}
          maxLength={LIMITS.text.title}
          text={typed ?? company?.name ?? ""}
          onTextChange={(text) => {
            setTyped(text);
            if (text === "") onCompany(null);
          }}
          options={options}
          onSelect={({ value, label }) => {
            onCompany({ id: value, name: label });
            setTyped(null);
          }}
          onBlurCapture={() => setTyped(null)}
        />
      </div>
      <SegmentedControl
        label={t("filterFollowUp")}
        name="followUp"
        value={followUp === null ? "any" : followUp ? "waiting" : "others"}
        onValueChange={(value) => onFollowUp(value === "any" ? null : value === "waiting")}
        segments={[
          { value: "any", label: t("followUpAny") },
          { value: "waiting", label: t("followUpWaiting") },
          { value: "others", label: t("followUpOthers") },
        ]}
      />
      {company || followUp !== null || search !== "" ? (
        <Button
          variant="ghost"
          onClick={() => {
            onSearch("");
            onCompany(null);
            onFollowUp(null);
          }}
        >
          <X aria-hidden />
          {t("clearFilters")}
        </Button>
      ) : null}
    </search>
  );
}
