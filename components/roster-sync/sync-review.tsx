import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { problemOf } from "#components/api/problem.ts";
import { Button } from "#components/ui/button.tsx";
import { Callout, FormError } from "#components/ui/callout.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { MissingList, RowList } from "./row-list.tsx";
import type { Sync } from "./use-roster-sync.ts";

const VERDICTS = ["created", "updated", "unchanged", "duplicate", "invalid", "missing"] as const;

type SyncReviewProps = {
  sync: Sync;
  fileName: string;
  isApplying: boolean;
  /** Why the file couldn't be applied, if that was tried. */
  error: unknown;
  onApply: () => void;
  onAnother: () => void;
  /** Reads a column that is ignored as a new field. */
  onKeep: (heading: string) => Promise<void>;
};

/** Shows the dry run: the verdict for every row, the reason, and the people who are missing. */
export function SyncReview(props: SyncReviewProps) {
  const { sync, fileName, isApplying, error, onApply, onAnother, onKeep } = props;
  const t = useTranslations("rosterSync");
  const name = useId();
  const [shown, setShown] = useState<(typeof VERDICTS)[number] | "all">("all");
  const { counts, rows, newCohorts } = sync;
  const changed = counts.created + counts.updated;
  const ignored = sync.columns.filter(({ column }) => column === null);
  const names = (given: readonly string[]) => given.map((item) => item || t("unnamed")).join(", ");
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="truncate text-base font-semibold">{fileName}</h2>
        <p role="status" className="text-sm text-ink-muted">
          {changed === 0 && counts.invalid === 0 ? t("nothing") : t("summary", counts)}
        </p>
      </div>
      {newCohorts.length > 0 ? (
        <Callout>{t("newCohorts", { count: newCohorts.length, names: names(newCohorts) })}</Callout>
      ) : null}
      {ignored.length > 0 ? (
        <Callout
          tone="warning"
          title={t("ignored", {
            count: ignored.length,
            names: names(ignored.map(({ heading }) => heading)),
          })}
          action={
            isApplying ? null : (
              <KeepColumns headings={ignored.map(({ heading }) => heading).filter(Boolean)} onKeep={onKeep} />
            )
          }
        >
          {t("ignoredText")}
        </Callout>
      ) : null}
      <div className="-mx-4 overflow-x-auto px-4">
        <SegmentedControl
          label={t("show")}
          name={`${name}-shown`}
          size="sm"
          className="w-max"
          segments={[
            { value: "all" as const, label: `${t("all")} ${rows.length}` },
            ...VERDICTS.filter((verdict) => counts[verdict] > 0).map((verdict) => ({
              value: verdict,
              label: `${t(`verdicts.${verdict}`)} ${counts[verdict]}`,
            })),
          ]}
          value={shown}
          onValueChange={setShown}
        />
      </div>
      {shown === "missing" ? (
        <MissingList missing={sync.missing} all={counts.missing} />
      ) : (
        <RowList
          key={shown}
          rows={shown === "all" ? rows : rows.filter(({ verdict }) => verdict === shown)}
          columns={sync.columns}
        />
      )}
      <FormError>
        {error === undefined ? null : `${t("failed")}. ${problemOf(error)?.detail ?? t("unanswered")}`}
      </FormError>
      <div className="flex flex-wrap justify-between gap-3">
        <Button disabled={isApplying} onClick={onAnother}>
          {t("chooseOther")}
        </Button>
        {changed === 0 ? null : (
          <Button variant="primary" pending={isApplying} onClick={onApply}>
            {isApplying ? t("applying") : t("apply", { count: changed })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The most ignored columns that can be kept with one press: more aren't fields. */
const KEPT_MOST = 5;

/** Offers to read ignored columns as fields. */
function KeepColumns({
  headings,
  onKeep,
}: {
  headings: readonly string[];
  onKeep: SyncReviewProps["onKeep"];
}) {
  const t = useTranslations("rosterSync");
  const { mutate, isPending, variables } = useMutation({ mutationFn: onKeep });
  return [...new Set(headings)].slice(0, KEPT_MOST).map((heading) => (
    <Button
      key={heading}
      size="sm"
      disabled={isPending}
      pending={isPending && variables === heading}
      onClick={() => mutate(heading)}
    >
      {t("keep", { name: heading })}
    </Button>
  ));
}
