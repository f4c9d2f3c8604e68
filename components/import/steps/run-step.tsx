import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { problemOf } from "#components/api/problem.ts";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Card } from "#components/ui/card.tsx";
import type { RunState, useRun } from "../state/use-run.ts";
import { UndoImport } from "./past-imports.tsx";

type RunStepProps = {
  boardId: string;
  name: string;
  run: ReturnType<typeof useRun>;
  onAnother: () => void;
};

/** Shows the running import, and then its result. */
export function RunStep({ boardId, name, run, onAnother }: RunStepProps) {
  const t = useTranslations("import");
  const [asks, setAsks] = useState(false);
  const { status, sent, total, counts, restored, error } = run.state;
  const texts = { counts: t("counts", counts), at: { sent, total } };
  const undo = sent > 0 ? <Button onClick={() => setAsks(true)}>{t("undo")}</Button> : null;
  if (status === "running" || status === "stopping") {
    return <RunProgress name={name} state={run.state} onStop={run.stop} />;
  }
  return (
    <div className="grid gap-5">
      {status === "done" ? (
        <Callout tone="success" role="status" title={t("doneTitle", { name })}>
          {texts.counts}
          {Object.values(restored).some((count) => count > 0) ? (
            <>
              {". "}
              {t("restored", restored)}
            </>
          ) : null}
        </Callout>
      ) : null}
      {status === "stopped" ? (
        <Callout tone="warning" role="status" title={t("stoppedTitle", texts.at)}>
          {texts.counts}. {t("stoppedText")}
        </Callout>
      ) : null}
      {status === "failed" ? (
        <Callout tone="error" role="alert" title={t("failedTitle", texts.at)}>
          {problemOf(error)?.detail ?? t("unanswered")} {t("failedText")}
        </Callout>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {status === "done" ? (
          <ButtonLink variant="primary" href={`/boards/${boardId}`}>
            {t("openBoard")}
          </ButtonLink>
        ) : (
          <Button variant="primary" onClick={run.resume}>
            {status === "failed" ? t("tryAgain") : t("goOn")}
          </Button>
        )}
        {undo}
        <Button variant="ghost" onClick={onAnother}>
          {t("another")}
        </Button>
      </div>
      {asks && run.importId ? (
        <UndoImport
          boardId={boardId}
          importId={run.importId}
          name={name}
          onUndone={onAnother}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </div>
  );
}

type RunProgressProps = { name: string; state: RunState; onStop: () => void };

/** Shows the import's progress. It stops between two batches, so that the result is known. */
function RunProgress({ name, state, onStop }: RunProgressProps) {
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
