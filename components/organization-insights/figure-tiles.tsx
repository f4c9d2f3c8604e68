import { useFormatter, useTranslations } from "next-intl";
import { LEAST_TELLING, whenTelling } from "#components/insights/telling.ts";
import type { OrganizationInsights } from "./organization-panels.ts";

/** The figures that one looks for first, each with its n. */
export function FigureTiles({ insights }: { insights: OrganizationInsights }) {
  const t = useTranslations("organizationInsights");
  const format = useFormatter();
  const { applicants, sharing, placements, placementRate, daysToPlacement } = insights;
  const rate = whenTelling(placementRate.rate, placementRate.n);
  const median = whenTelling(daysToPlacement.median, daysToPlacement.n);
  const tiles = [
    { label: t("applicants"), value: String(applicants), hint: t("sharingHint", { sharing }) },
    { label: t("placements"), value: String(placements), hint: t("placementsHint") },
    {
      label: t("rate"),
      value: rate === null ? "–" : format.number(rate, { style: "percent", maximumFractionDigits: 0 }),
      hint: t(rate === null ? "rateTooFew" : "rateHint", { n: placementRate.n, least: LEAST_TELLING }),
    },
    {
      label: t("days"),
      value: median === null ? "–" : String(Math.round(median)),
      hint: t(median === null ? "daysTooFew" : "daysHint", { n: daysToPlacement.n, least: LEAST_TELLING }),
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map(({ label, value, hint }) => (
        <div
          key={label}
          className="grid min-w-0 content-start gap-0.5 rounded-panel border border-line bg-surface px-4 py-3.5"
        >
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="text-2xl font-semibold tracking-tight tabular-nums">{value}</dd>
          <dd className="text-xs text-ink-muted">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}
