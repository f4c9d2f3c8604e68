"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Equal, type LucideIcon, Minus } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { useQueryInAddress } from "#components/ui/address.ts";
import { Card } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { InteractionVolume } from "./interaction-volume.tsx";
import { type Range, ranges } from "./ranges.ts";

/** Shows the networking figures of a range of days, compared with the range before. */
export function PeopleAnalytics({ initial }: { initial: Outputs["people"]["getAnalytics"] }) {
  const t = useTranslations("people");
  const [range, setRange] = useState<Range>(initial.range);
  const read = useQuery(
    trpc.people.getAnalytics.queryOptions(
      { range },
      { placeholderData: keepPreviousData, ...(range === initial.range ? { initialData: initial } : {}) },
    ),
  );
  const { data } = read;
  useQueryInAddress(new URLSearchParams({ view: "analytics", range }));
  return (
    <div className="mt-6 grid gap-6">
      <div className="scroll-sideways">
        <SegmentedControl
          label={t("range")}
          name="range"
          value={range}
          onValueChange={setRange}
          segments={ranges.map((value) => ({ value, label: t(`ranges.${value}`) }))}
          className="whitespace-nowrap"
        />
      </div>
      <LoadFailed query={read} />
      {data ? (
        <>
          <Metrics range={data.range} metrics={data.metrics} />
          <InteractionVolume analytics={data} />
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <RankedList
              title={t("byType")}
              none={t("volumeNone")}
              rows={data.interactionsByType
                .filter(({ count }) => count > 0)
                .sort((a, b) => b.count - a.count)
                .map(({ type, count }) => ({ key: type, name: t(`types.${type}`), count }))}
            />
            <RankedList
              title={t("topContacts")}
              none={t("volumeNone")}
              rows={data.topContacts.map(({ contactId, name, companyName, interactionCount }) => ({
                key: contactId,
                name,
                hint: companyName,
                count: interactionCount,
                href: `/people/${contactId}`,
              }))}
            />
          </div>
        </>
      ) : null}
    </div>
  );
}

type Analytics = Outputs["people"]["getAnalytics"];

/** Shows the figures of a range, each compared in words with the range before. */
function Metrics({ range, metrics }: Pick<Analytics, "range" | "metrics">) {
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
    const values = { percent, previous, range };
    return direction === "up"
      ? { icon: ArrowUp, words: t("comparedUp", values) }
      : { icon: ArrowDown, words: t("comparedDown", values) };
  };
}

type Ranked = { key: string; name: string; hint?: string | null; count: number; href?: string };

/** Lists names by frequency, the most frequent first, with a bar for the share beside each number. */
function RankedList({ title, rows, none }: { title: string; rows: readonly Ranked[]; none: string }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Card className="p-5">
      <h2 className="text-sm font-semibold">{title}</h2>
      {rows.length === 0 ? <p className="mt-3 text-sm text-ink-muted">{none}</p> : null}
      <ol className="mt-3 grid gap-2.5">
        {rows.map(({ key, name, hint, count, href }) => (
          <li key={key} className="grid gap-1 text-sm">
            <span className="flex items-baseline justify-between gap-3">
              <span className="flex min-w-0 items-baseline gap-2">
                {href ? (
                  <Link
                    href={href}
                    className="truncate rounded-control font-medium hover:underline pointer-coarse:py-1.5"
                  >
                    {name}
                  </Link>
                ) : (
                  <span className="truncate font-medium">{name}</span>
                )}
                {hint ? <span className="truncate text-ink-muted">{hint}</span> : null}
              </span>
              <span className="text-ink-muted tabular-nums">{count}</span>
            </span>
            <span aria-hidden className="h-1.5 rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
