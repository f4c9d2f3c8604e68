import { useTranslations } from "next-intl";
import { type CSSProperties, type Key, memo, type ReactNode } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { useHydrated } from "#components/ui/use-hydrated.ts";
import { isPlacementUnrecorded } from "#domain/attention.ts";
import { nameOf } from "#domain/roster-filter.ts";
import type { RosterColumn } from "../columns/columns.ts";
import type { ShownRow } from "../roster-data.ts";
import { ReasonBadge } from "./reason-badge.tsx";

const HIDDEN = "–";

export type RosterLineProps = {
  row: ShownRow;
  index: number;
  isTabStop: boolean;
  isOpen: boolean;
  onOpen: (memberId: string) => void;
  columns: readonly RosterColumn[];
  /** Formats the day of an instant. */
  dayOf: (instant: string) => string;
  isChosen: boolean;
  onToggle: (applicantEmail: string) => void;
};

/** Shows an applicant's name, reasons for attention, figures, and last activity. */
export const RosterLine = memo(function RosterLine(props: RosterLineProps) {
  const { row, index, isTabStop, isOpen, onOpen, columns, dayOf, isChosen, onToggle } = props;
  const t = useTranslations("roster");
  const drawn = useHydrated();
  const { totals, needsAttention, lastActivityAt, coaches } = row;
  const cohorts = row.cohorts.filter(({ leftAt }) => leftAt === null).map(({ name }) => name);
  // Data that isn't shared isn't zero.
  const isHidden = row.shares.length === 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid's rows are placed freely
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list around it handles the keys
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      aria-current={isOpen}
      data-row={index}
      tabIndex={isTabStop ? 0 : -1}
      style={{ "--at": index } as CSSProperties}
      onClick={() => onOpen(row.memberId)}
      className="roster-row"
    >
      {cell(
        undefined,
        <Checkbox
          aria-label={t("choose", { name: nameOf(row) })}
          tabIndex={isTabStop ? 0 : -1}
          checked={isChosen}
          onClick={(event) => event.stopPropagation()}
          onChange={() => onToggle(row.applicantEmail)}
        />,
      )}
      {cell(
        undefined,
        <>
          <span>
            {nameOf(row)}{" "}
            {row.newsAt ? (
              <span role="img" aria-label={t("news")} title={t("news")} className="ml-1.5 text-accent-text">
                ●
              </span>
            ) : null}
          </span>
          {row.applicantDisplayName ? <span>{row.applicantEmail}</span> : null}
        </>,
      )}
      {columns.map(({ name, count, text, isWide }) => {
        if (name === "attention")
          return cell(
            "roster-reasons",
            needsAttention.length > 0 ? (
              // A column has room for the text of one reason.
              needsAttention.map((reason, at) => (
                <ReasonBadge key={reason} reason={reason} isShort={at > 0} />
              ))
            ) : isPlacementUnrecorded(row) ? (
              <Badge tone="warning">{t("unrecorded")}</Badge>
            ) : (
              <span className="text-ink-muted">{t(isHidden ? "notSharing" : "onTrack")}</span>
            ),
            name,
          );
        if (name === "coach")
          return cell(
            "roster-text",
            coaches.length > 0 ? coaches.map((coach) => coach.name).join(", ") : t("noCoach"),
            name,
          );
        if (name === "cohort")
          return cell("roster-text", cohorts.length > 0 ? cohorts.join(", ") : t("noCohort"), name);
        if (name === "lastActivity")
          return cell(
            "roster-day",
            lastActivityAt ? (
              <time dateTime={lastActivityAt}>{dayOf(lastActivityAt)}</time>
            ) : isHidden ? (
              HIDDEN
            ) : (
              t("never")
            ),
            name,
          );
        if (text) return cell("roster-text", text(row), name);
        const number = count?.(row) ?? 0;
        const tone = isHidden || number === 0 ? " text-ink-muted" : "";
        return cell(
          `roster-number${isWide ? " max-xl:hidden" : ""}${tone}`,
          isHidden ? HIDDEN : number,
          name,
        );
      })}
      {/* For phones only. A sentence of four numbers costs as much as the rest of the row, so the browser renders it,
         in reserved space. */}
      {isHidden ? cell("roster-short", null) : cell("roster-short h-5", drawn ? t("inShort", totals) : null)}
    </div>
  );
});

/** Renders a cell inline: as components, the cells would cost the server twice as much. */
function cell(className: string | undefined, children: ReactNode, key?: Key) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid's rows are placed freely
    // biome-ignore lint/a11y/useFocusableInteractive: rows get the focus, not cells
    <div role="gridcell" key={key} className={className}>
      {children}
    </div>
  );
}
