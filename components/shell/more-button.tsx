"use client";
import { Ellipsis } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { tabClasses } from "./tab-classes.ts";

/** The face of the menu behind the tab bar's last tab. */
export function MoreButton(props: ComponentProps<"button">) {
  const t = useTranslations("shell");
  return (
    <button type="button" aria-haspopup="menu" {...props} className={tabClasses}>
      <Ellipsis aria-hidden />
      {t("more")}
    </button>
  );
}
