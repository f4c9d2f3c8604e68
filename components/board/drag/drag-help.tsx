import { useTranslations } from "next-intl";

export const DRAG_HELP_ID = "drag-help";

/** Describes the keys of a card, read after its name. */
export function DragHelp() {
  const t = useTranslations("board");
  return (
    <p id={DRAG_HELP_ID} hidden>
      {t("dragHelp")}
    </p>
  );
}
