"use client";
import { ArrowDown, ArrowUp, Equal, type LucideIcon, Minus } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { Card } from "#components/ui/card.tsx";

type Analytics = Outputs["people"]["getAnalytics"];

/** The figures of a range, each compared in words with the one before. */
export function Metrics({ range, metrics }: Pick<Analytics, "range" | "metrics">) {
  const t = useTranslations("people");
  const say = useComparison(range);
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {metrics.map(({ name, current, comparison }) => {
        const { icon: Icon, words } = say(comparison);
        return (
          <Card key={name} className="grid content-start gap-1 px-5 py-4">
            <dt className="text-sm text-ink-muted">{t(`metrics.${name}`)}</dt>
            <dd className="text-2xl font-semibold tracking-tight tabular-nums">{current}</dd>
            <dd className="flex gap-1.5 text-sm text-ink-muted">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>{words}</span>
            </dd>
          </Card>
        );
      })}
    </dl>
  );
}

function useComparison(chosen: Analytics["range"]) {
  const t = useTranslations("people");
  const format = useFormatter();
  const range = t(`rangesBefore.${chosen}`);
  return (comparison: Analytics["metrics"][number]["comparison"]): { icon: LucideIcon; words: string } => {
    if (comparison.kind === "not_comparable") return { icon: Minus, words: t("notComparable") };
    if (comparison.kind === "from_zero") return { icon: Minus, words: t("fromZero", { range }) };
    const { direction, changePercent, previous } = comparison;
    if (direction === "flat") return { icon: Equal, words: t("comparedFlat", { range }) };
    const percent = format.number(Math.abs(changePercent) / 100, {
      style: "percent",
      maximumFractionDigits: 1,
    });
    const said = { percent, previous, range };
    return direction === "up"
      ? { icon: ArrowUp, words: t("comparedUp", said) }
      : { icon: ArrowDown, words: t("comparedDown", said) };
  };
}
