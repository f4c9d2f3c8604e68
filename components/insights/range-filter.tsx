"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { RANGES } from "#components/organization-insights/report-filter.ts";
import { DateInput } from "#components/ui/date-input.tsx";
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
        <>
          <Day label={t("since")} value={range.since} onChange={(since) => onChange({ ...range, since })} />
          <Day label={t("until")} value={range.until} onChange={(until) => onChange({ ...range, until })} />
        </>
      ) : null}
    </search>
  );
}

type DayProps = { label: string; value: string; onChange: (day: string) => void };

function Day({ label, value, onChange }: DayProps) {
  const id = useId();
  return (
    <div className="grid w-[calc(50%-0.25rem)] gap-1 sm:flex sm:w-52 sm:items-center sm:gap-2 sm:*:last:flex-1">
      <label htmlFor={id} className="text-sm text-ink-muted">
        {label}
      </label>
      <DateInput id={id} value={value} onChange={onChange} />
    </div>
  );
}
