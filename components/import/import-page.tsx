"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { type OnDuplicate, verdictOf } from "./model/checked.ts";
import { draftsOf } from "./model/drafts.ts";
import { useCheck } from "./state/use-check.ts";
import { useRun } from "./state/use-run.ts";
import { rememberMappings, useSource } from "./state/use-source.ts";
import { CheckStep } from "./steps/check-step.tsx";
import { ChooseStep } from "./steps/choose-step.tsx";
import { MapStep } from "./steps/map-step.tsx";
import { RunStep } from "./steps/run-step.tsx";
import { type Step, StepList } from "./steps/step-list.tsx";

/** From a file to cards: choose it, match its columns, see what would happen, import. */
export function ImportPage({ boardId }: { boardId: string }) {
  const t = useTranslations("import");
  const [step, setStep] = useState<Step>("choose");
  const [onDuplicate, setOnDuplicate] = useState<OnDuplicate>("skip");
  const source = useSource();
  const check = useCheck(boardId);
  const run = useRun(boardId);
  const top = useFocusOnChange(step);
  const name = source.file?.name ?? "";

  function startCheck(): void {
    rememberMappings(source.sources);
    const included = source.sources.filter(({ isIncluded }) => isIncluded);
    void check.check(included.flatMap(({ table, mapping }) => draftsOf(table, mapping)));
    setStep("check");
  }
  function startRun(): void {
    const rows = (check.rows ?? []).filter((row) => verdictOf(row, onDuplicate) !== "failed");
    void run.start(name, rows, onDuplicate);
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

/** What is new takes the focus, so that a keyboard goes on there and a screen reader says it. */
function useFocusOnChange(step: Step) {
  const top = useRef<HTMLElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return top;
}
