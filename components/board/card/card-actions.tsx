import { Ellipsis } from "lucide-react";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { IconButton } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { cn } from "#components/ui/cn.ts";
import { useHydrated } from "#components/ui/use-hydrated.ts";
import { useBoardUi } from "../state/board-context.ts";

export type CardActionsProps = {
  id: string;
  /** The card's name for screen readers. */
  name: string;
  tabIndex: 0 | -1;
  selected: boolean;
  onMenu: (event: MouseEvent<HTMLElement>) => void;
  onSelect: () => void;
};

/**
 * Shows a card's menu and checkbox over its corner. They do nothing until the browser renders the page, so
 * they appear then.
 */
export function CardActions({ id, name, tabIndex, selected, onMenu, onSelect }: CardActionsProps) {
  const t = useTranslations("board");
  const selecting = useBoardUi((ui) => ui.selection.size > 0);
  const menuOpen = useBoardUi((ui) => ui.menu?.cardId === id);
  if (!useHydrated()) return null;
  return (
    <span
      className={cn(
        "absolute top-1.5 right-1.5 z-10 flex flex-col items-center transition-opacity",
        !(selecting || menuOpen) && "card-actions",
      )}
    >
      <IconButton
        size="sm"
        label={t("cardMenu", { name })}
        aria-haspopup="menu"
        aria-expanded={menuOpen}
        tabIndex={tabIndex}
        onClick={onMenu}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      <span className={cn("-mt-1.5 grid size-7 place-items-center", !selecting && "pointer-coarse:hidden")}>
        <Checkbox
          checked={selected}
          onChange={onSelect}
          tabIndex={tabIndex}
          aria-label={t("select", { name })}
        />
      </span>
    </span>
  );
}
