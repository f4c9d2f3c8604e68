import { useTranslations } from "next-intl";
import { useId, useMemo, useState } from "react";
import { problemOf } from "#components/api/problem.ts";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Spinner } from "#components/ui/plain-button.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { countsOf, type OnDuplicate, type Verdict, verdictOf } from "../model/checked.ts";
import type { useCheck } from "../state/use-check.ts";
import { VerdictList } from "./verdict-list.tsx";

type CheckStepProps = {
  boardId: string;
  check: ReturnType<typeof useCheck>;
  onDuplicate: OnDuplicate;
  onChoose: (onDuplicate: OnDuplicate) => void;
  onRetry: () => void;
  onBack: () => void;
  onNext: () => void;
};

const VERDICTS = ["created", "updated", "duplicate", "failed"] as const;

/** Shows the dry run: the verdict for every row, and the reason. */
export function CheckStep(props: CheckStepProps) {
  const { boardId, check, onDuplicate, onChoose, onRetry, onBack, onNext } = props;
  const t = useTranslations("import");
  const name = useId();
  const [shown, setShown] = useState<Verdict | "all">("all");
  const rows = useMemo(
    () => (check.rows ?? []).map((row) => ({ row, verdict: verdictOf(row, onDuplicate) })),
    [check.rows, onDuplicate],
  );
  const counts = countsOf(rows.map(({ verdict }) => verdict));
  const toImport = counts.created + counts.updated;
  const back = <Button onClick={onBack}>{t("back")}</Button>;
  if (check.error) {
    const detail = problemOf(check.error)?.detail ?? t("unanswered");
    return (
      <Callout
        tone="error"
        role="alert"
        title={t("checkFailed")}
        action={
          <>
            <Button onClick={onRetry}>{t("tryAgain")}</Button>
            {back}
          </>
        }
      >
        {detail}
      </Callout>
    );
  }
  if (!check.rows) return <Checking done={check.done} />;
  const visible = shown === "all" ? rows : rows.filter(({ verdict }) => verdict === shown);
  return (
    <div className="grid gap-5">
      {check.rows.some(({ same, sameLine }) => same || sameLine) ? (
        <RadioGroup
          legend={t("onDuplicate")}
          name={`${name}-duplicates`}
          className="gap-y-2 sm:grid-cols-3"
          options={(["skip", "update", "create"] as const).map((value) => ({
            value,
            label: t(value),
            hint: t(`${value}Hint`),
          }))}
          value={onDuplicate}
          onValueChange={(value) => {
            onChoose(value);
            setShown("all");
          }}
        />
      ) : null}
      <div className="-mx-4 overflow-x-auto px-4">
        <SegmentedControl
          label={t("filter")}
          name={`${name}-filter`}
          size="sm"
          segments={[
            { value: "all" as const, label: `${t("all")} ${rows.length}` },
            ...VERDICTS.filter((verdict) => counts[verdict] > 0).map((verdict) => ({
              value: verdict,
              label: `${t(`verdict.${verdict}`)} ${counts[verdict]}`,
            })),
          ]}
          value={shown}
          onValueChange={setShown}
        />
      </div>
      <VerdictList boardId={boardId} rows={visible} />
      {toImport === 0 ? <Callout role="status">{t("nothingToDo")}</Callout> : null}
      <div className="flex flex-wrap justify-between gap-3">
        {back}
        <Button variant="primary" disabled={toImport === 0} onClick={onNext}>
          {t("start", { count: toImport })}
        </Button>
      </div>
    </div>
  );
}

function Checking({ done }: { done: number }) {
  const t = useTranslations("import");
  return (
    <p role="status" className="flex items-center gap-2 py-10 text-sm text-ink-muted">
      <Spinner />
      {t("checking", { done })}
    </p>
  );
}
