import { ArrowRight } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Select } from "#components/ui/input.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { findDayOrder, readDate } from "#domain/dates-in-text.ts";
import { STATUSES, type Status } from "#domain/values.ts";
import { dateCellsOf, formatById, type Mapping, statusWords } from "../model/mapping.ts";
import type { Table } from "../reader/table.ts";
import type { Source } from "../state/use-source.ts";
import { ColumnMapping, type MappingPartProps } from "./column-mapping.tsx";
import { Fallbacks } from "./fallbacks.tsx";

type SourceMappingProps = {
  source: Source;
  isOnly: boolean;
  /** True once the person tried to continue, so that missing answers are marked. */
  isAsked: boolean;
  onChange: (changes: Partial<Source>) => void;
};

/** Shows one table of the file: what it was recognized as, and the mapping of its columns, words, and dates. */
export function SourceMapping({ source, isOnly, isAsked, onChange }: SourceMappingProps) {
  const t = useTranslations("import");
  const { table, mapping, isIncluded, isRecalled } = source;
  const format = formatById(mapping.formatId);
  const change = (changes: Partial<Mapping>) => onChange({ mapping: { ...mapping, ...changes } });
  return (
    <Card className="grid gap-6 p-4 sm:p-6">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="min-w-0 truncate text-base font-semibold">{table.name}</h2>
        <span className="text-sm text-ink-muted tabular-nums">
          {t("tableOf", { rows: table.rows.length })}
        </span>
        {format ? <Badge tone="accent">{t("recognized", { format: format.name })}</Badge> : null}
        {isRecalled ? <Badge>{t("recalled")}</Badge> : null}
        {isOnly ? null : (
          <Checkbox
            className="sm:ml-auto"
            label={t("include", { name: table.name })}
            checked={isIncluded}
            onChange={({ target }) => onChange({ isIncluded: target.checked })}
          />
        )}
      </header>
      {isIncluded || isOnly ? (
        <>
          <SkippedRows table={table} />
          <ColumnMapping table={table} mapping={mapping} onChange={change} />
          <StatusMapping table={table} mapping={mapping} isAsked={isAsked} onChange={change} />
          <DateOrder table={table} mapping={mapping} onChange={change} />
          <Fallbacks table={table} mapping={mapping} onChange={change} />
        </>
      ) : (
        <p className="text-sm text-ink-muted">{t("leftOut")}</p>
      )}
    </Card>
  );
}

/** Lists rows that aren't applications, so that no one looks for them. */
function SkippedRows({ table: { passedOver } }: { table: Table }) {
  const t = useTranslations("import");
  const linesOf = (why: "headings" | "total") => {
    const lines = passedOver.flatMap((row) => (row.why === why ? [row.line] : []));
    return { count: lines.length, lines: lines.join(", ") };
  };
  const [headings, totals] = [linesOf("headings"), linesOf("total")];
  if (passedOver.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm text-ink-muted">
      {headings.count > 0 ? <li>{t("headingsAgain", headings)}</li> : null}
      {totals.count > 0 ? <li>{t("totalLines", totals)}</li> : null}
    </ul>
  );
}

/** Asks which column of the board each status word means. */
function StatusMapping({ table, mapping, isAsked, onChange }: MappingPartProps & { isAsked: boolean }) {
  const t = useTranslations("import");
  const nameOf = useTranslations("status");
  const words = statusWords(table, mapping.targets);
  if (words.length === 0) return null;
  const names = STATUSES.map((value) => ({ value, label: nameOf(value) }));
  return (
    <section className="grid gap-3">
      <div>
        <h3 className="text-sm font-semibold">{t("statusesTitle")}</h3>
        <p className="text-sm text-ink-muted">{t("statusesText")}</p>
      </div>
      <ul className="grid gap-2">
        {words.map((word) => {
          const status = mapping.statuses[word];
          return (
            <li
              key={word}
              className="grid grid-cols-[minmax(0,14rem)_auto_minmax(0,14rem)] items-center justify-start gap-3"
            >
              <span className="truncate text-sm" title={word}>
                {word}
              </span>
              <ArrowRight aria-hidden className="size-4 text-ink-faint" />
              <Select
                aria-label={t("statusOf", { word })}
                aria-invalid={isAsked && !status ? true : undefined}
                options={status ? names : [{ value: "", label: t("chooseStatus") }, ...names]}
                value={status ?? ""}
                onChange={({ target }) =>
                  onChange({ statuses: { ...mapping.statuses, [word]: target.value as Status } })
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Shows how numeric dates were read, with a sample, and offers the other order. */
function DateOrder({ table, mapping, onChange }: MappingPartProps) {
  const t = useTranslations("import");
  const format = useFormatter();
  const name = useId();
  const cells = dateCellsOf(table, mapping.targets);
  const { hasDigits, isSure, isMixed, order, sample } = findDayOrder(cells, mapping.dayOrder);
  if (!hasDigits || sample === null) return null;
  const day = readDate(sample, mapping.dayOrder);
  const date = day && format.dateTime(new Date(day), { dateStyle: "long", timeZone: "UTC" });
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{t("datesTitle")}</h3>
      <SegmentedControl
        className="justify-self-start"
        label={t("dateOrder")}
        name={name}
        segments={[
          { value: "month", label: t("monthFirst") },
          { value: "day", label: t("dayFirst") },
        ]}
        value={mapping.dayOrder}
        onValueChange={(dayOrder) => onChange({ dayOrder })}
      />
      <p role="status" className="text-sm text-ink-muted">
        {date ? t("dateSample", { text: sample, date }) : t("dateUnread", { text: sample })}{" "}
        {isSure && order === mapping.dayOrder ? t("dateSure") : null}
        {isMixed ? t("dateMixed") : null}
        {isSure || isMixed ? null : t("dateUnsure")}
      </p>
    </section>
  );
}
