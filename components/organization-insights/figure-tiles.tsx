import { useFormatter, useTranslations } from "next-intl";
import type { OrganizationInsights } from "./organization-panels.ts";

/** The figures that one looks for first, each with its n. */
export function FigureTiles({ insights }: { insights: OrganizationInsights }) {
  const t = useTranslations("organizationInsights");
  const format = useFormatter();
  const { applicants, sharing, placements, placementRate, daysToPlacement } = insights;
  const { rate } = placementRate;
  const { median } = daysToPlacement;
  const tiles = [
    { label: t("applicants"), value: String(applicants), hint: t("sharingHint", { sharing }) },
    { label: t("placements"), value: String(placements), hint: t("placementsHint") },
    {
      label: t("rate"),
      value: rate === null ? "–" : format.number(rate, { style: "percent", maximumFractionDigits: 0 }),
      hint: t("rateHint", { n: placementRate.n }),
    },
    {
      label: t("days"),
      value: median === null ? "–" : String(Math.round(median)),
      hint: t("daysHint", { n: daysToPlacement.n }),
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map(({ label, value, hint }) => (
        <div
          key={label}
          className="grid min-w-0 content-start gap-0.5 rounded-panel border border-line bg-surface px-4 py-3.5"
        >
          <dt className="truncate text-sm text-ink-muted">{label}</dt>
          <dd className="text-2xl font-semibold tracking-tight tabular-nums">{value}</dd>
          <dd className="text-xs text-ink-muted">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}
