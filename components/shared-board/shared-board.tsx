import { useQuery } from "@tanstack/react-query";
import { CircleAlert, EyeOff, Inbox } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { LoadingRegion, Skeleton } from "#components/ui/skeleton.tsx";
import { newSince } from "#domain/attention.ts";
import { STATUSES } from "#domain/values.ts";
import { CARD_ORDERS, type CardOrder, ordered } from "./card-order.ts";
import type { SharedBoardData } from "./shared-board-data.ts";
import { SharedCard } from "./shared-card.tsx";
import { SharedColumn } from "./shared-column.tsx";

export type SharedBoardProps = {
  organizationSlug: string;
  shareId: string;
  initial?: SharedBoardData;
  /** When the viewer last looked before opening this; null if never. Undefined until it is known; until then, no card is marked. */
  lookedAt: string | null | undefined;
  /** The card that is open at first, if it is on the board. */
  card?: string | null;
};

/**
 * Shows an applicant's shared board to their coach: read-only, with the notes beside the card. Board and card are side
 * by side if there is room, otherwise one after the other.
 */
export function SharedBoard(props: SharedBoardProps) {
  const { organizationSlug, shareId, initial, lookedAt, card: named } = props;
  const t = useTranslations("sharedBoard");
  const name = useId();
  const [now] = useState(Date.now);
  const [order, setOrder] = useState<CardOrder>("column");
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
        description={problemOf(error)?.detail ?? t("failedText")}
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
  const columns = Map.groupBy(ordered(cards, order), ({ status }) => status);
  const since = lookedAt === undefined ? null : newSince(lookedAt, now);
  const changed = cards.filter(({ changedAt }) => since !== null && changedAt > since).length;
  const card = cards.find(({ id }) => id === chosen);
  const close = () => {
    setChosen(null);
    requestAnimationFrame(() =>
      region.current?.querySelector<HTMLElement>(`[data-card="${chosen}"]`)?.focus(),
    );
  };
  return (
    <div ref={region} className="@container grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <p className="text-ink-muted">
          {since === null ? null : t(lookedAt === null ? "changedLately" : "changed", { count: changed })}
        </p>
        <SegmentedControl
          label={t("order")}
          name={name}
          size="sm"
          value={order}
          onValueChange={setOrder}
          segments={CARD_ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
        />
      </div>
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
              since={since}
              now={now}
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
