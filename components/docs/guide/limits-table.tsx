import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import type { LimitGroup } from "#server/surfaces/reference/limits.ts";

/** The limits of one group with their values. */
export function LimitsTable({ name, rows }: LimitGroup) {
  const t = useTranslations("docs.limits");
  return (
    <Table caption={t(`group.${name}`)}>
      <TableHead>
        <TableRow>
          <TableHeader>{t("what")}</TableHeader>
          <TableHeader className="text-right">{t("value")}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ what, value }) => (
          <TableRow key={what}>
            <TableCell className="h-10">{what}</TableCell>
            <TableCell className="h-10 text-right whitespace-nowrap tabular-nums">{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
