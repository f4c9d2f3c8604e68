import { ChevronDown, Ellipsis, Link2, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { statusOf } from "#components/board/model/columns.ts";
import { useBoard, useBoardContents } from "#components/board/state/board-context.ts";
import { SaveState } from "#components/editing/save-state.tsx";
import { leave } from "#components/editing/unsaved.ts";
import { StatusIcon } from "#components/status/status-badge.tsx";
import { IconButton } from "#components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { STATUSES } from "#domain/values.ts";

/** Shows the card's status and moves it on; shows whether everything is saved; offers the other actions. */
export function DrawerHeader({ cardId, onClose }: { cardId: string; onClose: () => void }) {
  const t = useTranslations("card");
  const statusName = useTranslations("status");
  const toast = useToast();
  const { actions } = useBoard();
  const status = statusOf(useBoardContents().all, cardId);
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast.success(t("linkCopied"));
    } catch {
      toast.error(t("linkNotCopied"));
    }
  };
  /** Saves typed text first, so that an undo restores it too. */
  const remove = () =>
    leave(() => {
      onClose();
      void actions.remove(cardId);
    });
  if (!status) return null;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <button
            type="button"
            data-status={status}
            aria-label={t("statusMenu", { status: statusName(status) })}
            className="inline-flex h-8 items-center gap-1.5 rounded-full bg-status-soft pr-2.5 pl-3 text-sm font-medium whitespace-nowrap text-status pointer-coarse:h-11"
          >
            <StatusIcon status={status} />
            {statusName(status)}
            <ChevronDown aria-hidden className="size-4" />
          </button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel>{t("moveTo")}</DropdownMenuLabel>
          {STATUSES.map((target) => (
            <DropdownMenuItem
              key={target}
              disabled={target === status}
              icon={<StatusIcon status={target} className="text-status!" />}
              onSelect={() => actions.move([cardId], target)}
            >
              {statusName(target)}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      <SaveState />
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={t("more")} className="ml-auto">
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem icon={<Link2 aria-hidden />} onSelect={copyLink}>
            {t("copyLink")}
          </DropdownMenuItem>
          <DropdownMenuItem destructive icon={<Trash2 aria-hidden />} onSelect={remove}>
            {t("delete")}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </>
  );
}
