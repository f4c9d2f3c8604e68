"use client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { BellRing, SearchX, Users, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { inPages, MoreButton, pagesFrom } from "#components/api/more-button.tsx";
import { useCompanyOptions } from "#components/companies/use-company-options.ts";
import { useQueryInAddress } from "#components/ui/address.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Combobox } from "#components/ui/combobox.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Link } from "#components/ui/link.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { SearchInput } from "#components/ui/search-input.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import { usePaused } from "#components/ui/use-paused.ts";
import { LIMITS } from "#domain/limits.ts";
import { CONTACTS_A_PAGE, type ContactFilter } from "../people-data.ts";

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
        <EmptyState icon={<SearchX aria-hidden />} title={t("noneTitle")} description={t("noneText")} />
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

/** Lists contacts with distinguishing details, and the last interaction. */
function ContactsTable({ contacts }: { contacts: ContactsPage["data"] }) {
  const t = useTranslations("people");
  return (
    <Table caption={t("people")}>
      <TableHead>
        <TableHeader>{t("name")}</TableHeader>
        <TableHeader className="max-sm:hidden">{t("company")}</TableHeader>
        <TableHeader className="max-md:hidden">{t("email")}</TableHeader>
        <TableHeader className="text-right">{t("lastTalked")}</TableHeader>
      </TableHead>
      <TableBody>
        {contacts.map(({ id, name, title, companyName, email, followUpSince, lastInteractionAt }) => (
          <TableRow key={id} className="relative transition-colors hover:bg-hover">
            <TableCell>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Link
                  href={`/people/${id}`}
                  className="line-clamp-2 font-medium wrap-anywhere after:absolute after:inset-0"
                >
                  {name}
                </Link>
                {followUpSince ? (
                  <Badge tone="warning">
                    <BellRing aria-hidden />
                    {t("followUpWaiting")}
                  </Badge>
                ) : null}
              </span>
              <span className="line-clamp-1 text-ink-muted wrap-anywhere">
                <span className="sm:hidden">{[title, companyName].filter(Boolean).join(" · ")}</span>
                <span className="max-sm:hidden">{title}</span>
              </span>
            </TableCell>
            <TableCell className="max-w-48 truncate text-ink-muted max-sm:hidden">{companyName}</TableCell>
            <TableCell className="max-w-56 truncate text-ink-muted max-md:hidden">{email}</TableCell>
            <TableCell className="text-right text-ink-muted">
              {lastInteractionAt ? <LocalTime value={lastInteractionAt} format="date" /> : t("neverTalked")}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

type ContactsPage = Outputs["contacts"]["list"];

/** Reads the filtered contacts page by page. */
function useContactList(filter: ContactFilter, initial: ContactsPage | null) {
  const { search, companyId, followUp } = filter;
  return useInfiniteQuery(
    trpc.contacts.list.infiniteQueryOptions(
      {
        limit: CONTACTS_A_PAGE,
        ...(search === "" ? {} : { search }),
        ...(companyId === null ? {} : { companyId }),
        ...(followUp === null ? {} : { followUp }),
      },
      { placeholderData: keepPreviousData, ...(initial ? pagesFrom(initial) : inPages) },
    ),
  );
}

/** Returns the query of an address for a filter. */
function addressOf({ search, companyId, followUp }: ContactFilter): URLSearchParams {
  const query = new URLSearchParams({ view: "contacts" });
  if (search !== "") query.set("search", search);
  if (companyId !== null) query.set("companyId", companyId);
  if (followUp !== null) query.set("followUp", String(followUp));
  return query;
}
