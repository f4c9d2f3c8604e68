"use client";
import { Users, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { MoreButton } from "#components/api/more-button.tsx";
import { useCompanyOptions } from "#components/companies/use-company-options.ts";
import { useQueryInAddress } from "#components/ui/address.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Combobox } from "#components/ui/combobox.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { SearchInput } from "#components/ui/search-input.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { usePaused } from "#components/ui/use-paused.ts";
import { LIMITS } from "#domain/limits.ts";
import { ContactsTable } from "./contacts-table.tsx";
import { addressOf, type ContactsPage, useContactList } from "./use-contact-list.ts";

export type ContactsViewProps = {
  initial: ContactsPage;
  initialFilter: { search: string; company: FilterCompany | null; followUp: boolean | null };
};

/** Lists all contacts by name, to find, filter, and open them. */
export function ContactsView({ initial, initialFilter }: ContactsViewProps) {
  const t = useTranslations("people");
  const [text, setText] = useState(initialFilter.search);
  const [company, setCompany] = useState(initialFilter.company);
  const [followUp, setFollowUp] = useState(initialFilter.followUp);
  const search = usePaused(text.trim());
  const filter = { search, companyId: company?.id ?? null, followUp };
  const address = addressOf(filter);
  const initialAddress = addressOf({ ...initialFilter, companyId: initialFilter.company?.id ?? null });
  const isInitial = address.toString() === initialAddress.toString();
  const list = useContactList(filter, isInitial ? initial : null);
  useQueryInAddress(address);
  const contacts = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const isWhole = search === "" && company === null && followUp === null;
  if (contacts.length === 0 && isWhole && list.isSuccess && !list.isPlaceholderData) {
    return <EmptyState icon={<Users aria-hidden />} title={t("emptyTitle")} description={t("emptyText")} />;
  }
  return (
    <>
      <ContactFilters
        search={text}
        onSearch={setText}
        company={company}
        onCompany={setCompany}
        followUp={followUp}
        onFollowUp={setFollowUp}
      />
      <p role="status" className="sr-only">
        {list.isFetching || list.isError
          ? null
          : t(list.hasNextPage ? "foundFirst" : "found", { count: contacts.length })}
      </p>
      <LoadFailed query={list} className="mt-4" />
      {list.isSuccess && contacts.length === 0 ? (
        <EmptyState title={t("noneTitle")} description={t("noneText")} />
      ) : null}
      {contacts.length > 0 ? (
        <Card className="mt-4 overflow-hidden">
          <ContactsTable contacts={contacts} />
        </Card>
      ) : null}
      <MoreButton list={list} label={t("more")} />
    </>
  );
}

type FilterCompany = { id: string; name: string };

type ContactFiltersProps = {
  search: string;
  onSearch: (search: string) => void;
  company: FilterCompany | null;
  onCompany: (company: FilterCompany | null) => void;
  followUp: boolean | null;
  onFollowUp: (followUp: boolean | null) => void;
};

/** Filters the contacts by text, by company, and by whether they wait for a follow-up. */
function ContactFilters(props: ContactFiltersProps) {
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
