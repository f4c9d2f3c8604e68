import { useTranslations } from "next-intl";
import { useId } from "react";

/** Shows the progress of an upload. Once everything is sent, the server checks it. */
export function UploadProgress({ name, share }: { name: string; share: number }) {
  const t = useTranslations("files");
  const labelId = useId();
  const percent = Math.round(share * 100);
  const hasLeft = percent === 100;
  return (
    <div className="grid gap-2 text-sm">
      <div className="flex items-baseline justify-between gap-3">
        <span id={labelId} className="min-w-0 truncate font-medium">
          {t("progress", { name })}
        </span>
        <span className="shrink-0 text-ink-muted tabular-nums">
          {hasLeft ? t("finishing") : t("percent", { percent })}
        </span>
      </div>
      <progress
        aria-labelledby={labelId}
        max={100}
        {...(hasLeft ? {} : { value: percent })}
        className="h-2 w-full accent-accent"
      />
    </div>
  );
}
