"use client";
import { useTranslations } from "next-intl";
import { RANGES } from "#components/organization-insights/report-filter.ts";
import { DayRange } from "#components/ui/day-range.tsx";
import { Select } from "#components/ui/input.tsx";
import type { DateRange } from "./date-range.ts";

export type RangeFilterProps = { range: DateRange; onChange: (range: DateRange) => void };

/** Narrows the figures to a range of days. */
export function RangeFilter({ range, onChange }: RangeFilterProps) {
  const t = useTranslations("insights");
  return (
    <search className="flex flex-wrap items-center gap-2 print:hidden">
      <Select
        aria-label={t("range")}
        value={range.range}
        onChange={({ target }) =>
          onChange({ ...range, range: RANGES.find((one) => one === target.value) ?? "all" })
        }
        options={RANGES.map((one) => ({
          value: one,
          label: one === "all" || one === "custom" ? t(`ranges.${one}`) : t("ranges.days", { days: one }),
        }))}
        className="w-full sm:w-44"
      />
      {range.range === "custom" ? (
        <DayRange
          days={range}
          onChange={(days) => onChange({ ...range, ...days })}
          labels={{ since: t("since"), until: t("until") }}
        />
      ) : null}
    </search>
  );
}
