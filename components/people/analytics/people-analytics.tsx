"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { InteractionVolume } from "./interaction-volume.tsx";
import { Metrics } from "./metrics.tsx";
import { type Range, ranges } from "./ranges.ts";
import { RankedList } from "./ranked-list.tsx";

/** How the networking goes, in a range of days and compared with the one before. */
export function PeopleAnalytics({ initial }: { initial: Outputs["people"]["getAnalytics"] }) {
  const t = useTranslations("people");
  const [range, setRange] = useState<Range>(initial.range);
  const read = useQuery(
    trpc.people.getAnalytics.queryOptions(
      { range },
      { placeholderData: keepPreviousData, ...(range === initial.range ? { initialData: initial } : {}) },
    ),
  );
  const data = read.data ?? initial;
  useEffect(() => {
    window.history.replaceState(null, "", `?${new URLSearchParams({ view: "analytics", range })}`);
  }, [range]);
  return (
    <div className="mt-6 grid gap-6">
      <div className="overflow-x-auto">
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
      <Metrics range={data.range} metrics={data.metrics} />
      <InteractionVolume analytics={data} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <RankedList
          title={t("byType")}
          none={t("volumeNone")}
          rows={data.interactionsByType
            .filter(({ count }) => count > 0)
            .sort((one, other) => other.count - one.count)
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
    </div>
  );
}
