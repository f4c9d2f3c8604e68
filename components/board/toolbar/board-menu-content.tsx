import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleCheckBig, Pencil, Plus, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { NameDialog } from "#components/api/name-dialog.tsx";
import { useChange } from "#components/api/use-change.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import {
  DropdownMenu,
  DropdownMenuAnchor,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
} from "#components/ui/dropdown-menu.tsx";
import type { BoardView } from "../model/view.ts";
import { useBoardContents } from "../state/board-context.ts";

type OpenDialog = "create" | "rename" | "delete" | null;

/** Offers to create, rename, activate, or delete a board. */
export default function BoardMenuContent({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const t = useTranslations("board");
  const { board } = useBoardContents();
  const { activate } = useBoardChanges();
  const [pending, setPending] = useState<OpenDialog>(null);
  const finish = () => {
    onClose();
    anchor.focus();
  };
  if (pending === "create" || pending === "rename")
    return <BoardNameDialog purpose={pending} onClose={finish} />;
  if (pending === "delete") return <DeleteBoard onClose={finish} />;
  return (
    <DropdownMenu open onOpenChange={(open) => !open && pending === null && onClose()}>
      <DropdownMenuAnchor at={anchor.getBoundingClientRect()} />
      <DropdownMenuContent
        aria-label={t("boardMenu")}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          anchor.focus();
        }}
      >
        <DropdownMenuItem icon={<Pencil aria-hidden />} onSelect={(event) => ask(event, "rename")}>
          {t("renameBoard")}
        </DropdownMenuItem>
        {board.isActive ? null : (
          <DropdownMenuItem icon={<CircleCheckBig aria-hidden />} onSelect={() => activate.mutate()}>
            {t("makeActive")}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={<Plus aria-hidden />} onSelect={(event) => ask(event, "create")}>
          {t("newBoard")}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem
          destructive
          icon={<Trash2 aria-hidden />}
          onSelect={(event) => ask(event, "delete")}
        >
          {t("deleteBoard")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );

  /** Keeps the menu from closing, which would also close the dialog that replaces it. */
  function ask(event: Event, purpose: OpenDialog): void {
    event.preventDefault();
    setPending(purpose);
  }
}

/** Asks for the name of a new board or of this one. */
function BoardNameDialog({ purpose, onClose }: { purpose: "create" | "rename"; onClose: () => void }) {
  const t = useTranslations("board");
  const { board } = useBoardContents();
  const change = useBoardChanges()[purpose];
  const words =
    purpose === "create"
      ? { title: t("newBoard"), description: t("newBoardText"), submitLabel: t("createBoard") }
      : { title: t("renameBoard"), name: board.name, submitLabel: t("rename") };
  return (
    <NameDialog
      keepAs={`boardName:${purpose === "create" ? "new" : board.id}`}
      {...words}
      label={t("boardName")}
      hint={<ReadBy field="boardName.name" />}
      missing={t("boardNameMissing")}
      unanswered={t("addUnanswered")}
      onSubmit={(name) => change.mutateAsync(name)}
      onClose={onClose}
    />
  );
}

/** Asks before a board is deleted, and says what is deleted with it. */
function DeleteBoard({ onClose }: { onClose: () => void }) {
  const t = useTranslations("board");
  const { board, cards } = useBoardContents();
  const { remove } = useBoardChanges();
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("deleteBoardTitle", { name: board.name })}
      description={t("deleteBoardText", { count: cards.size })}
      confirmLabel={t("deleteBoard")}
      destructive
      onConfirm={() => remove.mutateAsync()}
    />
  );
}

/** Returns the functions that create, rename, activate, and delete boards. The navigation, which lists them, is rendered again. */
function useBoardChanges() {
  const t = useTranslations("board");
  const router = useRouter();
  const queryClient = useQueryClient();
  const { board } = useBoardContents();
  const viewKey = trpc.boards.getView.queryKey({ boardId: board.id });
  const write = (change: Partial<BoardView["board"]>) => {
    queryClient.setQueryData(viewKey, (view) => view && { ...view, board: { ...view.board, ...change } });
    router.refresh();
  };
  const create = useMutation({
    meta: { silent: true },
    mutationFn: (name: string) => api.boards.create.mutate({ name }),
    onSuccess: ({ id }) => {
      router.push(`/boards/${id}`);
      router.refresh();
    },
  });
  const rename = useMutation({
    meta: { silent: true },
    mutationFn: (name: string) => api.boards.update.mutate({ boardId: board.id, name }),
    onSuccess: ({ name }) => write({ name }),
  });
  const activate = useChange({
    mutationFn: () => api.boards.update.mutate({ boardId: board.id, isActive: true }),
    says: () => t("madeActive", { name: board.name }),
    onSuccess: () => write({ isActive: true }),
  });
  const remove = useChange({
    mutationFn: () => api.boards.delete.mutate({ boardId: board.id }),
    says: () => t("boardDeleted", { name: board.name }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: viewKey });
      router.push("/boards");
      router.refresh();
    },
  });
  return { create, rename, activate, remove };
}
