import { CalendarClock } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { StayEntry, TimeLineEntry } from "#components/status/time-line.tsx";
import type { SharedApplication } from "./shared-board-data.ts";

type CardHistoryProps = Pick<SharedApplication, "stays" | "interviews">;

/** Shows a shared card's columns and interviews, newest first. */
export function CardHistory({ stays, interviews }: CardHistoryProps) {
  const t = useTranslations("sharedBoard");
  const headingId = useId();
  const [now] = useState(Date.now);
  const entries = [
    ...stays.map((stay, index) => ({
      at: stay.enteredAt,
      entry: (
        <StayEntry
          key={stay.enteredAt + stay.status}
          stay={stay}
          next={stays[index - 1]}
          soFar={(duration) => t("soFar", { duration })}
          unknown={t("dateUnknown")}
        />
      ),
    })),
    ...interviews.map(({ id, type, scheduledAt, outcome }) => ({
      at: scheduledAt,
      entry: (
        <TimeLineEntry
          key={id}
          status="interviewing"
          icon={<CalendarClock aria-hidden className="size-4 text-status" />}
          title={t(`interviewType.${type}`)}
          aside={t(
            `outcome.${outcome === "pending" && Date.parse(scheduledAt) > now ? "upcoming" : outcome}`,
          )}
          at={scheduledAt}
        />
      ),
    })),
  ].sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1));
  return (
    <section aria-labelledby={headingId} className="grid gap-1.5 border-t border-line pt-4 text-sm">
      <h4 id={headingId} className="font-semibold">
        {t("history")}
      </h4>
      <ol aria-labelledby={headingId} className="mt-1 grid">
        {entries.map(({ entry }) => entry)}
      </ol>
    </section>
  );
}
