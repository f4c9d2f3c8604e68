"use client";
import { EyeOff, ListChecks, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import type { Status } from "#components/status/status-meta.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";
import { useBoard } from "../state/board-context.ts";
import { useUpdateSettings } from "../state/use-update-settings.ts";

/** What can be done with a whole column. */
export const ColumnActions = memo(function ColumnActions({ status, name }: { status: Status; name: string }) {
  const t = useTranslations("board");
  const { store, data } = useBoard();
  const settings = useUpdateSettings();
  const selectAll = () => {
    const { selection } = store.getState();
    store.setState({ selection: new Set([...selection, ...data().columns[status]]), anchor: null });
  };
  const hide = () => settings.update({ hiddenStatuses: [...data().board.settings.hiddenStatuses, status] });
  return (
    <span className="ml-auto flex">
      <span className="flex pointer-fine:opacity-0 pointer-fine:transition-opacity pointer-fine:group-hover/columns:opacity-100 pointer-fine:focus-within:opacity-100">
        <Tooltip content={t("selectColumn")}>
          <IconButton size="sm" label={t("selectColumnOf", { status: name })} onClick={selectAll}>
            <ListChecks aria-hidden />
          </IconButton>
        </Tooltip>
        <Tooltip content={t("hideColumn")}>
          <IconButton size="sm" label={t("hideColumnOf", { status: name })} onClick={hide}>
            <EyeOff aria-hidden />
          </IconButton>
        </Tooltip>
      </span>
      <Tooltip content={t("addCard")}>
        <IconButton
          size="sm"
          label={t("addCardTo", { status: name })}
          data-add-card={status}
          onClick={() => store.setState({ adding: status })}
        >
          <Plus aria-hidden />
        </IconButton>
      </Tooltip>
    </span>
  );
});
