"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import type { RunState } from "../state/use-run.ts";

type RunProgressProps = { name: string; state: RunState; onStop: () => void };

/** How far the import is. It stops between two batches, so that what is done is known. */
export function RunProgress({ name, state, onStop }: RunProgressProps) {
  const t = useTranslations("import");
  const labelId = useId();
  const { sent, total, status } = state;
  return (
    <Card className="grid gap-3 p-5 text-sm">
      <div className="flex items-baseline justify-between gap-3">
        <span id={labelId} className="min-w-0 truncate font-medium">
          {t("progress", { name })}
        </span>
        <span className="shrink-0 text-ink-muted tabular-nums">{t("progressRows", { sent, total })}</span>
      </div>
      <progress aria-labelledby={labelId} max={total} value={sent} className="h-2 w-full accent-accent" />
      <Button className="justify-self-start" disabled={status === "stopping"} onClick={onStop}>
        {status === "stopping" ? t("stopping") : t("cancel")}
      </Button>
    </Card>
  );
}
