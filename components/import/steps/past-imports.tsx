"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { useToast } from "#components/ui/use-toast.ts";

/** Lists the latest imports to this board, each with its undo. */
export function PastImports({ boardId }: { boardId: string }) {
  const t = useTranslations("import");
  const read = usePastImports(boardId);
  const past = read.data ?? [];
  const [undoing, setUndoing] = useState<{ id: string; fileName: string } | null>(null);
  if (past.length === 0) return <LoadFailed query={read} />;
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-semibold">{t("past")}</h2>
      <Card>
        <ul aria-label={t("past")} className="divide-y divide-line">
          {past.map(({ id, fileName, createdAt, created, updated, undone }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-sm">
              <div className="min-w-0">
                <p className="truncate font-medium">{fileName}</p>
                <p className="text-ink-muted tabular-nums">
                  <LocalTime value={createdAt} format="date" /> ·{" "}
                  {undone ? t("pastUndone", undone) : t("pastCounts", { created, updated })}
                </p>
              </div>
              {undone ? null : (
                <Button
                  size="sm"
                  aria-label={t("undoOf", { name: fileName })}
                  onClick={() => setUndoing({ id, fileName })}
                >
                  <Undo2 aria-hidden />
                  {t("undo")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
      {undoing ? (
        <UndoImport
          boardId={boardId}
          importId={undoing.id}
          name={undoing.fileName}
          onClose={() => setUndoing(null)}
        />
      ) : null}
    </section>
  );
}

type UndoImportProps = {
  boardId: string;
  importId: string;
  name: string;
  onUndone?: () => void;
  onClose: () => void;
};

/** Asks before an import is undone, and shows the result. */
export function UndoImport({ boardId, importId, name, onUndone, onClose }: UndoImportProps) {
  const t = useTranslations("import");
  const toast = useToast();
  const { mutateAsync } = useUndo(boardId);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("undoTitle", { name })}
      description={t("undoText")}
      confirmLabel={t("undo")}
      destructive
      onConfirm={async () => {
        const undone = await mutateAsync(importId);
        toast.success(t("undone", undone), { description: t("undoneText", undone) });
        onUndone?.();
      }}
    />
  );
}

/** Reads the latest imports to a board. */
function usePastImports(boardId: string) {
  return useQuery(trpc.imports.listPast.queryOptions({ boardId }));
}

/** Undoes a whole import. */
function useUndo(boardId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (importId: string) => api.imports.undo.mutate({ importId, boardId }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
