"use client";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, EyeOff, Inbox } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { LoadingRegion, Skeleton } from "#components/ui/skeleton.tsx";
import { STATUSES } from "#domain/values.ts";
import type { SharedBoardData } from "./shared-board-data.ts";
import { SharedCard } from "./shared-card.tsx";
import { SharedColumn } from "./shared-column.tsx";

export type SharedBoardProps = {
  organizationSlug: string;
  shareId: string;
  initial?: SharedBoardData;
  /** The card that is open at first, if it is on the board. */
  card?: string | null;
};

/**
 * Shows an applicant's shared board to their coach: read-only, with the notes beside the card. Board and card are side
 * by side if there is room, otherwise one after the other.
 */
export function SharedBoard({ organizationSlug, shareId, initial, card: named }: SharedBoardProps) {
  const t = useTranslations("sharedBoard");
  const [chosen, setChosen] = useState<string | null>(named ?? null);
  const region = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery(
    trpc.organizationShares.getBoard.queryOptions(
      { organizationSlug, shareId },
      { ...(initial ? { initialData: initial } : {}) },
    ),
  );
  if (problemOf(error)?.code === "not_found") {
    return <EmptyState icon={<EyeOff aria-hidden />} title={t("endedTitle")} description={t("endedText")} />;
  }
  if (!data && error) {
    return (
      <EmptyState
        icon={<CircleAlert aria-hidden />}
        title={t("failedTitle")}
        description={t("failedText")}
        action={<Button onClick={() => refetch()}>{t("tryAgain")}</Button>}
      />
    );
  }
  if (!data) return <BoardShape />;
  const { cards, applicant } = data;
  const applicantName = applicant.displayName ?? applicant.email;
  if (cards.length === 0) {
    const description = t("emptyText", { applicant: applicantName });
    return <EmptyState icon={<Inbox aria-hidden />} title={t("emptyTitle")} description={description} />;
  }
  const columns = Map.groupBy(cards, ({ status }) => status);
  const card = cards.find(({ id }) => id === chosen);
  const close = () => {
    setChosen(null);
    requestAnimationFrame(() =>
      region.current?.querySelector<HTMLElement>(`[data-card="${chosen}"]`)?.focus(),
    );
  };
  return (
    <div ref={region} className="@container">
      <div className={cn("grid gap-4", card && "@4xl:grid-cols-[minmax(0,1fr)_25rem]")}>
        <div
          className={cn(
            "flex snap-x snap-proximity items-start gap-3 overflow-x-auto pb-3",
            card && "hidden @4xl:flex",
          )}
        >
          {STATUSES.map((status) => (
            <SharedColumn
              key={status}
              status={status}
              cards={columns.get(status) ?? []}
              chosen={chosen}
              onChoose={setChosen}
            />
          ))}
        </div>
        {card ? (
          <SharedCard
            key={card.id}
            card={card}
            organizationSlug={organizationSlug}
            shareId={shareId}
            applicantName={applicantName}
            applicantEmail={applicant.email}
            onClose={close}
          />
        ) : null}
      </div>
    </div>
  );
}

function BoardShape() {
  return (
    <LoadingRegion>
      <div className="flex gap-3 overflow-hidden">
        {["saved", "applied", "interviewing", "offer"].map((name) => (
          <div key={name} className="grid w-60 shrink-0 gap-2">
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-20 w-full" />
            <Skeleton className="h-20 w-full" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
