"use client";
import { Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";

/** Asks for LinkedIn's file, chosen or dropped. */
export function ConnectionsFile({
  error,
  onChoose,
}: {
  error: string | null;
  onChoose: (file: File) => void;
}) {
  const t = useTranslations("people");
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onChoose(file);
  };
  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to do what the button does */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        className={cn(
          "grid justify-items-center gap-3 rounded-card border border-dashed border-line-control bg-sunken px-4 py-8 text-center text-sm",
          over && "border-accent bg-accent-soft",
          error && "border-danger",
        )}
      >
        <Button onClick={() => input.current?.click()} aria-describedby={error ? errorId : undefined}>
          <Upload aria-hidden />
          {error ? t("chooseOther") : t("choose")}
        </Button>
        <span className="text-ink-muted pointer-coarse:hidden">{t("orDrop")}</span>
        <input
          ref={input}
          type="file"
          accept=".csv,.zip,text/csv,application/zip"
          hidden
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
