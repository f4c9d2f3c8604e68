import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { loadAhead } from "#components/ui/load-ahead.ts";
import type { SharedSettingsProps } from "./board-settings.tsx";
import { ToolbarButton } from "./toolbar-button.tsx";

const BoardSettings = dynamic(
  loadAhead(() => import("./board-settings.tsx")),
  { ssr: false },
);

/** Opens the settings of a board or its table; their code loads with the first press. */
export function BoardSettingsButton({ icon, ...shared }: SharedSettingsProps & { icon: ReactNode }) {
  const t = useTranslations("board");
  return (
    <ToolbarButton label={t("settings")} icon={icon}>
      {(anchor, onClose) => <BoardSettings {...shared} anchor={anchor} onClose={onClose} />}
    </ToolbarButton>
  );
}
