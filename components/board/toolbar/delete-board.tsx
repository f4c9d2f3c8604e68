"use client";
import { useTranslations } from "next-intl";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { useBoardContents } from "../state/board-context.ts";
import { useBoardChanges } from "./use-board-changes.ts";

/** Asks before a board is deleted, and names what goes with it. */
export function DeleteBoard({ onClose }: { onClose: () => void }) {
  const t = useTranslations("board");
  const { board, cards } = useBoardContents();
  const { remove } = useBoardChanges();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("deleteBoardTitle", { name: board.name })}
      description={t("deleteBoardText", { count: cards.size })}
      confirmLabel={t("deleteBoard")}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync();
      }}
    />
  );
}
