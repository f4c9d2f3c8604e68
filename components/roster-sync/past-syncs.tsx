import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";

type PastSyncsProps = { organizationSlug: string; onUndo: (syncId: string) => Promise<void> };

/** Lists the latest syncs, each with its undo. */
export function PastSyncs({ organizationSlug, onUndo }: PastSyncsProps) {
  const t = useTranslations("rosterSync");
  const read = useQuery(trpc.rosterSyncs.list.queryOptions({ organizationSlug }));
  const past = read.data?.data ?? [];
  const [undoing, setUndoing] = useState<string | null>(null);
  if (past.length === 0) return <LoadFailed query={read} />;
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-semibold">{t("past")}</h2>
      <Card>
        <ul aria-label={t("past")} className="divide-y divide-line">
          {past.map(({ id, created, updated, createdAt, undoneAt }) => (
            <li
              key={id}
              className="flex min-h-14 flex-wrap items-center justify-between gap-3 px-4 py-2.5 text-sm"
            >
              <p id={id} className="grid min-w-0 gap-0.5 tabular-nums">
                <LocalTime value={createdAt} className="font-medium" />
                <span className="text-ink-muted">{t("pastCounts", { created, updated })}</span>
              </p>
              {undoneAt ? (
                <span className="text-ink-muted">
                  {t("pastUndone")} <LocalTime value={undoneAt} />
                </span>
              ) : (
                <Button size="sm" aria-describedby={id} onClick={() => setUndoing(id)}>
                  <Undo2 aria-hidden />
                  {t("undo")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <UndoDialog syncId={undoing} onUndo={onUndo} onClose={() => setUndoing(null)} />
    </section>
  );
}

type UndoDialogProps = Pick<PastSyncsProps, "onUndo"> & {
  /** The sync to undo; null closes the dialog. */
  syncId: string | null;
  onClose: () => void;
};

/** Asks before a sync is undone. */
export function UndoDialog({ syncId, onUndo, onClose }: UndoDialogProps) {
  const t = useTranslations("rosterSync");
  return (
    <ConfirmDialog
      open={syncId !== null}
      onClose={onClose}
      title={t("undoTitle")}
      description={t("undoText")}
      confirmLabel={t("undo")}
      destructive
      onConfirm={() => syncId && onUndo(syncId)}
    />
  );
}
