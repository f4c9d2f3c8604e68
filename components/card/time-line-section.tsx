"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { spanOf } from "#components/board/model/age.ts";
import { StatusIcon } from "#components/status/status-badge.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useEditor } from "./card-fields.tsx";
import { DrawerSection } from "./drawer-section.tsx";

/** Shows the card's moves through the columns, newest first, and how long it stayed in each. */
export function TimeLineSection() {
  const t = useTranslations("card");
  const statusName = useTranslations("status");
  const { id } = useEditor().application;
  const history = useQuery(trpc.applications.getStatusHistory.queryOptions({ applicationId: id }));
  const duration = (seconds: number) => {
    const { unit, count } = spanOf(seconds);
    return t(`duration.${unit}`, { count });
  };
  return (
    <DrawerSection title={t("timeLine")}>
      <LoadFailed query={history} />
      {history.isPending ? <Skeleton className="h-16 w-full" /> : null}
      {history.data ? (
        <ol aria-label={t("timeLine")} className="mt-1 grid">
          {history.data.data.map(
            ({ status, enteredAt, isDateKnown, leftAt, durationSeconds }, index, stays) => (
              <li
                key={enteredAt + status}
                data-status={status}
                className="group/stay relative flex gap-3 pb-5 last:pb-0"
              >
                <span
                  aria-hidden
                  className="absolute top-7 bottom-0 left-3.5 w-px -translate-x-1/2 bg-line group-last/stay:hidden"
                />
                <span className="grid size-7 shrink-0 place-items-center rounded-full bg-status-soft">
                  <StatusIcon status={status} />
                </span>
                <div className="grid min-w-0 flex-1 gap-0.5 pt-1 text-sm">
                  <p className="flex justify-between gap-3">
                    <span className="font-medium">{statusName(status)}</span>
                    <span className="text-ink-muted tabular-nums">
                      {!isDateKnown || stays[index - 1]?.isDateKnown === false
                        ? null
                        : leftAt === null
                          ? t("soFar", { duration: duration(durationSeconds) })
                          : duration(durationSeconds)}
                    </span>
                  </p>
                  {isDateKnown ? (
                    <LocalTime value={enteredAt} className="text-xs text-ink-muted" />
                  ) : (
                    <span className="text-xs text-ink-muted">{t("dateUnknown")}</span>
                  )}
                </div>
              </li>
            ),
          )}
        </ol>
      ) : null}
    </DrawerSection>
  );
}
