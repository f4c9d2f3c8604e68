import { Archive, ArchiveRestore, Pencil, Trash2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { figureIfSampled } from "#components/insights/sample-size.ts";
import { shareText } from "#components/insights/share-text.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { longTextClasses } from "#components/ui/button-classes.ts";
import { cn } from "#components/ui/cn.ts";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { DropdownMenuItem, RowMenu } from "#components/ui/dropdown-menu.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import type { Cohort, CohortFigures } from "./cohort-data.ts";
import { CohortName } from "./cohort-name.tsx";
import type { useCohortChanges } from "./use-cohort-changes.ts";

export type CohortTableProps = {
  cohorts: readonly Cohort[];
  figures: ReadonlyMap<string, CohortFigures>;
  mayManage: boolean;
  changes: ReturnType<typeof useCohortChanges>;
  onOpen: (cohortId: string) => void;
};

/** Keeps the actions in sight while the figures scroll under them on a phone. */
const pinned = "max-sm:sticky max-sm:right-0 max-sm:bg-surface";

/** Shows one row per cohort with its figures, each rate with its n. */
export function CohortTable({ cohorts, figures, mayManage, changes, onOpen }: CohortTableProps) {
  const t = useTranslations("cohorts");
  const format = useFormatter();
  const withN = (text: string, n: number) => t("withN", { text, n });
  const figureText = (figure: number | null, n: number, textOf: (figure: number) => string) => {
    const sampled = figureIfSampled(figure, n);
    if (sampled !== null) return withN(textOf(sampled), n);
    return n === 0 ? "–" : withN(t("tooFew"), n);
  };
  const percent = (rate: number) => shareText(format, rate);
  const inDays = (median: number) => t("days", { days: Math.round(median) });
  const rateOf = ({ placements, placementRate: { rate, n } }: CohortFigures) => {
    const sampled = figureIfSampled(rate, n);
    if (sampled !== null) return t("rateOf", { rate: percent(sampled), placed: placements, n });
    return figureText(rate, n, percent);
  };
  const daysOf = ({ daysToPlacement: { median, n } }: CohortFigures) => figureText(median, n, inDays);
  return (
    <Table caption={t("title")}>
      <TableHead>
        <TableHeader>{t("name")}</TableHeader>
        <TableHeader className="text-right">{t("now")}</TableHeader>
        <TableHeader className="text-right">{t("ended")}</TableHeader>
        <TableHeader className="text-right">{t("placed")}</TableHeader>
        <TableHeader className="text-right">{t("rate")}</TableHeader>
        <TableHeader className="text-right">{t("time")}</TableHeader>
        <TableHeader className={mayManage ? pinned : undefined}>
          <span className="sr-only">{t("actions")}</span>
        </TableHeader>
      </TableHead>
      <TableBody>
        {cohorts.map((cohort) => {
          const own = figures.get(cohort.id);
          return (
            <TableRow key={cohort.id}>
              <TableCell>
                <span className="flex min-w-48 flex-wrap items-center gap-2">
                  <Button variant="link" className={longTextClasses} onClick={() => onOpen(cohort.id)}>
                    {cohort.name}
                  </Button>
                  {cohort.archivedAt ? <Badge>{t("archived")}</Badge> : null}
                </span>
              </TableCell>
              <TableCell className="text-right tabular-nums">{own?.applicants ?? "–"}</TableCell>
              <TableCell className="text-right tabular-nums">{own?.ended ?? "–"}</TableCell>
              <TableCell className="text-right tabular-nums">{own?.placements ?? "–"}</TableCell>
              <TableCell className="text-right whitespace-nowrap tabular-nums">
                {own ? rateOf(own) : "–"}
                {own && own.applicants > 0 ? (
                  <span className="block text-ink-muted">
                    {t("stillOpen", { open: own.applicants, all: own.applicants + own.ended })}
                  </span>
                ) : null}
              </TableCell>
              <TableCell className="text-right whitespace-nowrap tabular-nums">
                {own ? daysOf(own) : "–"}
              </TableCell>
              <TableCell className={cn("text-right", mayManage && pinned)}>
                {mayManage ? (
                  <CohortMenu
                    cohort={cohort}
                    isUnused={own !== undefined && own.applicants + own.ended === 0}
                    changes={changes}
                  />
                ) : null}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

type CohortMenuProps = {
  cohort: Cohort;
  /** True if the cohort has never had a member, and so can be deleted. */
  isUnused: boolean;
  changes: ReturnType<typeof useCohortChanges>;
};

/** Offers a manager's actions on a cohort. */
function CohortMenu({ cohort, isUnused, changes }: CohortMenuProps) {
  const t = useTranslations("cohorts");
  const toast = useToast();
  const [doing, setDoing] = useState<"rename" | "delete" | null>(null);
  const { id: cohortId, name } = cohort;
  const isArchived = cohort.archivedAt !== null;
  const archive = (archived: boolean) => {
    const undo = () => changes.archive.mutate({ cohortId, archived: !archived });
    const onSuccess = () => toast.undoable(t(archived ? "archivedToast" : "reopenedToast", { name }), undo);
    changes.archive.mutate({ cohortId, archived }, { onSuccess });
  };
  return (
    <>
      <RowMenu label={t("actionsOf", { name })}>
        <DropdownMenuItem icon={<Pencil aria-hidden />} onSelect={() => setDoing("rename")}>
          {t("rename")}
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
          onSelect={() => archive(!isArchived)}
        >
          {t(isArchived ? "reopen" : "archive")}
        </DropdownMenuItem>
        {isUnused ? (
          <DropdownMenuItem destructive icon={<Trash2 aria-hidden />} onSelect={() => setDoing("delete")}>
            {t("delete")}
          </DropdownMenuItem>
        ) : null}
      </RowMenu>
      {doing === "rename" ? (
        <CohortName
          keepAs={`cohortName:${cohortId}`}
          title={t("renameTitle")}
          submitLabel={t("rename")}
          name={name}
          onSubmit={(next) => changes.rename.mutateAsync({ cohortId, name: next })}
          onClose={() => setDoing(null)}
        />
      ) : null}
      <ConfirmDialog
        open={doing === "delete"}
        onClose={() => setDoing(null)}
        title={t("deleteTitle", { name })}
        description={t("deleteText")}
        confirmLabel={t("delete")}
        destructive
        onConfirm={() => changes.remove.mutateAsync(cohortId)}
      />
    </>
  );
}
