"use client";
import { ChevronsUpDown } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";

/** The face of the board switcher. */
export function BoardSwitcherButton(props: ComponentProps<"button">) {
  const t = useTranslations("shell");
  return (
    <IconButton aria-haspopup="menu" {...props} label={t("switchBoard")} className="lg:hidden">
      <ChevronsUpDown aria-hidden />
    </IconButton>
  );
}
