import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { DocsSection, DocsTitle } from "#components/docs/prose.tsx";
import { HEADINGS } from "#components/import/formats/headings.ts";
import { FORMATS } from "#components/import/formats/known.ts";
import { TARGETS } from "#components/import/formats/targets.ts";
import { BLANK_WORDS, STATUS_WORDS } from "#components/import/formats/words.ts";
import { StatusBadge } from "#components/status/status-badge.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import { STATUSES } from "#domain/values.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("docsImport");
  return { title: t("title"), description: t("description") };
}

/** Describes what the import reads, from the tables that the import uses. */
export default function ImportFormatsPage() {
  const t = useTranslations("docsImport");
  return (
    <>
      <DocsTitle title={t("title")} lead={t("description")} />
      <DocsSection title={t("filesTitle")} text={t("filesText")} />
      <DocsSection title={t("knownTitle")} text={t("knownText")}>
        <KnownFormats />
      </DocsSection>
      <DocsSection title={t("headingsTitle")} text={t("headingsText")}>
        <Headings />
      </DocsSection>
      <DocsSection title={t("statusesTitle")} text={t("statusesText")}>
        <StatusWords />
      </DocsSection>
      <DocsSection title={t("rulesTitle")}>
        <ul className="grid list-disc gap-2 pl-5 leading-relaxed text-ink-muted">
          <li>{t("rulesDates")}</li>
          <li>{t("rulesAge")}</li>
          <li>{t("rulesPay")}</li>
          <li>{t("rulesRelated")}</li>
          <li>{t("rulesBlank", { words: [...BLANK_WORDS].filter(Boolean).join(" ") })}</li>
          <li>{t("rulesDuplicates")}</li>
          <li>{t("rulesUndo")}</li>
        </ul>
      </DocsSection>
    </>
  );
}

function KnownFormats() {
  const t = useTranslations("docsImport");
  const target = useTranslations("import.target");
  const status = useTranslations("status");
  return (
    <Table caption={t("knownTitle")}>
      <TableHead>
        <TableRow>
          <TableHeader>{t("format")}</TableHeader>
          <TableHeader>{t("recognizedBy")}</TableHeader>
          <TableHeader>{t("special")}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {FORMATS.map(({ id, name, headings, fileName, columns, fixedStatus }) => (
          <TableRow key={id} className="align-top">
            <TableCell className="align-top font-medium">{name}</TableCell>
            <TableCell className="align-top">{fileName ? t("byFileName") : headings.join(", ")}</TableCell>
            <TableCell className="align-top">
              <ul>
                {fixedStatus ? <li>{t("allAre", { status: status(fixedStatus) })}</li> : null}
                {Object.entries(columns).map(([heading, goes]) => (
                  <li key={heading}>
                    {heading} → {target(goes)}
                  </li>
                ))}
              </ul>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Headings() {
  const t = useTranslations("docsImport");
  const target = useTranslations("import.target");
  return (
    <Table caption={t("headingsTitle")}>
      <TableHead>
        <TableRow>
          <TableHeader>{t("becomes")}</TableHeader>
          <TableHeader>{t("headings")}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {TARGETS.filter((one) => HEADINGS[one].length > 0).map((one) => (
          <TableRow key={one}>
            <TableCell className="align-top font-medium">{target(one)}</TableCell>
            <TableCell>{HEADINGS[one].join(", ")}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function StatusWords() {
  const t = useTranslations("docsImport");
  return (
    <Table caption={t("statusesTitle")}>
      <TableHead>
        <TableRow>
          <TableHeader>{t("column")}</TableHeader>
          <TableHeader>{t("words")}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {STATUSES.map((status) => (
          <TableRow key={status}>
            <TableCell className="align-top">
              <StatusBadge status={status} />
            </TableCell>
            <TableCell>{STATUS_WORDS[status].join(", ")}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
