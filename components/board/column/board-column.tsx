import { EyeOff, ListChecks, Plus } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { memo, useId } from "react";
import { StatusIcon } from "#components/status/status-badge.tsx";
import { IconButton } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { loadAhead } from "#components/ui/load-ahead.ts";
import { Tooltip } from "#components/ui/tooltip.tsx";
import { useHydrated } from "#components/ui/use-hydrated.ts";
import type { Status } from "#domain/values.ts";
import { useBoard, useBoardContents, useBoardUi } from "../state/board-context.ts";
import { useUpdateSettings } from "../state/use-shared-settings.ts";
import { ColumnList } from "./column-list.tsx";

const QuickAdd = dynamic(
  loadAhead(() => import("../quick-add/quick-add.tsx")),
  { ssr: false },
);

export type BoardColumnProps = {
  status: Status;
  /** True if the first paint shows it, as far as the server can know. */
  isInSight: boolean;
};

/** Shows one status of the board: its name, its number of cards, and the cards. */
export const BoardColumn = memo(function BoardColumn({ status, isInSight }: BoardColumnProps) {
  const t = useTranslations("board");
  const name = useTranslations("status")(status);
  const { columns, all } = useBoardContents();
  const adding = useBoardUi((ui) => ui.adding === status);
  const whole = useBoardUi((ui) => ui.drag?.target?.status === status && ui.drag.target.index === null);
  const headingId = useId();
  const shown = columns[status].length;
  const total = all[status].length;
  const count = shown === total ? t("cardCount", { count: total }) : t("cardCountOf", { shown, total });
  return (
    <section
      aria-labelledby={headingId}
      data-column={status}
      data-status={status}
      className={cn(
        "relative flex min-h-0 w-[calc(100vw-3rem)] shrink-0 snap-center flex-col rounded-panel bg-sunken sm:w-auto sm:min-w-68 sm:flex-1 sm:snap-align-none sm:max-w-96",
        whole && "outline-2 -outline-offset-2 outline-accent",
      )}
    >
      <header className="flex h-12 shrink-0 items-center gap-2 pr-1.5 pl-3.5">
        <StatusIcon status={status} />
        <h2 id={headingId} className="flex min-w-0 items-baseline gap-2 text-sm font-semibold">
          <span className="truncate">{name}</span>
          <span className="text-xs font-medium text-ink-muted tabular-nums">
            <span aria-hidden>{shown === total ? total : `${shown}/${total}`}</span>
            <span className="sr-only">{count}</span>
          </span>
        </h2>
        <ColumnActions status={status} name={name} />
      </header>
      {adding ? <QuickAdd status={status} /> : null}
      <ColumnList status={status} label={t("cardsIn", { status: name })} isInSight={isInSight} />
    </section>
  );
});

/** Offers the actions for a whole column. */
const ColumnActions = memo(function ColumnActions({ status, name }: { status: Status; name: string }) {
  const t = useTranslations("board");
  const { store, data } = useBoard();
  const settings = useUpdateSettings();
  const drawn = useHydrated();
  const selectAll = () => {
    const { selection } = store.getState();
    store.setState({ selection: new Set([...selection, ...data().columns[status]]), anchor: null });
  };
  const hide = () => settings.update({ hiddenStatuses: [...data().board.settings.hiddenStatuses, status] });
  return (
    <span className="ml-auto flex">
      {drawn ? (
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
      ) : null}
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
