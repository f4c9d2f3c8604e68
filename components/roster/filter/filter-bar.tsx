"use client";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { SearchInput } from "#components/ui/search-input.tsx";
import { Select } from "#components/ui/select.tsx";
import type { CohortChoice, RosterFilter } from "../roster-data.ts";
import { addressOf } from "./filter-address.ts";
import { EVERYBODY, NO_COHORT, SORTS } from "./roster-filter.ts";
import { SavedFilters } from "./saved-filters.tsx";

export type FilterBarProps = {
  organizationSlug: string;
  cohorts: readonly CohortChoice[];
  filter: RosterFilter;
  onChange: (filter: RosterFilter) => void;
};

/** Narrows and orders the roster, and keeps ways of doing so. */
export function FilterBar({ organizationSlug, cohorts, filter, onChange }: FilterBarProps) {
  const t = useTranslations("roster");
  const isNarrowed = addressOf({ ...filter, sort: EVERYBODY.sort }).size > 0;
  return (
    <search className="flex flex-wrap items-center gap-2">
      <SearchInput
        label={t("search")}
        value={filter.search}
        onText={(search) => onChange({ ...filter, search })}
        className="w-full sm:w-64"
      />
      <Select
        aria-label={t("cohortLabel")}
        value={filter.cohortId ?? ""}
        onChange={({ target }) => onChange({ ...filter, cohortId: target.value || null })}
        options={[
          { value: "", label: t("anyCohort") },
          { value: NO_COHORT, label: t("noCohort") },
          ...cohorts.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        className="w-[calc(50%-0.25rem)] sm:w-44"
      />
      <Select
        aria-label={t("sortLabel")}
        value={filter.sort}
        onChange={({ target }) =>
          onChange({ ...filter, sort: SORTS.find((sort) => sort === target.value) ?? EVERYBODY.sort })
        }
        options={SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        className="w-[calc(50%-0.25rem)] sm:w-52"
      />
      <SavedFilters organizationSlug={organizationSlug} filter={filter} onChange={onChange} />
      {isNarrowed ? (
        <Button variant="ghost" onClick={() => onChange({ ...EVERYBODY, sort: filter.sort })}>
          <X aria-hidden />
          {t("clear")}
        </Button>
      ) : null}
    </search>
  );
}
