"use client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Building2, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { SearchInput } from "#components/ui/search-input.tsx";
import { AddCompany } from "./add-company.tsx";
import { COMPANIES_A_PAGE } from "./companies-a-page.ts";
import { CompaniesTable } from "./companies-table.tsx";
import { usePaused } from "./use-company-options.ts";

type Page = Outputs["companies"]["list"];

/** The person's companies: find one, add one, open one. */
export function CompaniesPage({ initial, initialSearch }: { initial: Page; initialSearch: string }) {
  const t = useTranslations("companies");
  const [text, setText] = useState(initialSearch);
  const [adding, setAdding] = useState(false);
  const search = usePaused(text.trim());
  useSearchInAddress(search);
  const list = useInfiniteQuery(
    trpc.companies.list.infiniteQueryOptions(
      {
        limit: COMPANIES_A_PAGE,
        ...(search === "" ? {} : { search }),
      },
      {
        getNextPageParam: ({ nextCursor }) => nextCursor,
        placeholderData: keepPreviousData,
        ...(search === initialSearch ? { initialData: { pages: [initial], pageParams: [null] } } : {}),
      },
    ),
  );
  const companies = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const isEmpty = companies.length === 0 && search === "" && list.isSuccess && !list.isFetching;
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      {t("add")}
    </Button>
  );
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-8">
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
            {list.isFetching || list.isError ? null : t("found", { count: companies.length })}
          </p>
          <LoadFailed query={list} className="mt-4" />
          {list.isSuccess && companies.length === 0 ? (
            <EmptyState title={t("noneTitle")} description={t("noneText", { search })} />
          ) : null}
          {companies.length > 0 ? (
            <Card className="mt-4 overflow-hidden">
              <CompaniesTable companies={companies} />
            </Card>
          ) : null}
          {list.hasNextPage ? (
            <div className="mt-4 flex justify-center">
              <Button pending={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
                {t("more")}
              </Button>
            </div>
          ) : null}
        </>
      )}
      {adding ? <AddCompany onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

/** The search stands in the address, so that a reload and Back find it again. */
function useSearchInAddress(search: string): void {
  useEffect(() => {
    const query = search === "" ? "" : `?${new URLSearchParams({ search })}`;
    if (window.location.search === query) return;
    window.history.replaceState(null, "", `${window.location.pathname}${query}`);
  }, [search]);
}
