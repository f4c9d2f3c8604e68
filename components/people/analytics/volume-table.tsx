"use client";
import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import type { VolumeChartProps } from "./volume-chart.tsx";

/** The numbers behind the chart. */
export function VolumeTable({ series, stacks, nameOf }: VolumeChartProps) {
  const t = useTranslations("people");
  return (
    <div className="max-h-80 overflow-y-auto">
      <Table caption={t("volume")}>
        <TableHead>
          <TableRow>
            <TableHeader>{t("from")}</TableHeader>
            {series.map((one) => (
              <TableHeader key={one} className="text-right">
                {nameOf(one)}
              </TableHeader>
            ))}
            <TableHeader className="text-right">{t("total")}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {stacks.map((stack) => (
            <TableRow key={stack.startsOn}>
              <TableHeader scope="row" className="h-9 text-ink">
                {stack.label}
              </TableHeader>
              {series.map((one) => (
                <TableCell key={one} className="h-9 py-1 text-right text-ink-muted tabular-nums">
                  {stack[one]}
                </TableCell>
              ))}
              <TableCell className="h-9 py-1 text-right font-medium tabular-nums">{stack.total}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
