import { Braces, Download, FileSpreadsheet, FileText } from "lucide-react";
import { useTranslations } from "next-intl";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { saveFile } from "./exported-file.ts";

const ICONS = { csv: FileText, xlsx: FileSpreadsheet, json: Braces };

type Format = keyof typeof ICONS;
type ExportMenuProps<Offered extends string> = {
  formats: readonly Offered[];
  /** The names of files whose format alone doesn't describe them. */
  labels?: Readonly<Record<Exclude<Offered, Format>, string>>;
  /** The content of the file, as the menu's label. */
  holds: string;
  make: (format: Offered) => Promise<{ name: string; content: Blob }>;
  /** True in a full toolbar, where only a wide screen has room for the button's text. */
  isShort?: boolean;
};

/** Saves a file in the chosen format. */
export function ExportMenu<Offered extends string>({
  formats,
  labels,
  holds,
  make,
  isShort = false,
}: ExportMenuProps<Offered>) {
  const t = useTranslations("export");
  const { mutate, isPending } = useChange({
    mutationFn: make,
    says: ({ name }) => t("done", { file: name }),
    onSuccess: ({ name, content }) => saveFile(name, content),
  });
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button pending={isPending} aria-label={t("open")} title={isShort ? t("open") : undefined}>
          <Download aria-hidden />
          <span className={isShort ? "max-2xl:hidden" : "max-sm:hidden"}>{t("open")}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>{holds}</DropdownMenuLabel>
        {formats.map((format) => (
          <DropdownMenuItem
            key={format}
            icon={<FormatIcon format={format} />}
            onSelect={() => mutate(format)}
          >
            {isFormat(format) ? t(format as Format) : labels?.[format as Exclude<Offered, Format>]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function isFormat(offered: string): offered is Format {
  return offered in ICONS;
}

function FormatIcon({ format }: { format: string }) {
  const Icon = isFormat(format) ? ICONS[format] : FileText;
  return <Icon aria-hidden />;
}
