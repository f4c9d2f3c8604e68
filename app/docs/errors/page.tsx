import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Code, DocsTitle, proseTags } from "#components/docs/prose.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import { errorRules } from "#server/transports/reference/refusals.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("docs.page"))("errors") };
}

export default async function ErrorsPage() {
  const t = await getTranslations("docs.errors");
  const page = await getTranslations("docs.page");
  return (
    <>
      <DocsTitle title={page("errors")} lead={t.rich("lead", proseTags)} />
      <Table caption={page("errors")}>
        <TableHead>
          <TableRow>
            <TableHeader>{t("status")}</TableHeader>
            <TableHeader>{t("code")}</TableHeader>
            <TableHeader>{t("meaning")}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {errorRules().map(({ code, status, title }) => (
            <TableRow key={code}>
              <TableCell className="h-10 text-ink-muted tabular-nums">{status}</TableCell>
              <TableCell className="h-10">
                <Link
                  href={`/docs/errors/${code}`}
                  className="text-accent-text underline decoration-current/30 underline-offset-4 hover:decoration-current"
                >
                  <Code className="bg-transparent px-0 text-inherit">{code}</Code>
                </Link>
              </TableCell>
              <TableCell className="h-10 min-w-52">{title}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
