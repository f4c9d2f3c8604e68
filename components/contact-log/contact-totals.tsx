import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import type { Outputs } from "#components/api/client.ts";
import { ExportMenu } from "#components/export/export-menu.tsx";
import { download } from "#components/export/exported-file.ts";
import { Card } from "#components/ui/card.tsx";
import { FigureButton } from "#components/ui/figure-button.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import type { ContactTopic, ContactTotals as Group } from "#domain/contact-log.ts";
import { type ContactFilter, inputOf, narrowedTo } from "./contact-filter.ts";

type Total = Outputs["contactLog"]["report"]["byKind"][number];
type Props = {
  organizationSlug: string;
  filter: ContactFilter;
  by: Exclude<Group, "kind">;
  totals: readonly Total[];
  onOpen: (filter: ContactFilter) => void;
};

/** Shows the totals of the log by one group, and exports them; each total opens its contacts. */
export function ContactTotals({ organizationSlug, filter, by, totals, onOpen }: Props) {
  const t = useTranslations("contactLog");
  const headingId = useId();
  const format = useFormatter();
  function nameOf({ key, name }: Total): string {
    if (by === "topic") return t(`topics.${key as ContactTopic}`);
    if (by === "cohort") return name ?? t("noCohort");
    if (by === "coach") return name ?? "";
    return format.dateTime(new Date(`${key}-15`), { year: "numeric", month: "long", timeZone: "UTC" });
  }
  return (
    <section aria-labelledby={headingId} className="min-w-0 break-inside-avoid">
      <Card className="grid gap-2 py-4">
        <div className="flex items-center justify-between gap-2 px-4">
          <h2 id={headingId} className="font-semibold tracking-tight">
            {t(`by.${by}`)}
          </h2>
          <ExportMenu
            formats={["csv", "xlsx"] as const}
            holds={t(`by.${by}`)}
            make={(as) =>
              download("contactLog.export", {
                organizationSlug,
                ...inputOf(filter),
                totalsBy: by,
                format: as,
              })
            }
          />
        </div>
        <Table caption={t(`by.${by}`)}>
          <TableHead>
            <TableHeader>{t(`groups.${by}`)}</TableHeader>
            <TableHeader className="text-right">{t("entries")}</TableHeader>
            <TableHeader className="text-right">{t("minutes")}</TableHeader>
            <TableHeader className="text-right">{t("applicants")}</TableHeader>
          </TableHead>
          <TableBody>
            {totals.map((total) => (
              <TableRow key={`${total.key} ${total.name}`}>
                <TableCell className="min-w-24 wrap-anywhere">{nameOf(total)}</TableCell>
                <TableCell className="text-right tabular-nums">
                  {total.key === null ? (
                    total.entries
                  ) : (
                    <FigureButton
                      opens={t("openContacts", { name: nameOf(total) })}
                      onClick={() => onOpen(narrowedTo(filter, by, total.key ?? ""))}
                    >
                      {total.entries}
                    </FigureButton>
                  )}
                </TableCell>
                <TableCell className="text-right tabular-nums">{total.minutes}</TableCell>
                <TableCell className="text-right tabular-nums">{total.applicants}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
    </section>
  );
}
