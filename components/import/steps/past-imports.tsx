import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { inPages, MoreButton } from "#components/api/more-button.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { type Undone, undoWhole } from "../state/undo-import.ts";

/** The number of imports listed at first, and added with each press. */
const IMPORTS_A_PAGE = 5;

/** Lists the imports to this board, the latest first, each with its undo. */
export function PastImports({ boardId }: { boardId: string }) {
  const t = useTranslations("import");
  const list = usePastImports(boardId);
  const past = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const [undoing, setUndoing] = useState<{ id: string; fileName: string } | null>(null);
  if (past.length === 0) return <LoadFailed query={list} />;
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
                  {undone
                    ? t(undone.left > 0 ? "pastUndoing" : "pastUndone", undone)
                    : t("pastCounts", { created, updated })}
                </p>
              </div>
              {undone?.left === 0 ? null : (
                <Button
                  size="sm"
                  aria-label={t(undone ? "continueUndoOf" : "undoOf", { name: fileName })}
                  onClick={() => setUndoing({ id, fileName })}
                >
                  <Undo2 aria-hidden />
                  {t(undone ? "continueUndo" : "undo")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <MoreButton list={list} label={t("pastMore")} className="" />
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

/** Asks before an import is undone, and shows the progress and the result. */
export function UndoImport({ boardId, importId, name, onUndone, onClose }: UndoImportProps) {
  const t = useTranslations("import");
  const toast = useToast();
  const labelId = useId();
  const [portion, setPortion] = useState<Undone | null>(null);
  const { mutateAsync } = useUndo(boardId, setPortion);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("undoTitle", { name })}
      description={t("undoText")}
      confirmLabel={t("undo")}
      destructive
      onConfirm={async () => {
        const undone = await mutateAsync(importId);
        toast.success(t("undone", undone), { description: t("undoneText", undone) });
        onUndone?.();
      }}
    >
      {portion ? (
        <div className="grid gap-2 text-sm">
          <span id={labelId}>{t("undoing")}</span>
          <progress
            aria-labelledby={labelId}
            max={doneOf(portion) + portion.left}
            value={doneOf(portion)}
            className="h-2 w-full accent-accent"
          />
        </div>
      ) : null}
    </ConfirmDialog>
  );
}

function doneOf({ deleted, restored, kept }: Undone): number {
  return deleted + restored + kept;
}

/** Reads the imports to a board, the latest first. */
function usePastImports(boardId: string) {
  return useInfiniteQuery(
    trpc.imports.listPast.infiniteQueryOptions({ boardId, limit: IMPORTS_A_PAGE }, inPages),
  );
}

/** Undoes a whole import. */
function useUndo(boardId: string, onPortion: (undone: Undone) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (importId: string) => undoWhole({ importId, boardId }, onPortion),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
