import { useTranslations } from "next-intl";
import { RANGES } from "#components/insights/date-range.ts";
import { DayRange } from "#components/ui/day-range.tsx";
import { Select } from "#components/ui/input.tsx";
import type { ReportFilter } from "./report-filter.ts";

export type ReportFiltersProps = {
  cohorts: readonly { id: string; name: string }[];
  filter: ReportFilter;
  onChange: (filter: ReportFilter) => void;
};

/** Narrows a report to a cohort and a period. */
export function ReportFilters({ cohorts, filter, onChange }: ReportFiltersProps) {
  const t = useTranslations("organizationInsights");
  return (
    <search className="flex flex-wrap items-center gap-2">
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
        <DayRange
          days={filter}
          onChange={(days) => onChange({ ...filter, ...days })}
          labels={{ since: t("from"), until: t("to") }}
        />
      ) : null}
    </search>
  );
}
