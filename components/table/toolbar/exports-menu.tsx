"use client";
import { useMutation } from "@tanstack/react-query";
import { Braces, Download, FileSpreadsheet, FileText } from "lucide-react";
import { useTranslations } from "next-intl";
import { api } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { saveFile } from "./save-file.ts";

const formats = [
  { format: "csv", label: "exportCsv", icon: FileText },
  { format: "xlsx", label: "exportXlsx", icon: FileSpreadsheet },
  { format: "json", label: "exportJson", icon: Braces },
] as const;
type Format = (typeof formats)[number]["format"];

/** Every card of the board as a file, whatever the settings hide. */
export function ExportsMenu({ boardId }: { boardId: string }) {
  const t = useTranslations("table");
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    meta: { silent: true },
    mutationFn: async (format: Format) => {
      const { columns, data, file } = await api.exports.get.query({ boardId, format });
      if (file) return saveFile(file);
      const text = JSON.stringify({ columns, data }, null, 2);
      return saveFile({ fileName: `offerlane-${boardId}.json`, contentType: "application/json", text });
    },
    onSuccess: (file) => toast.success(t("exported", { file })),
    onError: () => toast.error(t("exportFailed"), { description: t("exportFailedHint") }),
  });
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button pending={isPending}>
          <Download aria-hidden />
          {t("export")}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {formats.map(({ format, label, icon: Icon }) => (
          <DropdownMenuItem key={format} icon={<Icon aria-hidden />} onSelect={() => mutate(format)}>
            {t(label)}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
