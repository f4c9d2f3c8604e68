"use client";
import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import type { PanelModel } from "./panels/model.ts";

export type PanelSaveProps = {
  panel: PanelModel;
  /** Holds the chart that is drawn; null where none is. */
  drawing: RefObject<HTMLDivElement | null> | null;
};

/** Saves a panel as a file: its table for a spreadsheet, its chart as an image for a report. */
export function PanelSave({ panel, drawing }: PanelSaveProps) {
  const t = useTranslations("insights");
  const toast = useToast();
  const { title, about } = panel;
  async function saveImage() {
    const svg = drawing?.current?.querySelector("svg");
    if (!svg) return;
    try {
      const { savePng } = await import("./export/png.ts");
      await savePng(svg, { name: panel.name, title, about });
    } catch {
      toast.error(t("saveFailed"), { description: t("saveFailedHint") });
    }
  }
  async function saveTable() {
    const { saveCsv } = await import("./export/csv.ts");
    saveCsv(panel);
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("save", { title })}>
          <Download aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => void saveTable()}>{t("saveCsv")}</DropdownMenuItem>
        <DropdownMenuItem disabled={drawing === null} onSelect={() => void saveImage()}>
          {t("savePng")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
