"use client";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { useBoard, useBoardContents } from "../state/board-context.ts";
import { useUpdateSettings } from "../state/use-update-settings.ts";

/** Says so when the board does not show every card, or not in the person's own order; and leads back. */
export function ViewNotice() {
  const t = useTranslations("board");
  const { store } = useBoard();
  const { filteredOut, sorted, board } = useBoardContents();
  const settings = useUpdateSettings();
  if (filteredOut === 0 && !sorted) return null;
  const clear = () => {
    store.setState({ filter: "" });
    if (board.settings.timeFilter !== "all") settings.update({ timeFilter: "all" });
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
      {sorted ? (
        <span className="flex items-center gap-1.5">
          {t("sortedNotice")}
          <Button variant="link" size="sm" onClick={() => settings.update({ sorts: [] })}>
            {t("manualOrder")}
          </Button>
        </span>
      ) : null}
      {filteredOut > 0 ? (
        <span className="flex items-center gap-1.5" role="status">
          {t("filteredOut", { count: filteredOut })}
          <Button variant="link" size="sm" onClick={clear}>
            {t("showAll")}
          </Button>
        </span>
      ) : null}
    </p>
  );
}
