import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { cn } from "#components/ui/cn.ts";

export type Step = "choose" | "map" | "check" | "run";

const STEPS = [
  ["choose", "stepChoose"],
  ["map", "stepMap"],
  ["check", "stepCheck"],
  ["run", "stepRun"],
] as const;

/** Where one is on the way from a file to cards. */
export function StepList({ current }: { current: Step }) {
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
