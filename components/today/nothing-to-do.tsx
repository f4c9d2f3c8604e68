"use client";
import { Coffee, Columns3 } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import type { TodayView } from "./use-marks.ts";

/** An empty page: for a search that has not begun the first step, for one under way when the next thing comes. */
export function NothingToDo({ outlook }: { outlook: TodayView["outlook"] }) {
  const t = useTranslations("today");
  const { hasCards, snoozed, nextAt } = outlook;
  const state = hasCards ? "clear" : "new";
  return (
    <EmptyState
      icon={hasCards ? <Coffee aria-hidden /> : <Columns3 aria-hidden />}
      title={t(`${state}Title`)}
      description={
        <>
          {t(`${state}Text`)}
          {nextAt ? (
            <span className="mt-2 block">
              {t("snoozed", { count: snoozed })} <LocalTime value={nextAt} format="day" />.
            </span>
          ) : null}
        </>
      }
      action={
        <>
          <ButtonLink href="/boards" variant="primary">
            {t(`${state}Action`)}
          </ButtonLink>
          <ButtonLink href="/save">{t("save")}</ButtonLink>
        </>
      }
    />
  );
}
