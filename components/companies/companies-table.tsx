"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";

/** Each company with what tells it apart, and how many cards are filed against it. */
export function CompaniesTable({ companies }: { companies: Outputs["companies"]["list"]["data"] }) {
  const t = useTranslations("companies");
  return (
    <Table caption={t("companies")}>
      <TableHead>
        <TableRow>
          <TableHeader>{t("name")}</TableHeader>
          <TableHeader className="max-sm:hidden">{t("industry")}</TableHeader>
          <TableHeader className="max-md:hidden">{t("website")}</TableHeader>
          <TableHeader className="text-right">{t("cards")}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {companies.map(({ id, name, industry, website, applicationCount }) => (
          <TableRow key={id} className="relative transition-colors hover:bg-hover">
            <TableCell className="font-medium">
              <Link
                href={`/companies/${id}`}
                className="line-clamp-2 wrap-anywhere after:absolute after:inset-0"
              >
                {name}
              </Link>
            </TableCell>
            <TableCell className="text-ink-muted max-sm:hidden">
              {industry === "unknown" ? null : t(`industries.${industry}`)}
            </TableCell>
            <TableCell className="max-w-56 truncate text-ink-muted max-md:hidden">
              {hostOf(website)}
            </TableCell>
            <TableCell className="text-right tabular-nums">{applicationCount}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function hostOf(website: string | null): string | null {
  return website && URL.canParse(website) ? new URL(website).host.replace(/^www\./, "") : website;
}
