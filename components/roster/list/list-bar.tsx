import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Select } from "#components/ui/input.tsx";
import { type RosterSort, rosterSort } from "#domain/roster-filter.ts";
import { FIELD_COLUMN, ROSTER_SORTS } from "#domain/values.ts";
import type { Field, RosterFilter } from "../roster-data.ts";

type Option = { value: RosterSort; label: string };

type ListBarProps = {
  /** The number of applicants that match the filter, and of all. */
  shown: number;
  total: number;
  fields: readonly Field[];
  sort: RosterFilter["sort"];
  onSort: (sort: RosterSort) => void;
  /** The choice of columns. */
  columns: ReactNode;
};

/** Says how many applicants are listed, and chooses their order and the columns. */
export function ListBar({ shown, total, fields, sort, onSort, columns }: ListBarProps) {
  const t = useTranslations("roster");
  return (
    <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="text-sm text-ink-muted tabular-nums">
        {t("shown", { count: shown, all: total })}
      </p>
      <div className="flex gap-2 max-sm:w-full print:hidden">
        <Select
          aria-label={t("sortLabel")}
          value={sort}
          onChange={({ target }) => {
            const chosen = rosterSort(target.value);
            if (chosen) onSort(chosen);
          }}
          options={[
            ...ROSTER_SORTS.map((item): Option => ({ value: item, label: t(`sorts.${item}`) })),
            ...fields.map(({ id, name }): Option => ({ value: `${FIELD_COLUMN}${id}`, label: name })),
          ]}
          className="w-full sm:w-56"
        />
        {/* On a phone, a row has no columns. */}
        <div className="max-md:hidden">{columns}</div>
      </div>
    </div>
  );
}
