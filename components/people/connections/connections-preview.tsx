import { CircleAlert, CircleCheck, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Link } from "#components/ui/link.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import type { CheckedRow } from "./use-connections-import.ts";

const SHOWN = 200;
const icons = { new: Plus, existing: CircleCheck, failed: CircleAlert };
const tones = { new: "success", existing: "neutral", failed: "danger" } as const;
/** Rows that can't be imported come first, because the person can do something about them. */
const order = { failed: 0, new: 1, existing: 2 };

/** Shows the verdict on each row, before anything is changed. */
export function ConnectionsPreview({ rows }: { rows: CheckedRow[] }) {
  const t = useTranslations("people");
  const count = (wanted: keyof typeof order) =>
    rows.filter(({ verdict }) => verdict.verdict === wanted).length;
  const sorted = [...rows].sort((a, b) => order[a.verdict.verdict] - order[b.verdict.verdict]);
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm font-medium">
        {t("verdictSummary", { fresh: count("new"), existing: count("existing"), failed: count("failed") })}
      </p>
      <div className="max-h-[45dvh] overflow-y-auto rounded-card border border-line">
        <Table caption={t("importPreview")}>
          <TableHead>
            <TableHeader>{t("name")}</TableHeader>
            <TableHeader className="max-sm:hidden">{t("company")}</TableHeader>
            <TableHeader>{t("verdict")}</TableHeader>
          </TableHead>
          <TableBody>
            {sorted.slice(0, SHOWN).map(({ row, verdict }) => {
              const Icon = icons[verdict.verdict];
              return (
                <TableRow key={row.id}>
                  <TableCell className="min-w-28 font-medium wrap-anywhere">
                    {verdict.verdict === "existing" ? (
                      <Link href={`/people/${verdict.contactId}`} target="_blank" className="underline">
                        {row.name}
                      </Link>
                    ) : (
                      row.name || "—"
                    )}
                  </TableCell>
                  <TableCell className="max-w-48 truncate text-ink-muted max-sm:hidden">
                    {row.company}
                  </TableCell>
                  <TableCell>
                    <Badge tone={tones[verdict.verdict]}>
                      <Icon aria-hidden />
                      {t(`verdicts.${verdict.verdict}`)}
                    </Badge>
                    {verdict.verdict === "failed" ? (
                      <span className="mt-1 block text-ink-muted">
                        {isNamed(verdict.field) ? `${t(verdict.field)}: ` : null}
                        {verdict.reason}
                      </span>
                    ) : null}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </div>
      {rows.length > SHOWN ? (
        <p className="text-sm text-ink-muted">{t("importShown", { count: SHOWN, total: rows.length })}</p>
      ) : null}
    </div>
  );
}

const named = ["name", "title", "company", "email", "socialLink", "notes"] as const;

function isNamed(field: string): field is (typeof named)[number] {
  return named.some((name) => name === field);
}
