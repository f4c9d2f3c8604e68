"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { DateInput } from "#components/ui/date-input.tsx";
import { Select } from "#components/ui/input.tsx";
import { RANGES, type ReportFilter } from "./report-filter.ts";

export type ReportFiltersProps = {
  cohorts: readonly { id: string; name: string }[];
  filter: ReportFilter;
  onChange: (filter: ReportFilter) => void;
};

const dateClasses =
  "grid w-[calc(50%-0.25rem)] gap-1 sm:flex sm:w-52 sm:items-center sm:gap-2 sm:*:last:flex-1";

/** Narrows a report to a cohort and a time. */
export function ReportFilters({ cohorts, filter, onChange }: ReportFiltersProps) {
  const t = useTranslations("organizationInsights");
  const [since, until] = [useId(), useId()];
  return (
    <search className="flex flex-wrap items-center gap-2 print:hidden">
      <Select
        aria-label={t("cohort")}
        value={filter.cohortId ?? ""}
        onChange={({ target }) => onChange({ ...filter, cohortId: target.value || null })}
        options={[
          { value: "", label: t("everyone") },
          ...cohorts.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        className="w-[calc(50%-0.25rem)] sm:w-52"
      />
      <Select
        aria-label={t("range")}
        value={filter.range}
        onChange={({ target }) =>
          onChange({ ...filter, range: RANGES.find((range) => range === target.value) ?? "all" })
        }
        options={RANGES.map((range) => ({
          value: range,
          label:
            range === "all" || range === "custom" ? t(`ranges.${range}`) : t("ranges.days", { days: range }),
        }))}
        className="w-[calc(50%-0.25rem)] sm:w-44"
      />
      {filter.range === "custom" ? (
        <>
          <div className={dateClasses}>
            <label htmlFor={since} className="text-sm text-ink-muted">
              {t("from")}
            </label>
            <DateInput
              id={since}
              value={filter.since}
              onChange={(day) => onChange({ ...filter, since: day })}
            />
          </div>
          <div className={dateClasses}>
            <label htmlFor={until} className="text-sm text-ink-muted">
              {t("to")}
            </label>
            <DateInput
              id={until}
              value={filter.until}
              onChange={(day) => onChange({ ...filter, until: day })}
            />
          </div>
        </>
      ) : null}
    </search>
  );
}
