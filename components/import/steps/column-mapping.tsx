import { useTranslations } from "next-intl";
import { Select } from "#components/ui/input.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import { statusOfWord } from "../formats/status-words.ts";
import { TARGETS, type Target } from "../formats/targets.ts";
import { formatById, type Mapping, statusWords } from "../model/mapping.ts";
import type { Table as SourceTable } from "../reader/table.ts";

export type MappingPartProps = {
  table: SourceTable;
  mapping: Mapping;
  onChange: (changes: Partial<Mapping>) => void;
};

/** Lists each column with a sample and its target. */
export function ColumnMapping({ table, mapping, onChange }: MappingPartProps) {
  const t = useTranslations("import");
  const options = TARGETS.map((value) => ({ value, label: t(`target.${value}`) }));
  function choose(column: number, target: Target): void {
    const targets = mapping.targets.map((item, place) => (place === column ? target : item));
    onChange({ targets, statuses: withKnownWords(table, mapping, targets) });
  }
  const noted = count(mapping.targets, "note");
  const left = table.headings.flatMap((heading, column) =>
    mapping.targets[column] === "ignore" ? [heading || t("unnamed", { number: column + 1 })] : [],
  );
  const matched = mapping.targets.length - noted - left.length;
  return (
    <section className="grid gap-3">
      <p className="text-sm text-ink-muted">
        {t("columnCounts", { matched, noted })}{" "}
        {left.length > 0 ? t("columnsLeft", { columns: left.join(", ") }) : null}
      </p>
      <Table caption={t("columnsTitle")}>
        <TableHead className="max-sm:sr-only">
          <TableHeader>{t("column")}</TableHeader>
          <TableHeader className="max-sm:hidden">{t("sample")}</TableHeader>
          <TableHeader className="w-64">{t("becomes")}</TableHeader>
        </TableHead>
        <TableBody>
          {table.headings.map((heading, column) => {
            const name = heading || t("unnamed", { number: column + 1 });
            const filled = table.rows.find((row) => row[column]?.trim());
            const sample = filled?.[column]?.slice(0, 200) ?? t("noSample");
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; headings may repeat
              <TableRow key={column} className="max-sm:grid max-sm:py-2">
                <TableCell className="font-medium wrap-anywhere max-sm:h-auto max-sm:first:px-0 sm:max-w-48">
                  {name}
                  <span className="mt-0.5 block truncate font-normal text-ink-muted [overflow-wrap:normal] sm:hidden">
                    {sample}
                  </span>
                </TableCell>
                <TableCell className="max-w-72 truncate text-ink-muted max-sm:hidden">{sample}</TableCell>
                <TableCell className="max-sm:h-auto max-sm:px-0 max-sm:last:pr-0">
                  <Select
                    className="w-full"
                    aria-label={t("mapOf", { heading: name })}
                    options={options}
                    value={mapping.targets[column] ?? "ignore"}
                    onChange={({ target }) => choose(column, target.value as Target)}
                  />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </section>
  );
}

function count(targets: readonly Target[], wanted: Target): number {
  return targets.filter((target) => target === wanted).length;
}

/** Returns the known statuses of words that come with a newly chosen column. */
function withKnownWords(table: SourceTable, { formatId, statuses }: Mapping, targets: Target[]) {
  const known = { ...statuses };
  for (const word of statusWords(table, targets)) {
    const status = known[word] ?? statusOfWord(word, formatById(formatId));
    if (status) known[word] = status;
  }
  return known;
}
