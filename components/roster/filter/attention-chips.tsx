import { useTranslations } from "next-intl";
import { cn } from "#components/ui/cn.ts";
import type { Reason } from "../roster-data.ts";
import { REASONS } from "./roster-filter.ts";

export type AttentionChipsProps = {
  counts: ReadonlyMap<Reason, number>;
  chosen: readonly Reason[];
  onChange: (chosen: Reason[]) => void;
};

/** How many applicants have each reason for attention; pressing one leaves those. */
export function AttentionChips({ counts, chosen, onChange }: AttentionChipsProps) {
  const t = useTranslations("roster");
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-2 lg:grid-cols-4">
      <legend className="sr-only">{t("attentionLabel")}</legend>
      {REASONS.map((reason) => {
        const isChosen = chosen.includes(reason);
        const count = counts.get(reason) ?? 0;
        return (
          <button
            key={reason}
            type="button"
            aria-pressed={isChosen}
            onClick={() =>
              onChange(REASONS.filter((one) => (one === reason ? !isChosen : chosen.includes(one))))
            }
            className={cn(
              "grid gap-0.5 rounded-panel border border-line bg-surface px-4 py-3 text-left transition-colors hover:border-line-strong",
              "aria-pressed:border-accent aria-pressed:bg-accent-soft",
            )}
          >
            <span className={cn("text-xl font-semibold tabular-nums", count === 0 && "text-ink-muted")}>
              {count}
            </span>
            <span className="text-sm text-ink-muted">{t(`whys.${reason}`)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
