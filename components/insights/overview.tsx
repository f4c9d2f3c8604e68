import { useFormatter, useTranslations } from "next-intl";
import { StatusIcon } from "#components/status/status-badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { STATUSES } from "#domain/values.ts";
import type { Figure } from "./figure-address.ts";
import { FigureLink } from "./figure-link.tsx";
import type { Insights } from "./panels/model.ts";
import { MIN_SAMPLE_SIZE } from "./sample-size.ts";
import { shareText } from "./share-text.ts";

export type OverviewProps = {
  insights: Insights;
  /** True if the figures cover every card of the board. */
  isWhole: boolean;
};

/** Shows the most important figures. */
export function Overview({ insights: { totals, rates }, isWhole }: OverviewProps) {
  const t = useTranslations("insights");
  const statusName = useTranslations("status");
  const all = Object.values(totals).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <section
        aria-label={t("rates")}
        className="grid grid-cols-2 gap-3 max-md:[&>:last-child:nth-child(odd)]:col-span-2 md:grid-cols-3 xl:grid-cols-5"
      >
        <Tile
          label={t("allCards")}
          value={String(all)}
          hint={t(isWhole ? "allHint" : "rangeHint")}
          figure={{ figure: "total" }}
        />
        <Tile
          label={t("sentCards")}
          value={String(rates.response.n)}
          hint={t("sentHint")}
          figure={{ figure: "outcome", outcome: "applications" }}
        />
        <RateTile label={t("responseRate")} rate={rates.response} outcome="responses" />
        <RateTile label={t("interviewRate")} rate={rates.interview} outcome="interviews" />
        <RateTile label={t("offerRate")} rate={rates.offer} outcome="offers" />
      </section>
      <Card>
        <section aria-label={t("totals")} className="grid grid-cols-2 p-1.5 sm:grid-cols-4 xl:grid-cols-7">
          {STATUSES.map((status) => (
            <FigureLink
              key={status}
              figure={{ figure: "total", status }}
              className="flex min-h-11 items-center gap-2 rounded-card px-3 text-sm transition-colors hover:bg-hover"
            >
              <StatusIcon status={status} />
              <span className="min-w-0 flex-1 truncate text-ink-muted">{statusName(status)}</span>
              <span className="font-semibold tabular-nums">{totals[status]}</span>
            </FigureLink>
          ))}
        </section>
      </Card>
    </>
  );
}

type TileProps = { label: string; value: string; hint: string; figure: Figure };

function Tile({ label, value, hint, figure }: TileProps) {
  return (
    <FigureLink
      figure={figure}
      className="grid min-w-0 content-start gap-0.5 rounded-panel border border-line bg-surface px-4 py-3.5 transition-colors hover:bg-hover"
    >
      <span className="truncate text-sm text-ink-muted">{label}</span>
      <span className="text-2xl font-semibold tracking-tight tabular-nums">{value}</span>
      <span className="text-xs text-ink-muted">{hint}</span>
    </FigureLink>
  );
}

type RateTileProps = {
  label: string;
  rate: Insights["rates"]["response"];
  outcome: "responses" | "interviews" | "offers";
};

function RateTile({ label, rate: { rate, count, n }, outcome }: RateTileProps) {
  const t = useTranslations("insights");
  const format = useFormatter();
  const isSampled = rate !== null && n >= MIN_SAMPLE_SIZE;
  const value = isSampled ? shareText(format, rate) : "–";
  const counted = n === 0 ? t("noRate") : t("countOfN", { count, n });
  const hint = isSampled || n === 0 ? counted : `${counted} · ${t("tooFewForRate")}`;
  return <Tile label={label} value={value} hint={hint} figure={{ figure: "outcome", outcome }} />;
}
