"use client";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { Drawer, DrawerContent } from "#components/ui/drawer.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { LoadingRegion } from "#components/ui/loading-region.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { CardsBehindList } from "./cards-behind-list.tsx";
import type { Figure } from "./figure-address.ts";
import { figureTitle } from "./figure-title.ts";
import type { Insights } from "./panels/model.ts";
import { useWords } from "./panels/use-panels.ts";

export type CardsBehindProps = {
  boardId: string;
  insights: Insights;
  figure: Figure;
  onClose: () => void;
};

/** The cards that a figure counts, beside the page that it stands on. */
export function CardsBehind({ boardId, insights, figure, onClose }: CardsBehindProps) {
  const t = useTranslations("insights");
  const words = useWords();
  const { data, isError, refetch } = useQuery(trpc.insights.listCards.queryOptions({ boardId, figure }));
  // Stays and moves are counted a time, and a card may have several.
  const isTimes = figure.figure === "stays" || figure.figure === "transition";
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <DrawerContent title={figureTitle(figure, insights, words)}>
        {isError && !data ? (
          <EmptyState
            icon={<CircleAlert />}
            title={t("behindFailed")}
            description={t("behindFailedHint")}
            action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}
          />
        ) : null}
        {!data && !isError ? (
          <LoadingRegion className="grid gap-3">
            {["one", "two", "three", "four"].map((row) => (
              <Skeleton key={row} className="h-14" />
            ))}
          </LoadingRegion>
        ) : null}
        {data ? (
          <>
            <p className="mb-3 text-sm text-ink-muted">
              {t(isTimes ? "behindTimes" : "behindCount", { total: data.total })}{" "}
              {data.cards.length < data.total
                ? t("behindFirst", { shown: data.cards.length, total: data.total })
                : null}
            </p>
            <CardsBehindList boardId={boardId} figure={figure} cards={data.cards} />
          </>
        ) : null}
      </DrawerContent>
    </Drawer>
  );
}
