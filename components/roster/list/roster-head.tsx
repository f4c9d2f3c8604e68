import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { cn } from "#components/ui/cn.ts";
import { isFieldSort } from "#domain/roster-filter.ts";
import { type FixedName, nextSort, type RosterColumn } from "../columns/columns.ts";
import type { RosterFilter } from "../roster-data.ts";

type Sort = RosterFilter["sort"];

export type RosterHeadProps = {
  columns: readonly RosterColumn[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The number of selected rows: all, some, or none. */
  chosen: "all" | "some" | "none";
  /** True while more rows load: selecting all would miss them. */
  isLoading: boolean;
  onChooseAll: (isChosen: boolean) => void;
};

/** The ascending orders, besides those by applicant field: alphabetical orders, and the longest inactivity first. */
const ASCENDING: readonly Sort[] = ["name", "cohort", "studentId", "quiet"];

/** Shows the column headings, which sort the rows; on a phone each row has its labels, and only the checkbox for all rows is above. */
export function RosterHead({ columns, sort, onSort, chosen, isLoading, onChooseAll }: RosterHeadProps) {
  const t = useTranslations("roster");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid's rows are placed freely
    <div role="rowgroup">
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the arrow keys move between the rows below it */}
      <div
        role="row"
        className="grid h-10 grid-cols-[1.5rem_1fr] items-center gap-x-3 border-b border-line px-4 text-xs font-medium text-ink-muted md:grid-cols-(--roster-columns)"
      >
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: the checkbox in it is */}
        <span role="columnheader" className="flex">
          <Checkbox
            aria-label={t("chooseAll")}
            checked={chosen === "all"}
            indeterminate={chosen === "some"}
            disabled={isLoading}
            onChange={({ target }) => onChooseAll(target.checked)}
          />
        </span>
        <Heading name="applicant" sorts={["name"]} sort={sort} onSort={onSort} />
        {columns.map(({ name, label, sorts, isWide, count }) => (
          <Heading
            key={name}
            name={name as FixedName}
            label={label}
            sorts={sorts}
            sort={sort}
            onSort={onSort}
            className={cn(
              "max-md:hidden",
              (count || name === "lastActivity") && "justify-end",
              isWide && "max-xl:hidden",
            )}
          />
        ))}
      </div>
    </div>
  );
}

type HeadingProps = Pick<RosterHeadProps, "sort" | "onSort"> & {
  name: FixedName | "applicant";
  /** The name of an applicant field. */
  label?: string | undefined;
  sorts: readonly Sort[];
  className?: string;
};

/** Shows a column's name; pressing it sorts by the column. */
function Heading({ name, label, sorts, sort, onSort, className }: HeadingProps) {
  const t = useTranslations("roster.columns");
  const isSorted = sorts.includes(sort);
  const isAscending = ASCENDING.includes(sort) || isFieldSort(sort);
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid's rows are placed freely
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it is
    <span
      role="columnheader"
      aria-sort={isSorted ? (isAscending ? "ascending" : "descending") : undefined}
      className={cn("flex min-w-0", className)}
    >
      <button
        type="button"
        onClick={() => {
          const next = nextSort(sorts, sort);
          if (next) onSort(next);
        }}
        className={cn(
          "inline-flex min-h-7 min-w-0 items-center gap-1 rounded-control hover:text-ink",
          isSorted && "text-ink",
        )}
      >
        <span className="truncate">{label ?? t(name)}</span>
        {isSorted ? <Arrow aria-hidden className="size-3.5 shrink-0" /> : null}
      </button>
    </span>
  );
}
