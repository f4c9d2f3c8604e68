"use client";
import { useTranslations } from "next-intl";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { useUndo } from "../state/use-undo.ts";

type UndoImportProps = {
  boardId: string;
  importId: string;
  name: string;
  onUndone?: () => void;
  onClose: () => void;
};

/** Asks before an import is taken back, and says what was done. */
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
