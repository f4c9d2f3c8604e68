import { useTranslations } from "next-intl";
import { cn } from "#components/ui/cn.ts";

const COLUMNS = [
  { label: "applicant" },
  { label: "attention" },
  { label: "cohort", className: "hidden xl:block" },
  { label: "cards", className: "text-right" },
  { label: "applied", className: "text-right" },
  { label: "interviewing", className: "text-right hidden xl:block" },
  { label: "offers", className: "text-right" },
  { label: "upcoming", className: "text-right hidden xl:block" },
  { label: "lastActivity", className: "text-right" },
] as const;

/** What the columns are; on a phone each line says it itself. */
export function RosterHead() {
  const t = useTranslations("roster.columns");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid's rows are placed freely
    <div role="rowgroup" className="max-md:sr-only">
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: one walks the rows below it */}
      <div
        role="row"
        className="grid h-10 grid-cols-(--roster-columns) items-center gap-x-3 border-b border-line px-4 text-xs font-medium text-ink-muted"
      >
        {COLUMNS.map(({ label, ...column }) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <span
            key={label}
            role="columnheader"
            className={cn("truncate", "className" in column && column.className)}
          >
            {t(label)}
          </span>
        ))}
      </div>
    </div>
  );
}
