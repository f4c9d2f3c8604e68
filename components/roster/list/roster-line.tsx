"use client";
import { useTranslations } from "next-intl";
import { type CSSProperties, memo, type ReactNode } from "react";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { cn } from "#components/ui/cn.ts";
import { LocalTime } from "#components/ui/local-time.tsx";
import { nameOf } from "#domain/roster-filter.ts";
import type { RosterColumn } from "../columns/columns.ts";
import type { RosterRow } from "../roster-data.ts";
import { ReasonBadge } from "./reason-badge.tsx";

const HIDDEN = "–";

export type RosterLineProps = {
  row: RosterRow;
  index: number;
  isTabStop: boolean;
  isOpen: boolean;
  style: CSSProperties;
  onOpen: (applicantEmail: string) => void;
  columns: readonly RosterColumn[];
  isChosen: boolean;
  onToggle: (applicantEmail: string) => void;
};

/** An applicant: who, what needs attention, where they stand, when something last happened. */
export const RosterLine = memo(function RosterLine(props: RosterLineProps) {
  const { row, index, isTabStop, isOpen, style, onOpen, columns, isChosen, onToggle } = props;
  const t = useTranslations("roster");
  const { totals, needsAttention, lastActivityAt } = row;
  const cohorts = row.cohorts.filter(({ leftAt }) => leftAt === null).map(({ name }) => name);
  // What is not shared is not zero.
  const isHidden = row.shares.length === 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid's rows are placed freely
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list around it answers the keys
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isOpen}
      data-row={index}
      tabIndex={isTabStop ? 0 : -1}
      style={style}
      onClick={() => onOpen(row.applicantEmail)}
      className={cn(
        "absolute inset-x-0 top-0 grid cursor-pointer items-center gap-x-3 border-b border-line px-4 text-sm transition-colors last:border-b-0 hover:bg-hover focus-visible:z-10 focus-visible:-outline-offset-2 aria-selected:bg-accent-soft",
        "grid-cols-[1.5rem_minmax(0,1fr)_auto] max-md:content-center max-md:gap-y-1.5 md:grid-cols-(--roster-columns)",
      )}
    >
      <Cell className="flex">
        <Checkbox
          aria-label={t("choose", { name: nameOf(row) })}
          tabIndex={isTabStop ? 0 : -1}
          checked={isChosen}
          onClick={(event) => event.stopPropagation()}
          onChange={() => onToggle(row.applicantEmail)}
        />
      </Cell>
      <Cell className="min-w-0">
        <span className="block truncate font-medium">{nameOf(row)}</span>
        {row.applicantDisplayName ? (
          <span className="block truncate text-ink-muted max-md:hidden">{row.applicantEmail}</span>
        ) : null}
      </Cell>
      {columns.map(({ name, count, isWide }) => {
        if (name === "attention")
          return (
            <Cell
              key={name}
              className="flex min-w-0 gap-1.5 overflow-hidden max-md:col-span-2 max-md:col-start-2 max-md:row-start-2"
            >
              {needsAttention.map((reason) => (
                <ReasonBadge key={reason} reason={reason} />
              ))}
              {needsAttention.length === 0 ? (
                <span className="text-ink-muted">{t(isHidden ? "reasons.no_share" : "onTrack")}</span>
              ) : null}
            </Cell>
          );
        if (name === "cohort")
          return (
            <Cell key={name} className="truncate text-ink-muted max-xl:hidden">
              {cohorts.join(", ") || t("noCohort")}
            </Cell>
          );
        if (name === "lastActivity")
          return (
            <Cell
              key={name}
              className="text-right whitespace-nowrap text-ink-muted max-md:col-start-3 max-md:row-start-1"
            >
              {lastActivityAt ? (
                <LocalTime value={lastActivityAt} format="date" />
              ) : isHidden ? (
                HIDDEN
              ) : (
                t("never")
              )}
            </Cell>
          );
        const number = count?.(row) ?? 0;
        return (
          <Cell
            key={name}
            className={cn(
              "text-right tabular-nums max-md:hidden",
              (isHidden || number === 0) && "text-ink-muted",
              isWide && "max-xl:hidden",
            )}
          >
            {isHidden ? HIDDEN : number}
          </Cell>
        );
      })}
      <Cell className="col-span-2 col-start-2 row-start-3 truncate text-ink-muted md:hidden">
        {isHidden ? null : t("inShort", totals)}
      </Cell>
    </div>
  );
});

function Cell({ className, children }: { className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid's rows are placed freely
    // biome-ignore lint/a11y/useFocusableInteractive: one walks rows, not cells
    <div role="gridcell" className={className}>
      {children}
    </div>
  );
}
