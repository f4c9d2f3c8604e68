"use client";
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Building2, Plus, SearchX } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { inPages, MoreButton, pagesFrom } from "#components/api/more-button.tsx";
import { NameDialog } from "#components/api/name-dialog.tsx";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useQueryInAddress } from "#components/ui/address.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Link } from "#components/ui/link.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { SearchInput } from "#components/ui/search-input.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import { usePaused } from "#components/ui/use-paused.ts";
import { COMPANIES_A_PAGE } from "./page-sizes.ts";

type Page = Outputs["companies"]["list"];

/** Lists the person's companies, to find, add, and open them. */
export function CompaniesPage({ initial, initialSearch }: { initial: Page; initialSearch: string }) {
  const t = useTranslations("companies");
  const [text, setText] = useState(initialSearch);
  const [adding, setAdding] = useState(false);
  const search = usePaused(text.trim());
  useQueryInAddress(new URLSearchParams(search === "" ? {} : { search }));
  const list = useInfiniteQuery(
    trpc.companies.list.infiniteQueryOptions(
      { limit: COMPANIES_A_PAGE, ...(search === "" ? {} : { search }) },
      { placeholderData: keepPreviousData, ...(search === initialSearch ? pagesFrom(initial) : inPages) },
    ),
  );
  const companies = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const isEmpty = companies.length === 0 && search === "" && list.isSuccess && !list.isPlaceholderData;
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      {t("add")}
    </Button>
  );
  return (
    <div className="page">
      <PageHeader title={t("companies")} description={t("description")} actions={isEmpty ? null : add} />
      {isEmpty ? (
        <EmptyState
          icon={<Building2 aria-hidden />}
          title={t("emptyTitle")}
          description={t("emptyText")}
          action={add}
        />
      ) : (
        <>
          <search className="mt-6 block max-w-sm">
            <SearchInput label={t("search")} value={text} onText={setText} />
          </search>
          <p role="status" className="sr-only">
            {list.isFetching || list.isError
              ? null
              : t(list.hasNextPage ? "foundFirst" : "found", { count: companies.length })}
          </p>
          <LoadFailed query={list} className="mt-4" />
          {list.isSuccess && companies.length === 0 ? (
            <EmptyState
              icon={<SearchX aria-hidden />}
              title={t("noneTitle")}
              description={t("noneText", { search })}
            />
          ) : null}
          {companies.length > 0 ? (
            <Card className="mt-4 overflow-hidden">
              <CompaniesTable companies={companies} />
            </Card>
          ) : null}
          <MoreButton list={list} label={t("more")} />
        </>
      )}
      {adding ? <AddCompany onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

/** Lists companies with distinguishing details, and how many cards each has. */
function CompaniesTable({ companies }: { companies: Outputs["companies"]["list"]["data"] }) {
  const t = useTranslations("companies");
  return (
    <Table caption={t("companies")}>
      <TableHead>
        <TableHeader>{t("name")}</TableHeader>
        <TableHeader className="max-sm:hidden">{t("industry")}</TableHeader>
        <TableHeader className="max-md:hidden">{t("website")}</TableHeader>
        <TableHeader className="text-right">{t("cards")}</TableHeader>
      </TableHead>
      <TableBody>
        {companies.map(({ id, name, industry, website, applicationCount }) => (
          <TableRow key={id} className="relative transition-colors hover:bg-hover">
            <TableCell className="font-medium">
              <Link
                href={`/companies/${id}`}
                className="line-clamp-2 wrap-anywhere after:absolute after:inset-0"
              >
                {name}
              </Link>
            </TableCell>
            <TableCell className="text-ink-muted max-sm:hidden">
              {industry === "unknown" ? null : t(`industries.${industry}`)}
            </TableCell>
            <TableCell className="max-w-56 truncate text-ink-muted max-md:hidden">
              {hostOf(website)}
            </TableCell>
            <TableCell className="text-right tabular-nums">{applicationCount}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function hostOf(website: string | null): string | null {
  return website && URL.canParse(website) ? new URL(website).host.replace(/^www\./, "") : website;
}

/** Adds a company by name, and opens it for the other fields. */
function AddCompany({ onClose }: { onClose: () => void }) {
  const t = useTranslations("companies");
  const router = useRouter();
  const queryClient = useQueryClient();
  const add = useMutation({
    meta: { silent: true },
    mutationFn: (name: string) => api.companies.create.mutate({ name }),
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries(trpc.companies.pathFilter());
      router.push(`/companies/${id}`);
    },
  });
  return (
    <NameDialog
      keepAs="companyName:new"
      title={t("add")}
      description={t("addText")}
      label={t("name")}
      hint={<ReadBy field="companyName.name" />}
      submitLabel={t("add")}
      missing={t("nameMissing")}
      unanswered={t("unanswered")}
      onSubmit={(name) => add.mutateAsync(name)}
      onClose={onClose}
    />
  );
}
