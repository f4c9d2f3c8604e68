"use client";
import { ChevronDown } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "#components/ui/button.tsx";

const BoardMenuContent = dynamic(() => import("./board-menu-content.tsx"), { ssr: false });

/** Opens what can be done with boards; its code comes with the first press. */
export function BoardMenu() {
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
