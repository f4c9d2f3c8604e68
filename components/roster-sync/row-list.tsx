import { CircleAlert, CircleCheck, Copy, type LucideIcon, PencilLine, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { LongList } from "#components/ui/long-list.tsx";
import { ROSTER_FILE_COLUMNS, type RosterFileColumn } from "#domain/roster-headings.ts";
import type { Sync } from "./use-roster-sync.ts";

type Row = Sync["rows"][number];

const LOOKS: Record<string, { icon: LucideIcon; tone: "success" | "info" | "neutral" | "danger" }> = {
  created: { icon: Plus, tone: "success" },
  updated: { icon: PencilLine, tone: "info" },
  unchanged: { icon: CircleCheck, tone: "neutral" },
  duplicate: { icon: Copy, tone: "neutral" },
  invalid: { icon: CircleAlert, tone: "danger" },
};

type RowListProps = { rows: readonly Row[]; columns: Sync["columns"] };

/** Lists the rows of a file with their verdicts. */
export function RowList({ rows, columns }: RowListProps) {
  const t = useTranslations("rosterSync");
  return (
    <LongList label={t("rows")} rows={rows} height={61}>
      {(row) => <SyncedRow row={row} columns={columns} />}
    </LongList>
  );
}

function SyncedRow({ row, columns }: { row: Row; columns: Sync["columns"] }) {
  const t = useTranslations("rosterSync");
  const { icon: Icon, tone } = LOOKS[row.verdict] ?? { icon: CircleCheck, tone: "neutral" };
  // A column is named as in the file, if the file has it.
  const nameOf = (column: string) =>
    columns.find((item) => item.column === column)?.heading ??
    (isFileColumn(column) ? t(`columns.${column}`) : column);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-2.5 text-sm sm:grid-cols-[4.5rem_minmax(0,1fr)_auto]">
      <span className="text-ink-muted tabular-nums max-sm:text-xs">{t("line", { row: row.index + 1 })}</span>
      <div className="grid min-w-0 gap-0.5 max-sm:order-3 max-sm:col-span-2">
        <Person {...row} />
        {row.verdict === "updated" ? (
          <span className="text-ink-muted">
            {t("changes", { columns: row.changes.map(nameOf).join(", ") })}
          </span>
        ) : null}
        {row.duplicateOf === null ? null : (
          <span className="text-ink-muted">{t("duplicateOf", { row: row.duplicateOf + 1 })}</span>
        )}
        {row.issues.map(({ column, message }) => (
          <span key={column + message} className="text-danger-text">
            {t("issue", { column: nameOf(column), message })}
          </span>
        ))}
      </div>
      <span className="justify-self-end">
        <Badge tone={tone}>
          <Icon aria-hidden />
          {t(`verdicts.${row.verdict}`)}
        </Badge>
      </span>
    </div>
  );
}

type MissingListProps = { missing: Sync["missing"]; all: number };

/** Lists the people on the roster without a row. */
export function MissingList({ missing, all }: MissingListProps) {
  const t = useTranslations("rosterSync");
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-muted">
        {t("missingText")} {missing.length < all ? t("missingMore", { shown: missing.length, all }) : null}
      </p>
      <LongList label={t("missingRows")} rows={missing} height={61}>
        {(person) => (
          <div className="px-4 py-2.5 text-sm">
            <Person {...person} />
          </div>
        )}
      </LongList>
    </div>
  );
}

type PersonProps = { name: string | null; email: string | null; studentId: string | null };

function Person({ name, email, studentId }: PersonProps) {
  const t = useTranslations("rosterSync");
  const keys = [studentId, email].filter((key) => key !== null);
  const shown = name ?? keys[0] ?? t("noName");
  return (
    <>
      <span className="font-medium wrap-anywhere">{shown}</span>
      <span className="wrap-anywhere text-ink-muted">{keys.filter((key) => key !== shown).join(" · ")}</span>
    </>
  );
}

function isFileColumn(column: string): column is RosterFileColumn {
  return (ROSTER_FILE_COLUMNS as readonly string[]).includes(column);
}
