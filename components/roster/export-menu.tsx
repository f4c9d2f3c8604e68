"use client";
import { useMutation } from "@tanstack/react-query";
import { Download, FileSpreadsheet, FileText } from "lucide-react";
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
import { saveFile } from "../table/toolbar/save-file.ts";

const FORMATS = [
  { format: "csv", icon: FileText },
  { format: "xlsx", icon: FileSpreadsheet },
] as const;

type Props = { organizationSlug: string; cohortId: string | null };

/** The roster as a spreadsheet, of the chosen cohort where one is chosen; the log tells that it left the house. */
export function ExportMenu({ organizationSlug, cohortId }: Props) {
  const t = useTranslations("roster.export");
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: "csv" | "xlsx") => {
      const given = { organizationSlug, format, ...(cohortId === null ? {} : { cohortId }) };
      const { file } = await api.roster.export.query(given);
      return file ? saveFile(file) : null;
    },
    onSuccess: (file) => file && toast.success(t("done", { file })),
  });
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button pending={isPending}>
          <Download aria-hidden />
          {t("open")}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {FORMATS.map(({ format, icon: Icon }) => (
          <DropdownMenuItem key={format} icon={<Icon aria-hidden />} onSelect={() => mutate(format)}>
            {t(format)}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
