"use client";
import { FileText, Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { type DragEvent, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { RESUME_ACCEPT } from "./chosen-file.ts";
import { fileSize } from "./file-size.ts";

type FilePickerProps = {
  file: File | null;
  error: string | undefined;
  onChoose: (file: File) => void;
};

/** Takes one file, chosen or dropped. */
export function FilePicker({ file, error, onChoose }: FilePickerProps) {
  const t = useTranslations("resumes");
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  function take(files: FileList | null): void {
    const [chosen] = files ?? [];
    if (chosen) onChoose(chosen);
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  return (
    <div className="grid gap-1.5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to what the button does */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          "grid justify-items-center gap-3 rounded-card border border-dashed border-line-control bg-sunken px-4 py-6 text-center text-sm",
          over && "border-accent bg-accent-soft",
          error && "border-danger",
        )}
      >
        {file ? (
          <p className="flex max-w-full items-center gap-2">
            <FileText aria-hidden className="size-4 shrink-0 text-ink-muted" />
            <span className="min-w-0 truncate font-medium">{file.name}</span>
            <span className="shrink-0 text-ink-muted tabular-nums">{fileSize(file.size)}</span>
          </p>
        ) : null}
        <Button onClick={() => input.current?.click()} aria-describedby={error ? errorId : undefined}>
          <Upload aria-hidden />
          {file ? t("chooseOther") : t("choose")}
        </Button>
        <span className="text-ink-muted pointer-coarse:hidden">{t("orDrop")}</span>
        <input
          ref={input}
          type="file"
          accept={RESUME_ACCEPT}
          aria-label={t("choose")}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            take(event.target.files);
            event.target.value = "";
          }}
        />
      </div>
      {error ? (
        <p id={errorId} role="alert" className="text-sm text-danger-text">
          {error}
        </p>
      ) : null}
    </div>
  );
}
