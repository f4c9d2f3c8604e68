"use client";
import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { formatById, type Mapping } from "../model/mapping.ts";
import type { Source } from "../state/use-source.ts";
import { ColumnMapping } from "./column-mapping.tsx";
import { DateOrder } from "./date-order.tsx";
import { Fallbacks } from "./fallbacks.tsx";
import { StatusMapping } from "./status-mapping.tsx";

type SourceMappingProps = {
  source: Source;
  isOnly: boolean;
  /** Whether the person tried to go on, so that what lacks is marked. */
  isAsked: boolean;
  onChange: (changes: Partial<Source>) => void;
};

/** One table of the file: what it was recognised as, and where each of its columns, words and dates goes. */
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
        {format ? <Badge tone="accent">{t("recognised", { format: format.name })}</Badge> : null}
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
