import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLocale, useTranslations } from "next-intl";
import {
  type CSSProperties,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { PrintedPart, usePrintedRows } from "#components/ui/printed-rows.tsx";
import { textSize, USUAL_TEXT } from "#components/ui/text-size.ts";
import { toggled } from "#components/ui/toggled.ts";
import { useHydrated } from "#components/ui/use-hydrated.ts";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { dayWriter } from "#domain/region.ts";
import { type RosterColumn, templatesOf } from "../columns/columns.ts";
import type { RosterFilter, ShownRow } from "../roster-data.ts";
import { RosterHead } from "./roster-head.tsx";
import { RosterLine } from "./roster-line.tsx";
import { useRosterHints } from "./use-roster-hints.ts";
import { useRosterKeys } from "./use-roster-keys.ts";

/** The height of a row in rem: it grows with the reader's text. On a phone it has three lines. */
const ROW = 3.5;
const TALL_ROW = 6.5;
const HEIGHTS = { "--wide-row": `${ROW}rem`, "--narrow-row": `${TALL_ROW}rem` };
const PHONES = "(width < 48rem)";
const BEYOND = 10;
/** The size of the list that the server assumes: its height is the space below the filters in a window 900 pixels high. */
const FIRST_SIGHT = { width: 1_440, height: 510 };

export type RosterListProps = {
  rows: readonly ShownRow[];
  /** The member ID of the applicant whose panel is open. */
  opened: string | null;
  onOpen: (memberId: string) => void;
  columns: readonly RosterColumn[];
  sort: RosterFilter["sort"];
  onSort: (sort: RosterFilter["sort"]) => void;
  /** True while more rows load. */
  isLoading: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/** Lists one row per applicant, with arrow keys or j and k to move; only the rows in sight are drawn. */
export function RosterList(props: RosterListProps) {
  const { rows, opened, onOpen, columns, sort, onSort, isLoading, chosen, onChoose } = props;
  const t = useTranslations("roster");
  const body = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const rowHeight = useRef(ROW * USUAL_TEXT);
  const drawn = useHydrated();
  const list = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight.current,
    overscan: drawn ? BEYOND : 0,
    scrollMargin: top,
    initialRect: FIRST_SIGHT,
    getItemKey: (index) => rows[index]?.applicantEmail ?? index,
  });
  const printed = usePrintedRows(rows.length);
  useLayoutEffect(() => {
    const narrow = matchMedia(PHONES);
    const measure = () => {
      rowHeight.current = (narrow.matches ? TALL_ROW : ROW) * textSize();
      setTop(body.current?.offsetTop ?? 0);
      list.measure();
    };
    measure();
    narrow.addEventListener("change", measure);
    return () => narrow.removeEventListener("change", measure);
  }, [list]);
  const toggle = useCallback(
    (applicantEmail: string) => onChoose(toggled(chosen, applicantEmail)),
    [chosen, onChoose],
  );
  const { active, setActive, onKeyDown } = useRosterKeys(body, rows, list.scrollToIndex, { onOpen, toggle });
  useRosterHints();
  const chosenCount = rows.filter(({ applicantEmail }) => chosen.has(applicantEmail)).length;
  const { narrow, wide } = templatesOf(columns);
  const [locale, zone] = [useLocale(), useViewerZone()];
  const dayOf = useMemo(() => dayWriter(locale, zone), [locale, zone]);
  const openedIndex = rows.findIndex(({ memberId }) => memberId === opened);
  useEffect(() => {
    if (openedIndex >= 0) setActive(openedIndex);
  }, [openedIndex, setActive]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: its rows are placed freely, which a table element doesn't allow
    <div
      role="grid"
      tabIndex={-1}
      aria-label={t("title")}
      aria-rowcount={rows.length + 1}
      aria-multiselectable
      onKeyDown={onKeyDown}
      style={{ "--narrow": narrow, "--wide": wide, ...HEIGHTS } as CSSProperties}
      className="rounded-panel border border-line bg-surface [--roster-columns:var(--narrow)] [--row:var(--wide-row)] focus:outline-none max-md:[--row:var(--narrow-row)] xl:[--roster-columns:var(--wide)]"
    >
      <RosterHead
        columns={columns}
        sort={sort}
        onSort={onSort}
        chosen={chosenCount === 0 ? "none" : chosenCount === rows.length ? "all" : "some"}
        isLoading={isLoading}
        onChooseAll={(isChosen) =>
          onChoose(new Set(isChosen ? rows.map(({ applicantEmail }) => applicantEmail) : []))
        }
      />
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div
        ref={body}
        role="rowgroup"
        className="relative h-[calc(var(--count)*var(--row))] print:h-auto"
        style={{ "--count": rows.length } as CSSProperties}
      >
        {(printed ?? list.getVirtualItems().map(({ index }) => index)).map((index) => {
          const row = rows[index];
          return row ? (
            <RosterLine
              key={row.applicantEmail}
              row={row}
              index={index}
              isTabStop={index === Math.min(active, rows.length - 1)}
              isOpen={index === openedIndex}
              onOpen={onOpen}
              columns={columns}
              dayOf={dayOf}
              isChosen={chosen.has(row.applicantEmail)}
              onToggle={toggle}
            />
          ) : null;
        })}
      </div>
      <PrintedPart printed={printed} total={rows.length} />
    </div>
  );
}
