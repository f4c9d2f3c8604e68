import { Paperclip, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { IconButton } from "#components/ui/button.tsx";
import { GroupError } from "#components/ui/field.tsx";
import { fileSize } from "#components/ui/file-size.ts";

type Props = { file: File | null; error: string | null; onRemove: () => void };

/** Shows the file that is about to be sent, or why it can't be; renders nothing without a file. */
export function ChosenFile({ file, error, onRemove }: Props) {
  const t = useTranslations("files");
  const errorId = useId();
  if (!file) return null;
  return (
    <div className="grid gap-1">
      <p className="flex min-w-0 items-center gap-1.5">
        <Paperclip aria-hidden className="size-4 shrink-0 text-ink-muted" />
        <span className="min-w-0 truncate" aria-describedby={error ? errorId : undefined}>
          {t("attached", { name: file.name, size: fileSize(file.size) })}
        </span>
        <IconButton label={t("remove", { name: file.name })} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </p>
      <GroupError id={errorId}>{error ?? undefined}</GroupError>
    </div>
  );
}
