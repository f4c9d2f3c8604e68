import { Archive, ChevronDown, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button, IconButton } from "#components/ui/button.tsx";
import { inOrder, nothing } from "./model/selection.ts";
import { useBoard, useBoardContents, useBoardUi } from "./state/board-context.ts";

/** Offers the actions for the selected cards; rendered only while some are selected. */
export default function SelectionBar() {
  const t = useTranslations("board");
  const { store, actions } = useBoard();
  const { columns } = useBoardContents();
  const selection = useBoardUi((ui) => ui.selection);
  const dragging = useBoardUi((ui) => ui.drag !== null);
  const ids = inOrder(selection, columns);
  const [first] = ids;
  if (first === undefined) return null;
  const clear = () => store.setState({ selection: nothing, anchor: null });
  const archive = () => {
    actions.move(ids, "archived");
    clear();
  };
  const openMenu = (button: HTMLElement) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    store.setState({ menu: { cardId: first, at: { x, y, width, height, opener: button } } });
  };
  return (
    <section
      aria-label={t("selection")}
      data-dragging={dragging}
      className="fixed inset-x-3 bottom-[calc(var(--tab-bar,0px)+0.75rem)] z-30 mx-auto flex w-fit max-w-[calc(100vw-1.5rem)] animate-rise items-center gap-1 rounded-panel border border-line bg-raised py-1.5 pr-1.5 pl-4 shadow-raised data-[dragging=true]:pointer-events-none data-[dragging=true]:opacity-30 sm:gap-2"
    >
      <p className="mr-1 text-sm font-medium whitespace-nowrap tabular-nums sm:mr-3">
        {t("selected", { count: ids.length })}
      </p>
      <Button size="sm" aria-haspopup="menu" onClick={(event) => openMenu(event.currentTarget)}>
        {t("moveTo")}
        <ChevronDown aria-hidden />
      </Button>
      <Button size="sm" variant="ghost" onClick={archive}>
        <Archive aria-hidden />
        {t("archive")}
      </Button>
      <IconButton size="sm" label={t("clearSelection")} onClick={clear}>
        <X aria-hidden />
      </IconButton>
    </section>
  );
}
