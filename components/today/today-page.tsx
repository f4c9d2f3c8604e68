"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { LocalTime } from "#components/ui/local-time.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { NothingToDo } from "./nothing-to-do.tsx";
import { TodaySection } from "./today-section.tsx";
import { type TodayItem, type TodayView, useMarks } from "./use-marks.ts";

/** The most pressing first. */
const kinds: readonly TodayItem["kind"][] = ["interview", "offer", "feedback", "follow_up", "quiet"];

export type TodayPageProps = { initial: TodayView; renderedAt: string };

/** What to do now, from every part of the search. */
export function TodayPage({ initial, renderedAt }: TodayPageProps) {
  const t = useTranslations("today");
  const { data } = useQuery(trpc.today.get.queryOptions({}, { initialData: initial }));
  const mark = useMarks();
  const { items, outlook } = data;
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-6 sm:px-8">
      <PageHeader
        above={<LocalTime value={renderedAt} format="day" />}
        title={t("today")}
        description={<span role="status">{t("summary", { count: items.length })}</span>}
      />
      {items.length === 0 ? <NothingToDo outlook={outlook} /> : null}
      <div className="mt-7 grid grid-cols-1 gap-9">
        {kinds.map((kind) => {
          const ofKind = items.filter((item) => item.kind === kind);
          if (ofKind.length === 0) return null;
          return <TodaySection key={kind} kind={kind} items={ofKind} onMark={mark} />;
        })}
      </div>
    </div>
  );
}
