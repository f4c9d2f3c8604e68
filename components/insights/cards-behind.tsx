import { useQuery } from "@tanstack/react-query";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { type Outputs, trpc } from "#components/api/client.ts";
import { StatusBadge } from "#components/status/status-badge.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { dayFormat } from "#domain/region.ts";
import { BehindFigure, BehindLine } from "./behind-figure.tsx";
import type { Figure } from "./figure-address.ts";
import type { Insights, PanelTexts } from "./panels/model.ts";
import { weekLabel } from "./panels/time.ts";
import { useWords } from "./panels/use-panels.ts";

export type CardsBehindProps = {
  boardId: string;
  insights: Insights;
  figure: Figure;
  onClose: () => void;
};

/** Shows the cards that a figure counts, in a drawer beside its page. */
export function CardsBehind({ boardId, insights, figure, onClose }: CardsBehindProps) {
  const t = useTranslations("insights");
  const words = useWords();
  const read = useQuery(trpc.insights.listCards.queryOptions({ boardId, ...words.range, figure }));
  // Stays and moves are counted individually, and a card can have several.
  const isTimes = figure.figure === "stays" || figure.figure === "transition";
  return (
    <BehindFigure
      title={figureTitle(figure, insights, words)}
      read={read}
      failed={{ title: t("behindFailed"), hint: t("behindFailedHint"), retry: t("retry") }}
      onClose={onClose}
      summary={({ cards, total }) => (
        <>
          {t(isTimes ? "behindTimes" : "behindCount", { total })}{" "}
          {cards.length < total ? t("behindFirst", { shown: cards.length, total }) : null}
        </>
      )}
    >
      {({ cards }) => <CardsBehindList boardId={boardId} figure={figure} cards={cards} />}
    </BehindFigure>
  );
}

type CardBehind = Outputs["insights"]["listCards"]["cards"][number];
type CardsBehindListProps = { boardId: string; figure: Figure; cards: CardBehind[] };

/** Lists cards with their counted values, linked to their drawers on the board. */
function CardsBehindList({ boardId, figure, cards }: CardsBehindListProps) {
  const t = useTranslations("insights");
  if (cards.length === 0) return <p className="text-sm text-ink-muted">{t("behindNone")}</p>;
  return (
    <ul aria-label={t("behindList")} className="-mx-3">
      {cards.map((card) => (
        <BehindLine
          key={`${card.applicationId} ${card.at}`}
          name={card.title}
          href={`/boards/${boardId}?card=${card.applicationId}`}
          detail={card.companyName}
        >
          <span className="shrink-0 text-xs text-ink-muted tabular-nums">
            <Counted figure={figure} card={card} />
          </span>
          <StatusBadge status={card.status} />
        </BehindLine>
      ))}
    </ul>
  );
}

function Counted({ figure, card: { at, days } }: { figure: Figure; card: CardBehind }) {
  const t = useTranslations("insights");
  const format = useFormatter();
  const locale = useLocale();
  if (days !== null) return days < 1 ? t("lessThanADay") : t("days", { days: Math.round(days * 10) / 10 });
  if (at === null) return null;
  // Application dates have no time, so they are shown in UTC, like the weeks.
  const isDay = figure.figure === "week" || figure.figure === "outcome";
  if (!isDay) return <LocalTime value={at} format="date" />;
  return format.dateTime(new Date(at), { ...dayFormat(locale), timeZone: "UTC" });
}

const outcomes = {
  applications: "behindApplications",
  responses: "behindResponses",
  interviews: "behindInterviews",
  offers: "behindOffers",
} as const;

/** Returns a title that says what a figure counts. */
function figureTitle(figure: Figure, { byResume }: Insights, words: PanelTexts): string {
  const { t, statusName } = words;
  switch (figure.figure) {
    case "total":
      return figure.status ? t("behindTotal", { status: statusName(figure.status) }) : t("behindAll");
    case "reached":
      return t("behindReached", { status: statusName(figure.status) });
    case "stays":
      return t("behindStays", { status: statusName(figure.status) });
    case "transition":
      return t("behindTransition", { from: statusName(figure.from), to: statusName(figure.to) });
    case "week":
      return t("behindWeek", { week: weekLabel(figure.weekStartsOn, words) });
    case "outcome": {
      const what = t(outcomes[figure.outcome]);
      if (figure.source !== undefined) {
        return t("behindOf", { what, group: figure.source ?? t("noSource") });
      }
      if (figure.resumeId === undefined) return what;
      const resume = byResume.find(({ resumeId }) => resumeId === figure.resumeId);
      return t("behindOf", { what, group: resume?.resumeName ?? t("noResume") });
    }
  }
}
