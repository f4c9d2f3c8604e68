import { ChevronDown, Plus, Search, SlidersHorizontal, X } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button, IconButton } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { loadAhead } from "#components/ui/load-ahead.ts";
import type { Status } from "#domain/values.ts";
import { ANY_DATES } from "../model/due-dates.ts";
import { useBoard, useBoardContents, useBoardUi } from "../state/board-context.ts";
import { useUpdateSettings } from "../state/use-shared-settings.ts";
import { BoardSettingsButton } from "./board-settings-button.tsx";
import { DueDatesButton } from "./due-dates-button.tsx";

/** Returns the column for a new card: the visible one on a phone, otherwise the first. */
function columnToAddTo(inSight: Status | null, shown: readonly Status[]): Status {
  const isPhone = matchMedia("(width < 40rem)").matches;
  return (isPhone ? inSight : null) ?? shown[0] ?? "saved";
}

/** Shows the board's name, its other views, the filter, the settings, and the button for a new card. */
export function BoardToolbar({ views }: { views: ReactNode }) {
  const t = useTranslations("board");
  const { store } = useBoard();
  const { board, shown } = useBoardContents();
  const { update } = useUpdateSettings();
  const adding = useBoardUi((ui) => ui.adding !== null);
  const dueDates = useBoardUi((ui) => ui.dueDates);
  return (
    <header
      data-adding={adding}
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-4 pb-3 sm:px-6"
    >
      <div className="flex min-w-0 items-center gap-1">
        <h1 className="truncate text-xl font-semibold tracking-tight">{board.name}</h1>
        <BoardMenu />
      </div>
      {views}
      <ViewNotice />
      <div className="flex flex-1 items-center justify-end gap-2 max-sm:w-full max-sm:flex-none">
        <FilterBox />
        <DueDatesButton dates={dueDates} onChange={(dates) => store.setState({ dueDates: dates })} />
        <BoardSettingsButton
          settings={board.settings}
          update={update}
          icon={<SlidersHorizontal aria-hidden />}
        />
        <Button
          variant="primary"
          onClick={() => store.setState({ adding: columnToAddTo(store.getState().inSight, shown) })}
          className="max-sm:fixed max-sm:right-4 max-sm:bottom-[calc(var(--tab-bar,0px)+1rem)] max-sm:z-20 max-sm:size-14! max-sm:rounded-full max-sm:in-data-[adding=true]:hidden max-sm:p-0 max-sm:shadow-raised max-sm:[&_svg]:size-6 low:static!"
        >
          <Plus aria-hidden />
          <span className="max-sm:sr-only">{t("addCard")}</span>
        </Button>
      </div>
    </header>
  );
}

function FilterBox() {
  const t = useTranslations("board");
  const { store } = useBoard();
  const filter = useBoardUi((ui) => ui.filter);
  return (
    <search className="relative w-full sm:max-w-64 sm:min-w-44">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
      />
      <Input
        data-search
        type="text"
        aria-label={t("filter")}
        placeholder={t("filterPlaceholder")}
        value={filter}
        onChange={(event) => store.setState({ filter: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          store.setState({ filter: "" });
          event.currentTarget.blur();
        }}
        className="px-9"
      />
      {filter === "" ? (
        <Kbd className="absolute top-1/2 right-2 -translate-y-1/2 pointer-coarse:hidden">/</Kbd>
      ) : (
        <IconButton
          size="sm"
          label={t("clearFilter")}
          onClick={() => store.setState({ filter: "" })}
          className="absolute top-1/2 right-1 -translate-y-1/2"
        >
          <X aria-hidden />
        </IconButton>
      )}
    </search>
  );
}

/** Says if the board doesn't show every card or the manual order, and offers to reset that. */
function ViewNotice() {
  const t = useTranslations("board");
  const { store } = useBoard();
  const { filteredOut, sorted, board } = useBoardContents();
  const settings = useUpdateSettings();
  if (filteredOut === 0 && !sorted) return null;
  const clear = () => {
    store.setState({ filter: "", dueDates: ANY_DATES });
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

const BoardMenuContent = dynamic(
  loadAhead(() => import("./board-menu-content.tsx")),
  { ssr: false },
);

/** Opens the board's menu; its code loads with the first press. */
function BoardMenu() {
  const t = useTranslations("board");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="sm"
        label={t("boardMenu")}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ChevronDown aria-hidden />
      </IconButton>
      {anchor ? <BoardMenuContent anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  );
}
