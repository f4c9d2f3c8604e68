import { useTranslations } from "next-intl";

export const DRAG_HELP_ID = "drag-help";

/** What the keys of a card do, said after its name. */
export function DragHelp() {
  const t = useTranslations("board");
  return (
    <p id={DRAG_HELP_ID} hidden>
      {t("dragHelp")}
    </p>
  );
}
