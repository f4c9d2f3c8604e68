"use client";
import { useTranslations } from "next-intl";
import { type CSSProperties, type Key, memo, type ReactNode } from "react";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { useDrawn } from "#components/ui/use-drawn.ts";
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
  onOpen: (applicantEmail: string) => void;
  columns: readonly RosterColumn[];
  /** Writes the day of an instant. */
  dayOf: (instant: string) => string;
  isChosen: boolean;
  onToggle: (applicantEmail: string) => void;
};

/** An applicant: who, what needs attention, where they stand, when something last happened. */
export const RosterLine = memo(function RosterLine(props: RosterLineProps) {
  const { row, index, isTabStop, isOpen, onOpen, columns, dayOf, isChosen, onToggle } = props;
  const t = useTranslations("roster");
  const drawn = useDrawn();
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
      style={{ "--at": index } as CSSProperties}
      onClick={() => onOpen(row.applicantEmail)}
      className="absolute inset-x-0 top-[calc(var(--at)*var(--row))] grid h-(--row) cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-4 text-sm transition-colors last:border-b-0 hover:bg-hover focus-visible:z-10 focus-visible:-outline-offset-2 aria-selected:bg-accent-soft max-md:content-center max-md:gap-y-1.5 md:grid-cols-(--roster-columns)"
    >
      {cell(
        "flex",
        <Checkbox
          aria-label={t("choose", { name: nameOf(row) })}
          tabIndex={isTabStop ? 0 : -1}
          checked={isChosen}
          onClick={(event) => event.stopPropagation()}
          onChange={() => onToggle(row.applicantEmail)}
        />,
      )}
      {cell(
        "min-w-0",
        <>
          <span className="block truncate font-medium">{nameOf(row)}</span>
          {row.applicantDisplayName ? (
            <span className="block truncate text-ink-muted max-md:hidden">{row.applicantEmail}</span>
          ) : null}
        </>,
      )}
      {columns.map(({ name, count, isWide }) => {
        if (name === "attention")
          return cell(
            "flex min-w-0 gap-1.5 overflow-hidden max-md:col-span-2 max-md:col-start-2 max-md:row-start-2",
            needsAttention.length > 0 ? (
              needsAttention.map((reason) => <ReasonBadge key={reason} reason={reason} />)
            ) : (
              <span className="text-ink-muted">{t(isHidden ? "reasons.no_share" : "onTrack")}</span>
            ),
            name,
          );
        if (name === "cohort")
          return cell(
            "truncate text-ink-muted max-xl:hidden",
            cohorts.length > 0 ? cohorts.join(", ") : t("noCohort"),
            name,
          );
        if (name === "lastActivity")
          return cell(
            "text-right whitespace-nowrap text-ink-muted max-md:col-start-3 max-md:row-start-1",
            lastActivityAt ? (
              <time dateTime={lastActivityAt}>{dayOf(lastActivityAt)}</time>
            ) : isHidden ? (
              HIDDEN
            ) : (
              t("never")
            ),
            name,
          );
        const number = count?.(row) ?? 0;
        const tone = isHidden || number === 0 ? " text-ink-muted" : "";
        return cell(
          `text-right tabular-nums ${isWide ? "max-xl:hidden" : "max-md:hidden"}${tone}`,
          isHidden ? HIDDEN : number,
          name,
        );
      })}
      {/* Of phones alone. A sentence of four numbers costs as much as the rest of the line: the browser writes it, in its place. */}
      {isHidden ? cell(IN_SHORT, null) : cell(`${IN_SHORT} h-5`, drawn ? t("inShort", totals) : null)}
    </div>
  );
});

const IN_SHORT = "col-span-2 col-start-2 row-start-3 truncate text-ink-muted md:hidden";

/** A cell, written in place: as a component of its own each would cost the server twice. */
function cell(className: string, children: ReactNode, key?: Key) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid's rows are placed freely
    // biome-ignore lint/a11y/useFocusableInteractive: one walks rows, not cells
    <div role="gridcell" key={key} className={className}>
      {children}
    </div>
  );
}
