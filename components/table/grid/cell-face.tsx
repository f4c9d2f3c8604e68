import { ExternalLink, PanelRightOpen } from "lucide-react";
import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { StatusBadge } from "#components/status/status-badge.tsx";
import { Link } from "#components/ui/link.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { useHydrated } from "#components/ui/use-hydrated.ts";
import { dateTimeFormat, numberFormat } from "#domain/formatters.ts";
import { dayFormat } from "#domain/region.ts";
import { STATUSES, type Status } from "#domain/values.ts";
import { webAddress } from "#domain/web-address.ts";
import { textOf } from "../model/cell-text.ts";
import type { Cell, Column, Row } from "../model/table-types.ts";
import { useTable } from "../state/table-context.ts";

const linkClasses =
  "absolute inset-y-0 right-0 my-auto mr-1 grid size-6 place-items-center rounded-[0.375rem] bg-raised text-ink-muted opacity-0 shadow-card transition-opacity in-[[aria-selected]:focus]:opacity-100 [@media(hover:hover)]:in-[[aria-selected]:hover]:opacity-100 hover:text-ink focus-visible:opacity-100";

/** Shows a cell's value: the server's, or the one being saved. */
export function CellFace({
  column,
  row,
  value,
  isFirst,
  isRejected,
}: {
  column: Column;
  row: Row;
  value: Cell;
  isFirst: boolean;
  /** True if it is shown beside a warning sign. */
  isRejected: boolean;
}) {
  const shown = value === null || value === "" ? null : <Value column={column} value={value} />;
  return (
    <>
      {shown !== null && isRejected ? <span className="min-w-0 flex-1 truncate">{shown}</span> : shown}
      {isFirst || column.type === "url" ? <CellLink row={row} href={isFirst ? undefined : value} /> : null}
    </>
  );
}

/** Links to the card, or to the address in the cell. It shows only under the pointer, and so is rendered in the browser. */
function CellLink({ row, href }: { row: Row; href: Cell | undefined }) {
  if (!useHydrated()) return null;
  return href === undefined ? <OpenCard row={row} /> : <OpenLink row={row} href={href} />;
}

function Value({ column, value }: { column: Column; value: NonNullable<Cell> }): ReactNode {
  const { nameOf, t } = useTable();
  const locale = useLocale();
  const text = textOf(column, value, nameOf);
  if (column.key === "status" && STATUSES.includes(value as Status)) {
    return <StatusBadge status={value as Status} />;
  }
  if (column.type === "date" && column.editable) return <Day text={text} locale={locale} />;
  if (column.type === "date") return <LocalTime value={text} className="text-ink-muted" />;
  if (column.type === "number" && typeof value === "number") return numberFormat(locale, {}).format(value);
  if (column.type === "flag") return value === true ? t("retired") : null;
  if (column.type === "url")
    return <span className="text-accent-text">{text.replace(/^https?:\/\/(www\.)?/, "")}</span>;
  return text;
}

/** Formats a day, which is the same in every zone. */
function Day({ text, locale }: { text: string; locale: string }) {
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return text;
  return <time dateTime={text}>{dayFormatOf(locale).format(day)}</time>;
}

function dayFormatOf(locale: string): Intl.DateTimeFormat {
  return dateTimeFormat(locale, { ...dayFormat(locale), timeZone: "UTC" });
}

function OpenCard({ row }: { row: Row }) {
  const { boardId, t } = useTable();
  const label = t("openCard", { title: String(row.title) });
  return (
    <Link
      href={`/boards/${boardId}?card=${row.id}`}
      tabIndex={-1}
      aria-label={label}
      data-tooltip={label}
      data-cell-link
      className={linkClasses}
    >
      <PanelRightOpen aria-hidden className="size-4" />
    </Link>
  );
}

function OpenLink({ row, href }: { row: Row; href: Cell }) {
  const { t } = useTable();
  const address = typeof href === "string" ? webAddress(href) : null;
  if (address === null) return null;
  const label = t("openLink", { title: String(row.title) });
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      tabIndex={-1}
      aria-label={label}
      data-tooltip={label}
      data-cell-link
      className={linkClasses}
    >
      <ExternalLink aria-hidden className="size-4" />
    </a>
  );
}
