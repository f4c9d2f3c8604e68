"use client";
import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { FilePicker } from "#components/ui/file-picker.tsx";
import { Link } from "#components/ui/link.tsx";
import { Spinner } from "#components/ui/plain-button.tsx";
import { useFocusOnChange } from "#components/ui/use-focus-on-change.ts";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import type { OnDuplicate } from "./model/checked.ts";
import { draftsOf } from "./model/drafts.ts";
import { useCheck } from "./state/use-check.ts";
import { useRun } from "./state/use-run.ts";
import { rememberMappings, useSource } from "./state/use-source.ts";
import { CheckStep } from "./steps/check-step.tsx";
import { MapStep } from "./steps/map-step.tsx";
import { PastImports } from "./steps/past-imports.tsx";
import { RunStep } from "./steps/run-step.tsx";

/** Turns a file into cards: choose it, match its columns, check the result, import. */
export function ImportPage({ boardId, ownEmail }: { boardId: string; ownEmail: string }) {
  const t = useTranslations("import");
  const [step, setStep] = useState<Step>("choose");
  const [onDuplicate, setOnDuplicate] = useState<OnDuplicate>("skip");
  const source = useSource(ownEmail);
  const check = useCheck(boardId);
  const run = useRun(boardId);
  const top = useFocusOnChange(step);
  const zone = useViewerZone();
  const name = source.file?.name ?? "";

  function startCheck(): void {
    rememberMappings(source.sources);
    const included = source.sources.filter(({ isIncluded }) => isIncluded);
    void check.check(included.flatMap(({ table, mapping }) => draftsOf(table, mapping, zone)));
    setStep("check");
  }
  function startRun(): void {
    const rest = source.sources.find(({ table }) => table.rest)?.table.rest;
    void run.start(name, check.rows ?? [], onDuplicate, rest);
    setStep("run");
  }
  return (
    <div className="grid w-full max-w-5xl gap-6 px-4 pt-2 pb-10 sm:px-6">
      <p className="max-w-2xl text-sm leading-relaxed text-ink-muted">{t("description")}</p>
      <StepList current={step} />
      <section ref={top} tabIndex={-1} aria-label={t(labels[step])} className="outline-none">
        {step === "choose" ? (
          <ChooseStep boardId={boardId} source={source} onRead={() => setStep("map")} />
        ) : null}
        {step === "map" ? (
          <MapStep source={source} onBack={() => setStep("choose")} onNext={startCheck} />
        ) : null}
        {step === "check" ? (
          <CheckStep
            boardId={boardId}
            check={check}
            onDuplicate={onDuplicate}
            onChoose={setOnDuplicate}
            onRetry={startCheck}
            onBack={() => setStep("map")}
            onNext={startRun}
          />
        ) : null}
        {step === "run" ? (
          <RunStep boardId={boardId} name={name} run={run} onAnother={() => setStep("choose")} />
        ) : null}
      </section>
    </div>
  );
}

const labels = { choose: "stepChoose", map: "stepMap", check: "stepCheck", run: "stepRun" } as const;

export type Step = "choose" | "map" | "check" | "run";

const STEPS = [
  ["choose", "stepChoose"],
  ["map", "stepMap"],
  ["check", "stepCheck"],
  ["run", "stepRun"],
] as const;

/** Shows the current step of the import. */
function StepList({ current }: { current: Step }) {
  const t = useTranslations("import");
  const at = STEPS.findIndex(([step]) => step === current);
  return (
    <ol aria-label={t("steps")} className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {STEPS.map(([step, label], index) => (
        <li
          key={step}
          aria-current={step === current ? "step" : undefined}
          className={cn(
            "flex items-center gap-2",
            step === current ? "font-medium text-ink" : "text-ink-muted",
          )}
        >
          <span
            className={cn(
              "grid size-6 place-items-center rounded-full border text-xs tabular-nums",
              step === current ? "border-accent bg-accent text-on-accent" : "border-line-strong bg-surface",
            )}
          >
            {index < at ? <Check aria-hidden className="size-3.5" /> : index + 1}
          </span>
          <span className={cn(step !== current && "max-sm:sr-only")}>{t(label)}</span>
        </li>
      ))}
    </ol>
  );
}

type ChooseStepProps = { boardId: string; source: ReturnType<typeof useSource>; onRead: () => void };

/** Asks for a file, and lists earlier imports. */
function ChooseStep({ boardId, source, onRead }: ChooseStepProps) {
  const t = useTranslations("import");
  const { file, isReading, rejected, choose } = source;
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <FilePicker
          accept=".csv,.tsv,.txt,.md,.xlsx,.json,.jsonl,.ndjson,.zip"
          file={file}
          error={rejected ? t(`refused.${rejected}`, limitsInTexts) : undefined}
          label={t("choose")}
          otherLabel={t("chooseOther")}
          dropHint={t("dropHint")}
          className="py-12"
          onChoose={(chosen) => {
            void choose(chosen).then((isRead) => isRead && onRead());
          }}
        />
        <p role="status" className="flex min-h-5 items-center gap-2 text-sm text-ink-muted">
          {isReading && file ? (
            <>
              <Spinner />
              {t("reading", { name: file.name })}
            </>
          ) : null}
        </p>
        <p className="text-sm">
          <Link href="/docs/imports" className="text-accent-text underline underline-offset-4">
            {t("formats")}
          </Link>
        </p>
      </div>
      <PastImports boardId={boardId} />
    </div>
  );
}
