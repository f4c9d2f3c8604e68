"use client";
import { useTranslations } from "next-intl";
import { StatusIcon } from "#components/status/status-icon.tsx";
import type { Status } from "#components/status/status-meta.ts";
import { cn } from "#components/ui/cn.ts";
import { useBoardContents, useBoardUi } from "../state/board-context.ts";
import { useUpdateSettings } from "../state/use-update-settings.ts";

/** A hidden column: a strip that still takes cards, and opens at a press. */
export function CollapsedColumn({ status }: { status: Status }) {
  const t = useTranslations("board");
  const name = useTranslations("status")(status);
  const { all, board } = useBoardContents();
  const isTarget = useBoardUi((ui) => ui.drag?.target?.status === status);
  const settings = useUpdateSettings();
  const show = () =>
    settings.update({ hiddenStatuses: board.settings.hiddenStatuses.filter((other) => other !== status) });
  const count = all[status].length;
  return (
    <button
      type="button"
      data-column={status}
      data-status={status}
      aria-label={t("showColumnOf", { status: name, count })}
      onClick={show}
      className={cn(
        "flex w-11 shrink-0 flex-col items-center gap-3 rounded-panel bg-sunken py-4 text-sm text-ink-muted transition-colors hover:bg-hover hover:text-ink",
        isTarget && "outline-2 -outline-offset-2 outline-accent",
      )}
    >
      <StatusIcon status={status} />
      <span className="font-medium [writing-mode:vertical-rl]">{name}</span>{" "}
      <span className="text-xs font-medium tabular-nums">{count}</span>
    </button>
  );
}
