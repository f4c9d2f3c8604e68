"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { IconButton } from "#components/ui/button.tsx";
import { loadAhead } from "#components/ui/load-ahead.ts";
import { Tooltip } from "#components/ui/tooltip.tsx";
import type { SharedSettingsProps } from "./board-settings.tsx";

const BoardSettings = dynamic(
  loadAhead(() => import("./board-settings.tsx")),
  { ssr: false },
);

/** Opens the settings of a board or its table; their code loads with the first press. */
export function BoardSettingsButton({ icon, ...shared }: SharedSettingsProps & { icon: ReactNode }) {
  const t = useTranslations("board");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip content={t("settings")}>
        <IconButton
          variant="secondary"
          label={t("settings")}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {icon}
        </IconButton>
      </Tooltip>
      {anchor ? <BoardSettings {...shared} anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  );
}
